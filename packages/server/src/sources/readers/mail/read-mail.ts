import { readMailBody, type ReadSource } from "@slideloom/core/sources";
import { countNoun, countWords } from "@slideloom/core/text";
import { SourceError } from "../../source-error.ts";
import { type DecodedSource, decodeSource } from "../decode-source.ts";
import { readPlainText } from "../read-plain-text.ts";
import type { FoundSource, SourceFile } from "../source-file.ts";
import { stripTags } from "../text/strip-tags.ts";
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
  const [first = "", ...others] = splitBox(text);
  const root = parseMime(Buffer.from(skipFront(first), "latin1"));
  const part = findText(root);
  if (!part)
    throw new SourceError("source-empty", "This mail has no text. Paste the text instead.");
  const found = readPart(part, readPage);
  const { source } = found;
  const attachments = listAttachments(root, part);
  const left = [
    ...source.read.left,
    ...(attachments.length > 0 ? [nameAttachments(attachments)] : []),
    ...(others.length > 0
      ? [countNoun(others.length, "other mail of the mailbox", "other mails of the mailbox")]
      : []),
  ];
  const isPage = root.headers.has("snapshot-content-location");
  const subject = decodeWords(root.headers.get("subject") ?? "").trim();
  const head = isPage ? {} : readHead(root);
  const title = isPage ? source.title || subject : subject || source.title;
  return { ...found, source: { ...source, ...head, title, read: { ...source.read, left } } };
}

/** Splits a mailbox (mbox) into its mails. Other files are one mail. */
const splitBox = (text: string): string[] =>
  /^\s{0,10}From \S/.test(text) ? text.split(/\n(?=From \S{1,200} [^\n]{0,60}\d{4}\r?\n)/) : [text];

function readPart({ type, bytes, parameters, headers }: MimePart, readPage: ReadPage): FoundSource {
  const charset = parameters.get("charset");
  const contentType = charset === undefined ? type : `${type}; charset=${charset}`;
  const decoded = decodeSource({ bytes, contentType });
  if (type === "text/html") {
    const location = headers.get("content-location") ?? "";
    const url = /^https?:/i.test(location) && URL.canParse(location) ? { url: location } : {};
    const { text, answered } = cutAnswered(decoded.text);
    const found = readPage({ ...decoded, text }, { bytes, ...url });
    if (answered !== "") found.source.read.left.push(`the answered mail: ${answered}`);
    return found;
  }
  const isFlowed = parameters.get("format")?.toLowerCase() === "flowed";
  const body = readMailBody(isFlowed ? unwrap(decoded.text) : decoded.text);
  return readPlainText({ ...decoded, text: body.text }, { left: body.left });
}

/** Where mail programs put the mail that was answered: Gmail, Apple Mail, Outlook. */
const answeredPart =
  /<(?:div|blockquote)\b[^<>]{0,300}?\b(?:class=["'][^"'<>]{0,100}\b(?:gmail_quote|yahoo_quoted|moz-cite-prefix)\b|type=["']cite["']|id=["'](?:divRplyFwdMsg|appendonsend)["'])/i;
/** After fewer words, the part is a forwarded mail. */
const minReplyWords = 12;
const exampleUnits = 60;

/** Takes the answered mail off the HTML of a reply. */
function cutAnswered(html: string): { text: string; answered: string } {
  const at = html.search(answeredPart);
  const body = html.slice(Math.max(0, html.search(/<body\b/i)), Math.max(0, at));
  if (at < 0 || countWords(stripTags(body)) < minReplyWords) return { text: html, answered: "" };
  const answered = stripTags(html.slice(at))
    .replaceAll(/\s+|&#?\w{1,10};/g, " ")
    .trim();
  return {
    text: html.slice(0, at),
    answered:
      answered.length > exampleUnits ? `${answered.slice(0, exampleUnits).trimEnd()}…` : answered,
  };
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
    .filter((part) => part !== text && (isAttachment(part) || part.type === "message/rfc822"))
    .map(({ type, bytes, headers, parameters }) => {
      if (type === "message/rfc822") return readSubject(bytes);
      const disposition = parseField(headers.get("content-disposition") ?? "").parameters;
      return decodeWords(disposition.get("filename") ?? parameters.get("name") ?? "");
    });
}

/** Returns the subject of an attached mail. */
function readSubject(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 10_000)).toString("latin1");
  return decodeWords(/^Subject:[ \t]*(.*)$/im.exec(head)?.[1]?.trim() ?? "") || "mail";
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
