import { readTextSource } from "@slideloom/core/sources";
import type { DecodedSource } from "./decode-source.ts";
import type { FoundSource, SourceFile } from "./source-file.ts";

/** Reads texts without HTML: plain text, Markdown, subtitles, tables, posts. */
export function readPlainText(
  { text, doubts }: DecodedSource,
  { fileName, url }: SourceFile,
): FoundSource {
  const { source, passages } = readTextSource(text, { fileName: fileName ?? findName(url) });
  const read = { ...source.read, doubts: [...source.read.doubts, ...doubts] };
  return { source: { ...source, ...(url ? { url } : {}), read }, passages };
}

/** Returns the last part of an address's path, whose extension shows the kind of text. */
const findName = (url: string | undefined) =>
  url === undefined ? undefined : new URL(url).pathname.split("/").at(-1);
