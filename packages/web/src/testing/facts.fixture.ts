import type { Post } from "@slideloom/core/document";
import type { Passage, Source } from "@slideloom/core/sources";
import { setJsonInput, settleDocument } from "../state/json-text.ts";
import { holdSource, useSourceStore } from "../state/source-store.ts";

const texts: readonly (readonly [section: string, text: string])[] = [
  ["", "What the broken oven taught us"],
  ["What stayed", "What stayed"],
  ["What stayed", "Of 420 guests, 38% of our regulars came back within a week."],
  ["What stayed", "Flatbread now makes up 19% of what we sell."],
  ["What we dropped", "What we dropped"],
  [
    "What we dropped",
    "The croissants went first. Nadia Brandt missed them for three weeks, on Mondays.",
  ],
];

const ovenPassages: Passage[] = texts.map(([section, text], index) => ({
  id: `p${index + 1}`,
  kind: text === section || index === 0 ? "heading" : "paragraph",
  text,
  place: section && text !== section ? { section } : {},
  range: [0, text.length],
}));

const ovenSource: Source = {
  id: "src_oven",
  kind: "text",
  title: "What the broken oven taught us",
  language: "en",
  characters: 260,
  hash: "sha256:0",
  read: { by: "text", isCut: false, left: [], doubts: [] },
};

const slide = (header: string, value: string, sources: string[] = []) => ({
  header,
  description: [{ type: "text", value }],
  ...(sources.length > 0 && { sources }),
});

/** A post with an error on slide 2 and a warning on slide 3. */
export const ovenPost: Post = {
  title: "Three weeks without an oven",
  sources: [{ id: "src_oven", title: ovenSource.title, hash: "sha256:0" }],
  content: [
    slide("Three weeks without an oven", "What we learned."),
    slide("::83%:: came back", "Our regulars came back within a week.", ["p3"]),
    slide("Flatbread stayed", "It makes up 19% of sales, and Otto still bakes it.", ["p4", "p3"]),
  ],
};

/** Opens the post with its source loaded. */
export function openOvenPost(post: Post = ovenPost): void {
  holdSource({ source: ovenSource, passages: ovenPassages });
  setJsonInput(JSON.stringify(post));
  settleDocument();
}

export function closeOvenPost(): void {
  setJsonInput("");
  settleDocument();
  useSourceStore.setState({ held: {}, gone: [], loading: [] });
}
