import type { SourceKind } from "@slideloom/core/sources";

export const sourceKindNames: Readonly<Record<SourceKind, string>> = {
  web: "Web page",
  text: "Text",
  html: "HTML",
  pdf: "PDF",
  docx: "Word document",
  pptx: "Presentation",
  epub: "E-book",
  markdown: "Markdown",
  subtitles: "Transcript",
  feed: "Feed",
  table: "Table",
  thread: "Post",
};
