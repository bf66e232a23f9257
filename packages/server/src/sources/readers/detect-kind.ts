import type { SourceFile } from "./read-file.ts";

/** Returns the kind of a decoded text. */
export function detectKind(text: string, { contentType = "" }: SourceFile): "html" | "text" {
  const start = text.slice(0, 1000).trimStart();
  return /^<(!doctype html|html|head|body)\b/i.test(start) || contentType.startsWith("text/html")
    ? "html"
    : "text";
}
