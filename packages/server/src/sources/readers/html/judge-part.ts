import type { PageBlock } from "./page-blocks.ts";

/** Paragraphs with at least this many letters and digits are text, not furniture. */
const longLetters = 80;
/** Denser paragraphs are lists of links. */
const maxLinkShare = 0.3;
/** A part that lacks the page's first paragraph has at least this fraction of the long ones. */
const minShare = 0.5;
/** A part that has the page's first paragraph has at least this fraction of the long ones; comments may be the rest. */
const leastShare = 0.15;

/** What a page's long paragraphs say about a part of it. */
export interface PartJudgement {
  /** Fraction of the letters of the page's long paragraphs that the part has, 0 to 1. */
  share: number;
  /** Whether the part has the first long paragraph below the page's title. */
  hasFirst: boolean;
  isWrong: boolean;
}

type TextBlock = Extract<PageBlock, { passage: unknown }>;

/** Judges whether a part of a page is its text, by the page's long paragraphs and its title. */
export function judgePart(page: readonly PageBlock[], part: readonly PageBlock[]): PartJudgement {
  const blocks = page.filter((block): block is TextBlock => "passage" in block);
  const long = blocks.filter(isLong);
  const words = part.map((block) => ("folded" in block ? block.folded : "")).join("");
  const count = (found: readonly TextBlock[]) =>
    found.reduce((sum, { folded }) => sum + folded.length, 0);
  const all = count(long);
  const share = all === 0 ? 1 : count(long.filter(({ folded }) => words.includes(folded))) / all;
  const title = blocks.findIndex(
    ({ passage }) => passage.kind === "heading" && passage.level === 1,
  );
  const kept = new Set(long);
  const first = blocks.slice(Math.max(0, title)).find((block) => kept.has(block));
  const hasFirst = first === undefined || words.includes(first.folded);
  return { share, hasFirst, isWrong: share < (hasFirst ? leastShare : minShare) };
}

const isLong = ({ passage, shape, folded }: TextBlock) =>
  (passage.kind === "paragraph" || passage.kind === "quote") &&
  folded.length >= longLetters &&
  shape.linkShare < maxLinkShare &&
  !shape.isAround;
