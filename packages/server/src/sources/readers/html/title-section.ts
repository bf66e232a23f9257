import { foldBlock, type PageBlock } from "./page-blocks.ts";

/** Shorter headings may be in a title by chance. */
const titleLetters = 12;
/** Denser blocks are lists of links. */
const maxLinkShare = 0.3;

export type TextBlock = Extract<PageBlock, { passage: unknown }>;

/** The part of a page below its title, up to the next title. */
export interface TitleSection {
  blocks: PageBlock[];
  /** Whether it is only a part of the page. */
  isPart: boolean;
}

/**
 * Finds the part of a page below its title: below the heading that the page's `title` element has, or else the first
 * heading of level 1. Null if it has none.
 */
export function findTitleSection(page: readonly PageBlock[], title: string): TitleSection | null {
  const folded = foldBlock(title);
  const isTitle = (block: PageBlock): block is TextBlock =>
    isHeading(block, 3) &&
    block.folded.length >= titleLetters &&
    (folded.startsWith(block.folded) || folded.endsWith(block.folded));
  // The site's name may be in the title, too.
  const longest = Math.max(0, ...page.filter(isTitle).map((block) => block.folded.length));
  const named = page.findIndex((block) => isTitle(block) && block.folded.length === longest);
  const start = named === -1 ? page.findIndex((block) => isHeading(block, 1)) : named;
  const heading = page[start];
  if (!heading || !("passage" in heading)) return null;
  const { level = 1 } = heading.passage;
  const next = page.findIndex(
    (block, index) =>
      index > start && isHeading(block, Math.min(level, 1)) && block.folded !== heading.folded,
  );
  const end = next === -1 ? page.length : next;
  return { blocks: page.slice(start + 1, end), isPart: next !== -1 };
}

/** Leaves out menus and lists of links, and everything after the last long paragraph. */
export function keepText(
  blocks: readonly PageBlock[],
  isLong: (block: PageBlock) => boolean,
): PageBlock[] {
  const isText = (block: PageBlock) =>
    !("passage" in block) || (!block.shape.isAround && block.shape.linkShare < maxLinkShare);
  const last = blocks.findLastIndex((block) => isLong(block) || "row" in block);
  return blocks.slice(0, last + 1).filter((block) => isText(block) || isLong(block));
}

const isHeading = (block: PageBlock, maxLevel: number): block is TextBlock =>
  "passage" in block &&
  block.passage.kind === "heading" &&
  (block.passage.level ?? maxLevel) <= maxLevel;
