import { countWords } from "../../text/count-words.ts";
import type { Passage } from "../source.ts";
import type { DraftBlock } from "./judged-text.ts";
import { dropPoint, joinTexts, maxHeader, maxWords, raiseFirst, widthOf } from "./draft-text.ts";
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
  const lettered = block.choice ? writeChoice(block, header, block.choice) : null;
  if (lettered) return [lettered];
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

/** Matches the letter of an option in a sentence, e.g. `a)`. */
export const letter = /(?<![\p{L}\p{N}])[a-h]\)/iu;

/** Writes options with their letters, and the paragraph that decides between them. */
function writeChoice(
  block: DraftBlock,
  header: { header: string; heading: string[] },
  { sentences }: DraftBlock,
): DraftPoint {
  const lines = block.passages.map(
    (passage, index) => `${String.fromCharCode(97 + index)}) ${readWords(passage)}`,
  );
  const last = sentences.findLastIndex(({ text }) => letter.test(text));
  const deciding = sentences.slice(0, last + 1);
  return createPoint({
    ...header,
    body: [lines.join("\n"), joinTexts(deciding.map(({ text }) => text))],
    sentences: [...block.sentences, ...deciding],
    block,
    score: listScore,
  });
}

/** Returns the line or heading that introduces a list or code, else the title; null if it is missing or too long. */
function findHeader(
  { lead, section, isSecondList = false }: DraftBlock,
  title: string,
): { header: string; heading: string[] } | null {
  const { text, passage } = lead ??
    (isSecondList ? null : section.heading) ?? { text: title, passage: undefined };
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

/** Returns a list's items as names for a note. */
export const nameItems = ({ passages }: DraftBlock): string[] =>
  passages.map((passage) => readWords(passage));

/** Matches an item's remark: in brackets at its end, or after a colon or dash. */
const remark =
  /^((?:[^()（）:：]|(?<=\p{Nd}):(?=\p{Nd})){3,80}?)\s?(?:[(（]([^()（）]+)[)）]\.?|[:：]\s+(.+)|\s[–—-]\s(.+))$/u;

/** Lists a slide for each item of a list; none if an item is too long for a header. */
export function listItemPoints(block: DraftBlock): DraftPoint[] {
  const { heading } = block.section;
  const points = block.passages.map((passage, index) => {
    const words = readWords(passage);
    const [, name = "", ...remarks] = remark.exec(words) ?? [];
    const rest = remarks.find((text) => text !== undefined) ?? "";
    const header = raiseFirst(dropPoint(name === "" ? words : name));
    return createPoint({
      header,
      body: [raiseFirst(rest)],
      sentences: block.sentences.slice(index, index + 1),
      block,
      score: listScore,
      heading: [
        passage.id,
        ...(block.lead ? [block.lead.passage] : heading ? [heading.passage] : []),
      ],
    });
  });
  return points.every(({ header }) => widthOf(header) <= maxHeader) ? points : [];
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
