import { countNoun, plural } from "./count-noun.ts";

/** A file's decoded text, with a note if the encoding was guessed; or an error message. */
export type DecodedText =
  | { ok: true; text: string; note: string | null }
  | { ok: false; message: string };

/** Windows-1252 characters of the bytes 80 to 9F. `\0` marks undefined bytes. */
const windowsCharacters =
  "\u20AC\0\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0" +
  "\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178";

const refusal: DecodedText = {
  ok: false,
  message: "We can't read this file's text encoding. Save the file as UTF-8, then try again.",
};

const windowsNote =
  "This file isn't UTF-8, so we read it as Windows-1252. If letters look wrong, save the file as UTF-8, then try again.";

/** Fraction of zero bytes above which a text without a byte order mark is read as UTF-16. */
const zeroShare = 0.3;

/** Decodes UTF-8, UTF-16 and, with a note, Windows-1252. Refuses other encodings instead of replacing characters. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = findWideEncoding(bytes);
  if (wide) {
    const text = decodeStrictly(bytes, wide);
    // A UTF-32 text starts with the byte order mark of UTF-16; decoded as UTF-16, it contains U+0000.
    return text === null || text.includes("\0") ? refusal : { ok: true, text, note: null };
  }
  const text = decodeStrictly(bytes, "utf-8");
  if (text !== null) return { ok: true, text, note: null };
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const damaged = decodeDamaged(bytes, { isDeclared: isMarked });
  if (damaged) return damaged;
  if (isMarked || !bytes.every(isWindowsByte)) return refusal;
  return { ok: true, text: decodeWindows(bytes), note: windowsNote };
}

/** UTF-8 that isn't declared has at least this many characters of several bytes for each invalid byte. */
const minValid = 10;

/**
 * Decodes UTF-8 without its invalid bytes, with a note. Null if the text is likelier in another encoding: if too few
 * characters of several bytes are valid.
 */
export function decodeDamaged(
  bytes: Uint8Array,
  { isDeclared }: { isDeclared: boolean },
): DecodedText | null {
  const text = new TextDecoder("utf-8").decode(bytes);
  const plain = text.replaceAll("\uFFFD", "");
  const invalid = text.length - plain.length;
  const valid = plain.match(/[^\0-\x7F]/gu)?.length ?? 0;
  if (plain.includes("\0") || valid < (isDeclared ? Math.max(1, invalid) : minValid * invalid))
    return null;
  const note = `${countNoun(invalid, "byte")} of this file ${plural(invalid, "isn't", "aren't")} UTF-8, so we left ${plural(invalid, "it", "them")} out. Check the words there.`;
  return { ok: true, text: plain, note };
}

function findWideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd <= bytes.length * zeroShare) return null;
  return odd >= even ? "utf-16le" : "utf-16be";
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isWindowsByte = (byte: number) =>
  byte >= 0x20
    ? byte !== 0x7f && (byte < 0x80 || byte > 0x9f || windowsCharacters[byte - 0x80] !== "\0")
    : byte === 0x09 || byte === 0x0a || byte === 0x0d;

/**
 * Decodes Windows-1252, leaving out undefined bytes. Node 20's decoder reads the bytes 80 to 9F as control characters.
 */
export function decodeWindows(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) {
    const character =
      byte >= 0x80 && byte <= 0x9f ? windowsCharacters[byte - 0x80] : String.fromCharCode(byte);
    if (character !== "\0") text += character;
  }
  return text;
}
