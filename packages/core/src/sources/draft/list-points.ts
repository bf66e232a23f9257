import { countWords } from "../../text/count-words.ts";
import type { Passage } from "../source.ts";
import type { DraftBlock } from "./judged-text.ts";
import { dropPoint, maxHeader, maxWords, raiseFirst, widthOf } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { readWords } from "./sentences.ts";

/** A slide shows at most one list item more than this number. */
const maxItems = 5;

/** A high score, because lists suit carousels best. */
const listScore = 1.6;

/**
 * Lists the slides that can be made from a list, each with some of its items. `title` is the header of a list without a
 * heading or an introducing line.
 */
export function listListPoints(block: DraftBlock, title: string): DraftPoint[] {
  const header = findHeader(block, title);
  if (header === null) return [];
  const { passages, sentences } = block;
  return splitItems(passages).map(([start, end], index) => {
    const lines = passages.slice(start, end).map(({ text, ordered }, at) => {
      const mark = ordered ? `${start + at + 1}.` : "-";
      return `${mark} ${readWords({ text } as Passage)}`;
    });
    return createPoint({
      ...header,
      body: [lines.join("\n")],
      sentences: sentences.slice(start, end),
      block,
      score: listScore - index * 0.3,
    });
  });
}

/** Returns the line or heading that introduces a list or code, else the title; null if it is missing or too long. */
function findHeader(
  { lead, section }: DraftBlock,
  title: string,
): { header: string; heading: string[] } | null {
  const { text, passage } = lead ?? section.heading ?? { text: title, passage: undefined };
  if (text === "" || widthOf(text) > maxHeader) return null;
  return {
    header: raiseFirst(dropPoint(text.replace(/(?<!\s)\s*[:：]$/u, ""))),
    heading: passage === undefined ? [] : [passage],
  };
}

/** Splits a list into equal parts that fit on a slide; returns ranges of item indexes. */
function splitItems(passages: readonly Passage[]): [start: number, end: number][] {
  const counts = passages.map(({ text }) => countWords(text));
  const all = counts.reduce((sum, count) => sum + count, 0);
  const parts = Math.max(
    Math.ceil(passages.length / (maxItems + 1)),
    Math.ceil(all / (maxWords + 6)),
  );
  const size = Math.ceil(passages.length / parts);
  return Array.from({ length: Math.ceil(passages.length / size) }, (_, part) => [
    part * size,
    Math.min(passages.length, (part + 1) * size),
  ]);
}

/** Makes a slide from code; `title` is the header of code without a heading or an introducing sentence. */
export function listCodePoints(block: DraftBlock, title: string): DraftPoint[] {
  const header = findHeader(block, title);
  const code = block.passages[0]?.text ?? "";
  if (header === null || code === "") return [];
  const point = createPoint({
    ...header,
    body: [code],
    sentences: block.sentences,
    block,
    score: 1,
  });
  return [{ ...point, items: [{ type: "code", value: code }], words: countWords(header.header) }];
}
