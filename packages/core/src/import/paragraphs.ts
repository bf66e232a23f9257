import { postLimits } from "../document/limits.ts";
import type { ImportResult } from "./imported.ts";
import { createTextItem, PostBuilder } from "./post-builder.ts";

/**
 * Imports a text that takes too long to parse. Each paragraph becomes a slide. If there are too many paragraphs,
 * several share a slide.
 */
export function importParagraphs(text: string): ImportResult {
  const builder = new PostBuilder();
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  const size = Math.ceil(paragraphs.length / postLimits.slides);
  for (let at = 0; at < paragraphs.length; at += size) {
    const items = paragraphs.slice(at, at + size).map(createTextItem);
    builder.addSlide({ header: "", items });
  }
  const imported = builder.finish();
  if (!imported) return { ok: false, message: "The text has no content for a slide." };
  const note = "The text took too long to parse, so we used its paragraphs as plain text.";
  return { ok: true, posts: [imported], unreadable: [note] };
}
