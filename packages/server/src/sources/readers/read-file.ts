import { decodeSource } from "./decode-source.ts";
import { findSignature } from "./file-signature.ts";
import { isFeed } from "./feed/is-feed.ts";
import { isMailFile } from "./mail/is-mail-file.ts";
import { readPlainText } from "./read-plain-text.ts";
import { readZip } from "./read-zip.ts";
import { SourceError } from "../source-error.ts";
import { unsupported } from "./unsupported.ts";
import type { SourceFile, FoundSource } from "./source-file.ts";

/**
 * Reads a source of any kind, recognized by its content.
 * @throws {SourceError} if the source has no text or can't be read.
 */
export async function readFile(file: SourceFile): Promise<FoundSource> {
  const found = await chooseReader(file);
  if (found.passages.length > 0) return found;
  throw new SourceError("source-empty", "We found no text in this source. Paste the text instead.");
}

/** Loads a format's libraries only when the first file of the format is read. */
async function chooseReader(file: SourceFile): Promise<FoundSource> {
  const signature = findSignature(file.bytes);
  if (signature === "pdf") {
    const { readPdf } = await import("./pdf/read-pdf.ts");
    return readPdf(file);
  }
  if (signature === "zip") return readZip(file, readFile);
  if (signature === "office-97" && /\.msg$/i.test(file.fileName ?? ""))
    throw unsupported("outlook");
  if (signature !== "text") throw unsupported(signature);
  if (isMailFile(file)) {
    const [{ readMail }, { readHtml }] = await Promise.all([
      import("./mail/read-mail.ts"),
      import("./html/read-html.ts"),
    ]);
    return readMail(file, readHtml);
  }
  const decoded = decodeSource(file);
  if (isFeed(decoded.text)) {
    const { readFeed } = await import("./feed/read-feed.ts");
    return readFeed(decoded, file);
  }
  if (isHtml(decoded.text, file)) {
    const { readHtml } = await import("./html/read-html.ts");
    return readHtml(decoded, file);
  }
  return readPlainText(decoded, file);
}

/**
 * If a text starts with e.g. `<html>`, it is HTML. If it starts with another tag, it may be Markdown, so the content
 * type or file name decides.
 */
function isHtml(text: string, { contentType = "", fileName = "" }: SourceFile): boolean {
  const start = text.slice(0, 2000).replace(/^\s*((<\?[^>]*>|<!--[\s\S]*?-->)\s*)*/, "");
  return (
    /^<(!doctype html|html|head|body)\b/i.test(start) ||
    (/^\s*(text\/html|application\/xhtml)/i.test(contentType) && start.startsWith("<")) ||
    (/\.x?html?$/i.test(fileName) && start.startsWith("<"))
  );
}
