import type { Material } from "../text-generator.ts";

/** How a source is told in slides, by what it is. */
const arcs = {
  steps:
    "The source lists steps or points in order. The cover says what they lead to; then one slide each, whole and in its order, with its own number or words as the header; the last slide says where to start.",
  posts:
    "The source is a post or thread. Its first line is the cover; each of its posts is a slide, in its order and its author's manner; the last slide is its own ending.",
  table:
    "The source is a table. The cover says what it compares; then its most telling differences, one a slide, with their rows and numbers; the last slide says what follows from them.",
  talk: "The source is a talk or an interview. The cover is its strongest line; then one question and its answer a slide, in the speaker's own words; the last slide is the advice that it ends with.",
  article:
    "The source is an article. The cover is its most surprising result; then what was the case, what was done, what came of it with its numbers, and what it means, in the source's order; the last slide says what the reader can do.",
} as const;

/** Returns how to tell a source, by its kind and by what its passages are. */
export function describeSourceArc({ source, passages }: Material): string {
  const share = (test: (passage: Material["passages"][number]) => boolean) =>
    passages.filter(test).length / Math.max(1, passages.length);
  if (source.kind === "thread") return arcs.posts;
  if (source.kind === "table" || share(({ kind }) => kind === "table") > 0.5) return arcs.table;
  if (source.kind === "subtitles" || share(({ speaker }) => speaker !== undefined) > 0.5) {
    return arcs.talk;
  }
  const numbered = share(({ ordered, number }) => ordered === true || number !== undefined);
  return numbered > 0.4 ? arcs.steps : arcs.article;
}
