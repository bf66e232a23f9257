import { PassageList } from "@slideloom/core/sources";
import type { DecodedSource } from "./decode-source.ts";
import type { FoundSource, SourceFile } from "./read-file.ts";

/** Reads plain text: paragraphs between empty lines. */
export function readPlainText(
  { text, doubts }: DecodedSource,
  { fileName, url }: SourceFile,
): FoundSource {
  const list = new PassageList();
  for (const paragraph of text.split(/\n\s*\n/)) list.add({ kind: "paragraph", text: paragraph });
  const title = fileName ?? text.trim().split("\n", 1)[0] ?? "";
  return list.finish({ kind: "text", title, by: "plain text", doubts, ...(url ? { url } : {}) });
}
