import { postLimits } from "../document/limits.ts";
import type { ImportResult } from "./imported.ts";
import { createTextItem, PostBuilder } from "./post-builder.ts";

/** Takes a text as plain paragraphs, for one whose format takes too long to read: a slide each, or more where there are too many. */
export function importParagraphs(text: string): ImportResult {
  const builder = new PostBuilder();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const size = Math.ceil(paragraphs.length / postLimits.slides);
  for (let at = 0; at < paragraphs.length; at += size) {
    const items = paragraphs.slice(at, at + size).map(createTextItem);
    builder.addSlide({ header: "", items });
  }
  const imported = builder.finish();
  if (!imported) return { ok: false, message: "The text has nothing that could be a slide." };
  const note = "The text took too long to read, so its paragraphs were taken as plain text.";
  return { ok: true, posts: [imported], unreadable: [note] };
}
