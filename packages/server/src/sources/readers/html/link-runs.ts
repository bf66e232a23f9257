import type { PageBlock } from "./page-blocks.ts";
import type { TextBlock } from "./title-section.ts";

/** A block with more of its letters in links only leads to other pages. */
const minLinkShare = 0.8;
/** A run of links has at least this many blocks. */
const minLinks = 3;
/** Links in the first part of an article, such as a table of contents, may be what it is about. */
const startShare = 0.4;
/** More links above all text are a menu. */
const menuLinks = 6;
/** An article has at least this many letters outside of links; other pages are lists of links as a whole. */
const minLetters = 400;

/** Leaves out runs of links after an article's first part, with their headings, and reports them. */
export function leaveLinkRuns(blocks: readonly PageBlock[]): PageBlock[] {
  const letters = blocks.map((block) =>
    isText(block) && !isLink(block) && block.passage.kind !== "heading" ? block.folded.length : 0,
  );
  const whole = letters.reduce((sum, count) => sum + count, 0);
  if (whole < minLetters) return [...blocks];
  const left = new Set<PageBlock>();
  let above = 0;
  for (let index = 0; index < blocks.length; index += 1) {
    above += letters[index] ?? 0;
    const end = findRunEnd(blocks, index);
    const links = blocks.slice(index, end).filter(isLink).length;
    const isMenu = above === 0 && links >= menuLinks;
    if (links < minLinks || (above < whole * startShare && !isMenu)) continue;
    const heading = blocks[index - 1];
    if (heading && isText(heading) && heading.passage.kind === "heading") left.add(heading);
    for (const block of blocks.slice(index, end)) left.add(block);
    index = end - 1;
  }
  return blocks
    .filter((block) => !left.has(block) || !("image" in block))
    .map((block) =>
      left.has(block) && isText(block) ? { left: ["link", block.passage.text, "links"] } : block,
    );
}

/** Returns the end of the links that start at `start`, with the headings between them. */
function findRunEnd(blocks: readonly PageBlock[], start: number): number {
  let end = start;
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block || "row" in block) break;
    if (!isText(block)) continue;
    if (isLink(block)) end = index + 1;
    else if (block.passage.kind !== "heading" || index === start) break;
  }
  return end;
}

const isText = (block: PageBlock): block is TextBlock => "passage" in block;

const isLink = (block: PageBlock) => isText(block) && block.shape.linkShare >= minLinkShare;
