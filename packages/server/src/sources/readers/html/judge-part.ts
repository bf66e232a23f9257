import type { PageBlock } from "./page-blocks.ts";
import { findTitleSection, type TextBlock } from "./title-section.ts";

/** Paragraphs with at least this many letters and digits are text, not furniture. */
const longLetters = 80;
/** If a page's long paragraphs have fewer letters in all, shorter ones count, too. */
const fewLetters = 400;
const shortLetters = 25;
/** Denser paragraphs are lists of links. */
const maxLinkShare = 0.3;
/** A part that lacks the page's first paragraph has at least this fraction of the long ones. */
const minShare = 0.5;
/** A part that has the page's first paragraph has at least this fraction of the long ones; comments may be the rest. */
const leastShare = 0.15;
/** The text below the title is another text than the part if it has this many letters that the part lacks. */
const sectionLetters = 300;

/** What a page's long paragraphs say about a part of it. */
export interface PartJudgement {
  /** Fraction of the letters of the page's long paragraphs that the part has, 0 to 1. */
  share: number;
  isWrong: boolean;
}

/** Judges whether a part of a page is its text, by the page's long paragraphs and its title. */
export function judgePart(
  page: readonly PageBlock[],
  part: readonly PageBlock[],
  title: string,
): PartJudgement {
  const long = page.filter(findLong(page));
  const words = part.map((block) => ("folded" in block ? block.folded : "")).join("");
  const shareOf = (blocks: readonly TextBlock[]) => {
    const all = countLetters(blocks);
    return all === 0
      ? 1
      : countLetters(blocks.filter(({ folded }) => words.includes(folded))) / all;
  };
  const share = shareOf(long);
  const section = findTitleSection(page, title);
  const kept = new Set<PageBlock>(long);
  const below = (section?.blocks ?? page).filter((block): block is TextBlock => kept.has(block));
  const [first] = below;
  const hasFirst = first === undefined || words.includes(first.folded);
  const isOther =
    section?.isPart === true &&
    countLetters(below) >= sectionLetters &&
    shareOf(below) < leastShare;
  return { share, isWrong: isOther || share < (hasFirst ? leastShare : minShare) };
}

/**
 * Returns whether a block is one of the page's long paragraphs. If there are few, shorter ones count, too, and then those
 * in menus and forms, because some pages are a form as a whole.
 */
export function findLong(page: readonly PageBlock[]): (block: PageBlock) => block is TextBlock {
  const [long, short, anywhere] = [
    isLong(longLetters, false),
    isLong(shortLetters, false),
    isLong(shortLetters, true),
  ] as const;
  if (countLetters(page.filter(long)) >= fewLetters) return long;
  return page.some(short) ? short : anywhere;
}

const isLong =
  (letters: number, isAnywhere: boolean) =>
  (block: PageBlock): block is TextBlock =>
    "passage" in block &&
    (block.passage.kind === "paragraph" || block.passage.kind === "quote") &&
    block.folded.length >= letters &&
    !/^\s*https?:/i.test(block.passage.text) &&
    block.shape.linkShare < maxLinkShare &&
    (isAnywhere || !block.shape.isAround);

const countLetters = (blocks: readonly TextBlock[]) =>
  blocks.reduce((sum, { folded }) => sum + folded.length, 0);
