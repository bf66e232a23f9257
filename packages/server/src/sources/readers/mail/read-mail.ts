import { readMailBody, type ReadSource } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { SourceError } from "../../source-error.ts";
import { type DecodedSource, decodeSource } from "../decode-source.ts";
import { readPlainText } from "../read-plain-text.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { decodeWords } from "./decode-words.ts";
import { skipFront } from "./is-mail-file.ts";
import { type MimePart, parseField, parseMime } from "./mime-part.ts";

export type ReadPage = (decoded: DecodedSource, file: SourceFile) => FoundSource;

/**
 * Reads a mail's text, or a page saved as MHTML.
 * @throws {SourceError} if it has no text.
 */
export function readMail(file: SourceFile, readPage: ReadPage): FoundSource {
  const text = Buffer.from(file.bytes).toString("latin1");
  const root = parseMime(Buffer.from(skipFront(text), "latin1"));
  const part = findText(root);
  if (!part)
    throw new SourceError("source-empty", "This mail has no text. Paste the text instead.");
  const found = readPart(part, readPage);
  const { source } = found;
  const attachments = listAttachments(root, part);
  const left = [
    ...source.read.left,
    ...(attachments.length > 0 ? [nameAttachments(attachments)] : []),
  ];
  const isPage = root.headers.has("snapshot-content-location");
  const subject = decodeWords(root.headers.get("subject") ?? "").trim();
  const head = isPage ? {} : readHead(root);
  const title = isPage ? source.title || subject : subject || source.title;
  return { ...found, source: { ...source, ...head, title, read: { ...source.read, left } } };
}

function readPart({ type, bytes, parameters, headers }: MimePart, readPage: ReadPage): FoundSource {
  const charset = parameters.get("charset");
  const contentType = charset === undefined ? type : `${type}; charset=${charset}`;
  const decoded = decodeSource({ bytes, contentType });
  if (type === "text/html") {
    const location = headers.get("content-location") ?? "";
    const url = /^https?:/i.test(location) && URL.canParse(location) ? { url: location } : {};
    return readPage(decoded, { bytes, ...url });
  }
  const isFlowed = parameters.get("format")?.toLowerCase() === "flowed";
  const body = readMailBody(isFlowed ? unwrap(decoded.text) : decoded.text);
  return readPlainText({ ...decoded, text: body.text }, { left: body.left });
}

/** Joins lines that a mail program has wrapped: those that end with a blank, but not the line above a signature. */
const unwrap = (text: string) =>
  text.replaceAll(/ \r?\n(?=\S)/g, (found, at: number) =>
    /(?:^|\n)--$/.test(text.slice(Math.max(0, at - 3), at)) ? found : " ",
  );

/** Finds the part with a mail's text: HTML if there is any, else plain text. */
function findText(root: MimePart): MimePart | null {
  const texts = listParts(root).filter(
    (part) =>
      /^text\/(?:html|plain)$/.test(part.type) && !isAttachment(part) && part.bytes.length > 0,
  );
  return texts.find(({ type }) => type === "text/html") ?? texts[0] ?? null;
}

const listParts = (part: MimePart): MimePart[] => [part, ...part.parts.flatMap(listParts)];

const isAttachment = ({ headers }: MimePart) =>
  /^attachment\b/i.test(headers.get("content-disposition") ?? "");

function listAttachments(root: MimePart, text: MimePart): string[] {
  return listParts(root)
    .filter((part) => part !== text && isAttachment(part))
    .map(({ headers, parameters }) => {
      const disposition = parseField(headers.get("content-disposition") ?? "").parameters;
      return decodeWords(disposition.get("filename") ?? parameters.get("name") ?? "");
    });
}

const namedAttachments = 3;

function nameAttachments(names: readonly string[]): string {
  const named = names.filter((name) => name !== "").slice(0, namedAttachments);
  return countNoun(names.length, "attachment") + (named.length > 0 ? `: ${named.join(", ")}` : "");
}

function readHead({ headers }: MimePart): Partial<ReadSource["source"]> {
  const from = decodeWords(headers.get("from") ?? "");
  const byline = from.split("<", 1).join("").trim().replaceAll(/^"|"$/g, "").trim();
  const date = new Date(headers.get("date") ?? "");
  return {
    ...(byline && { byline }),
    ...(!Number.isNaN(date.getTime()) && { published: date.toISOString() }),
  };
}
