import type { PageBlock } from "./page-blocks.ts";

/** Blocks with fewer letters and digits may occur by chance in two places. */
const anchorLetters = 20;
/** Headings with more of their letters in links belong to lists of other pages. */
const maxLinkShare = 0.3;
const maxHeadingLetters = 150;
/** A longer run of lists and tables is another part of the page. */
const maxRestored = 1500;

/** A place where the page and its article have the same block. */
interface Anchor {
  page: number;
  article: number;
}

/**
 * Adds what an extractor took off inside an article: headings above its paragraphs, and lists and tables between them.
 * Other blocks between its paragraphs are reported as left out.
 */
export function restoreBlocks(
  page: readonly PageBlock[],
  found: readonly PageBlock[],
  title: string,
): PageBlock[] {
  // Extractors remove the names by which images of the page itself are known.
  const article = found.filter(
    (block) => !("image" in block) || page.some((other) => isSame(block, other)),
  );
  const anchors = listAnchors(page, article);
  const words = article.map((block) => ("folded" in block ? block.folded : "")).join("\n");
  const own = new Set(words.split("\n"));
  own.add(title);
  const restored: PageBlock[] = [];
  let done = 0;
  for (const [index, { page: from, article: at }] of anchors.entries()) {
    const next = anchors[index + 1];
    if (!next) break;
    const between = page.slice(from + 1, next.page);
    const missing = between.filter((block) => isMissing(block, own, words));
    const back = new Map(chooseBack(missing).map((block, place) => [missing[place], block]));
    for (const block of article.slice(done, at + 1)) restored.push(block);
    for (const block of mergeBlocks(between, article.slice(at + 1, next.article), back))
      restored.push(block);
    done = next.article;
  }
  for (const block of article.slice(done)) restored.push(block);
  return [...listAbove(page, anchors[0]), ...restored, ...listNotes(page, anchors.at(-1), article)];
}

function isSame(one: PageBlock, other: PageBlock): boolean {
  if ("image" in one)
    return (
      "image" in other && one.image.addresses.some((url) => other.image.addresses.includes(url))
    );
  return "left" in one
    ? "left" in other && one.left[0] === other.left[0] && one.left[1] === other.left[1]
    : "folded" in other && one.folded !== "" && one.folded === other.folded;
}

/** Puts blocks of the page, and its parts that aren't read, between the article's blocks in the page's order. */
function mergeBlocks(
  page: readonly PageBlock[],
  article: readonly PageBlock[],
  back: ReadonlyMap<PageBlock | undefined, PageBlock>,
): PageBlock[] {
  const merged: PageBlock[] = [];
  let done = 0;
  for (const block of page) {
    const at = article.findIndex((other, index) => index >= done && isSame(block, other));
    if (at >= 0) {
      for (const other of article.slice(done, at + 1)) merged.push(other);
      done = at + 1;
    } else if (back.has(block)) merged.push(back.get(block) ?? block);
    else if (isMedia(block)) merged.push(block);
  }
  for (const other of article.slice(done)) merged.push(other);
  return merged;
}

const media = /^(?:image|video|audio recording|drawing|embedded|table row)/;
const isMedia = (block: PageBlock) =>
  "image" in block || ("left" in block && media.test(block.left[0]));

/** Lists the images and videos between the heading above an article and its first block. */
function listAbove(page: readonly PageBlock[], first: Anchor | undefined): PageBlock[] {
  if (!first || first.article > 0) return [];
  const heading = page.slice(0, first.page).findLastIndex(isHeading);
  return heading < 0 ? [] : page.slice(heading, first.page).filter(isMedia);
}

/** Lists the footnotes and comments below an article that an extractor took off. */
function listNotes(
  page: readonly PageBlock[],
  last: Anchor | undefined,
  article: readonly PageBlock[],
): PageBlock[] {
  const isNote = (block: PageBlock) =>
    "left" in block && /^(?:footnote|comment)$/.test(block.left[0]);
  if (!last || article.some(isNote)) return [];
  return page.slice(last.page + 1).filter(isNote);
}

function listAnchors(page: readonly PageBlock[], article: readonly PageBlock[]): Anchor[] {
  const places = new Map<string, number[]>();
  for (const [index, block] of page.entries()) {
    if (!("folded" in block) || block.folded.length < anchorLetters) continue;
    const known = places.get(block.folded);
    if (known) known.push(index);
    else places.set(block.folded, [index]);
  }
  const anchors: Anchor[] = [];
  let last = -1;
  for (const [index, block] of article.entries()) {
    const found = "folded" in block ? places.get(block.folded) : undefined;
    const next = found?.find((place) => place > last);
    if (next === undefined) continue;
    anchors.push({ page: next, article: index });
    last = next;
  }
  return anchors;
}

function isMissing(block: PageBlock, own: ReadonlySet<string>, words: string): boolean {
  if (!("folded" in block) || block.folded === "" || own.has(block.folded)) return false;
  if ("row" in block) return true;
  if (block.shape.isAround || block.shape.linkShare >= maxLinkShare) return false;
  return block.passage.kind === "heading" || !words.includes(block.folded);
}

/** Chooses which of the blocks between two paragraphs of an article are read. Others are reported. */
function chooseBack(missing: readonly PageBlock[]): PageBlock[] {
  const letters = missing.reduce(
    (sum, block) => sum + ("folded" in block ? block.folded.length : 0),
    0,
  );
  const isProse = (block: PageBlock) =>
    "passage" in block && !/^(?:heading|list)$/.test(block.passage.kind);
  const isKept = letters <= maxRestored && !missing.some(isProse);
  if (isKept) return [...missing];
  const last = missing.findLastIndex(isHeading);
  return missing.map((block, index) => {
    // A heading directly above the next paragraph is its heading.
    const isAbove = index === last && last === missing.length - 1;
    return isAbove ? block : reportBlock(block);
  });
}

const isHeading = (block: PageBlock) =>
  "passage" in block &&
  block.passage.kind === "heading" &&
  block.folded.length <= maxHeadingLetters;

function reportBlock(block: PageBlock): PageBlock {
  if ("row" in block) return { left: ["table row", block.row[1].join(" · "), "table rows"] };
  if (!("passage" in block)) return block;
  const { kind, text } = block.passage;
  const noun = kind === "list" ? "list item" : kind === "code" ? "piece of code" : kind;
  return { left: [noun, text, kind === "code" ? "pieces of code" : `${noun}s`] };
}
