import { countNoun } from "@slideloom/core/text";
import { sourceKindNames } from "../../lib/source-kinds.ts";
import type { Material } from "./offer.ts";

/** Names a text by its kind, with a count: `A thread of 9 posts`. */
export function nameText({ source, passages }: Material): string {
  const { kind } = source;
  const count = (test: (passage: Material["passages"][number]) => boolean) =>
    passages.filter(test).length;
  const posts = new Set(passages.map(({ place }) => place.row)).size;
  if (kind === "thread" && posts > 1) return `A thread of ${countNoun(posts, "post")}`;
  if (kind === "table") return `A table of ${countNoun(passages.length, "row")}`;
  const items = count((passage) => passage.kind === "list");
  if (kind === "text" && items > 1 && items >= passages.length - 2) {
    return `A list of ${items} items`;
  }
  const headings = count((passage) => passage.kind === "heading");
  const slides = new Set(passages.flatMap(({ place }) => place.slide ?? [])).size;
  const pages = new Set(passages.flatMap(({ place }) => place.page ?? [])).size;
  const measure =
    slides > 1
      ? countNoun(slides, "slide")
      : pages > 1
        ? countNoun(pages, "page")
        : headings > 0
          ? countNoun(headings, "heading")
          : countNoun(countRoughly(passages.map(({ text }) => text)), "word");
  return `${sourceKindNames[kind]}, ${measure}`;
}

/** Counts words separated by spaces. Inexact for some scripts, but fast enough for 200,000 characters. */
const countRoughly = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
