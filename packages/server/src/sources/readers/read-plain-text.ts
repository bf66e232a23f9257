import { readTextSource, UnreadableText } from "@slideloom/core/sources";
import { SourceError } from "../source-error.ts";
import type { DecodedSource } from "./decode-source.ts";
import type { FoundSource, SourceFile } from "./source-file.ts";

type TextOptions = Parameters<typeof readTextSource>[1];

/**
 * Reads texts without HTML: plain text, Markdown, captions, tables, posts, chats.
 * @throws {SourceError} if the text is data such as JSON.
 */
export function readPlainText(
  { text, doubts }: DecodedSource,
  {
    fileName,
    url,
    left,
  }: Pick<SourceFile, "fileName" | "url"> & Pick<NonNullable<TextOptions>, "left">,
): FoundSource {
  const { source, passages } = readText(text, { fileName: fileName ?? findName(url), left });
  const read = { ...source.read, doubts: [...source.read.doubts, ...doubts] };
  return { source: { ...source, ...(url ? { url } : {}), read }, passages };
}

function readText(text: string, options: TextOptions) {
  try {
    return readTextSource(text, options);
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    throw new SourceError("source-unsupported", error.message, { cause: error });
  }
}

/** Returns the last part of an address's path, whose extension shows the kind of text. */
const findName = (url: string | undefined) =>
  url === undefined ? undefined : new URL(url).pathname.split("/").at(-1);
