import type { SourceDoubt } from "@slideloom/core/sources";
import { decodeDamaged, type DecodedText, decodeText, decodeWindows } from "@slideloom/core/text";
import { analyse } from "chardet";
import { SourceError } from "../source-error.ts";
import type { SourceFile } from "./source-file.ts";

export interface DecodedSource {
  text: string;
  doubts: SourceDoubt[];
}

/** Number of bytes at the start of a file in which HTML and XML declare their encoding. */
const declarationBytes = 4096;
/** A file's encoding is guessed from at most this many bytes at the file's start. */
const sampleBytes = 200_000;
/** Labels of encodings that are decoded as Windows-1252. Browsers also decode Latin-1 and ASCII like this. */
const windowsLabel = /^(windows-1252|cp1252|iso-?8859-1|latin-?1|us-ascii|ascii)$/i;
const control = /(?![\t\n\f\r])\p{Cc}/u;
/** Escape sequences with which ISO-2022-JP switches between character sets. */
const escapes = ["$B", "$@", "(J"].map((end) => `${String.fromCodePoint(0x1b)}${end}`);

/**
 * Decodes by byte order mark, as UTF-8, by the declared encoding, or by a guess. After a guess, `doubts` ask the person
 * to check the text.
 * @throws {SourceError} if the encoding is unknown.
 */
export function decodeSource(file: SourceFile): DecodedSource {
  const { bytes } = file;
  const start = decodeWindows(bytes.subarray(0, declarationBytes));
  if (escapes.some((escape) => start.includes(escape))) {
    return decodeAs("iso-2022-jp", bytes) ?? refuse();
  }
  const decoded = decodeText(bytes);
  if (decoded.ok && decoded.note === null) return { text: decoded.text, doubts: [] };
  for (const label of listDeclared(start, file.contentType)) {
    const declared = decodeAs(label, bytes);
    if (declared) return declared;
  }
  const damaged = noteDamage(decodeDamaged(bytes, { isDeclared: false }));
  if (damaged) return damaged;
  const guessed = guess(bytes);
  if (guessed) return guessed;
  if (!decoded.ok) throw new SourceError("source-unreadable", decoded.message);
  return { text: decoded.text, doubts: [{ code: "encoding", message: decoded.note ?? "" }] };
}

/** Lists the declared encodings: from the Content-Type header, then from the text itself. */
function listDeclared(start: string, contentType = ""): string[] {
  const sent = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1];
  const own =
    /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(start)?.[1] ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i.exec(start)?.[1];
  return [sent, own].filter((label) => label !== undefined);
}

/** Decodes bytes in the named encoding; null if the bytes are invalid in it or the encoding is unknown. */
function decodeAs(label: string, bytes: Uint8Array): DecodedSource | null {
  if (windowsLabel.test(label)) return { text: decodeWindows(bytes), doubts: [] };
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), doubts: [] };
  } catch {
    return /^utf-?8$/i.test(label) ? noteDamage(decodeDamaged(bytes, { isDeclared: true })) : null;
  }
}

const noteDamage = (decoded: DecodedText | null): DecodedSource | null =>
  decoded?.ok
    ? { text: decoded.text, doubts: [{ code: "encoding", message: decoded.note ?? "" }] }
    : null;

/** Decodes bytes in the likeliest encoding; null if there is none. */
function guess(bytes: Uint8Array): DecodedSource | null {
  for (const { name } of analyse(bytes.subarray(0, sampleBytes))) {
    if (windowsLabel.test(name)) return null;
    const decoded = decodeAs(name, bytes);
    if (!decoded || control.test(decoded.text)) continue;
    const message = `This file isn't UTF-8, so we read it as ${name}. If letters look wrong, save the file as UTF-8, then try again.`;
    return { ...decoded, doubts: [{ code: "encoding", message }] };
  }
  return null;
}

function refuse(): never {
  throw new SourceError(
    "source-unreadable",
    "We can't read this file's text encoding. Save the file as UTF-8, then try again.",
  );
}
