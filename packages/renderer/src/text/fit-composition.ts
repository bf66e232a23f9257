import {
  type Attempt,
  attempts,
  isLastAttempt,
  openComposition,
  type BoxNode,
  type Composing,
  type FitFound,
  type FitPart,
  type FitRequest,
  type SlideInput,
  type TextNode,
} from "@slideloom/core/slide";
import type { MeasuredParts, PartText, SlideFitMemory } from "./fit-memory.ts";
import { fullnessOf, roundingPx } from "./fullness.ts";
import { readWordShapes } from "./line-forecast.ts";
import type { LineBook } from "./line-book.ts";
import { findLargestSize } from "./largest-size.ts";
import {
  hasBrokenWord,
  lineOverhang,
  type MeasuredSlide,
  type MeasuredText,
} from "./measured-slide.ts";

/** How a tree is laid out: device px per CSS px, by default 1, and the texts whose words have runs of their own. */
interface MeasureOptions {
  scale?: number;
  splitsWords?: (node: TextNode) => boolean;
}

/** Lays out a tree; `breakWords` allows breaks inside long words. */
export type MeasureSlide = (
  root: BoxNode,
  breakWords: boolean,
  options?: MeasureOptions,
) => Promise<MeasuredSlide>;

/**
 * Starts to compose a slide, or returns null if the slide doesn't allow the attempt. With `onlyWords`, omits backdrop
 * and ornaments.
 */
export type OpenComposition = (
  input: SlideInput,
  attempt: Attempt,
  options?: { onlyWords: boolean },
) => Composing<BoxNode> | null;

/** Measures a slide's text and remembers the results. */
export interface FitTools {
  measure: MeasureSlide;
  memory: SlideFitMemory;
  lines: LineBook;
}

/**
 * A compressed composition is hopeless if a part needs more than this many times its space. Even more compressed
 * versions are then skipped.
 */
const hopelessShare = 2;

/** A slide's tree at the font sizes that fit. */
export interface FittedComposition<Tools> {
  root: BoxNode;
  breakWords: boolean;
  tools: Tools;
}

/**
 * Returns the slide's first composition that fits, with the largest sizes that fit. Calls `prepare` with a
 * composition's text before measuring it.
 */
export async function fitComposition<Tools extends FitTools>(
  input: SlideInput,
  prepare: (draft: BoxNode) => Promise<Tools>,
  open: OpenComposition = openComposition,
): Promise<FittedComposition<Tools>> {
  let hopeless: Attempt["page"] | null = null;
  for (const attempt of attempts) {
    if (attempt.page === hopeless && !isLastAttempt(attempt)) continue;
    const drafting = open(input, attempt, { onlyWords: true });
    const composing = open(input, attempt);
    if (!drafting || !composing) continue;
    const tools = await prepare(draft(drafting));
    const root = await run(composing, (request) => fitRequest(request, attempt, tools));
    if (typeof root !== "number") return { root, breakWords: isLastAttempt(attempt), tools };
    if (root > hopelessShare && attempt.squeeze > 0) hopeless = attempt.page;
  }
  throw new Error("No composition of the slide fits");
}

/** Returns the composition's root without measuring, with placeholder sizes. */
function draft(composing: Composing<BoxNode>): BoxNode {
  let next = composing.next();
  while (!next.done) {
    const { minPx, build } = next.value;
    const parts = build(minPx);
    next = composing.next({
      sizePx: minPx,
      heightsPx: parts.map(({ heightPx }) => Math.min(heightPx, minPx)),
      widthsPx: parts.map(() => minPx),
    });
  }
  return next.value;
}

/**
 * Returns the composition's root. If a text doesn't fit at its smallest size, returns the needed space as a multiple of
 * the available space.
 */
async function run(
  composing: Composing<BoxNode>,
  answer: (request: FitRequest) => Promise<FitFound | number>,
): Promise<BoxNode | number> {
  let next = composing.next();
  while (!next.done) {
    const found = await answer(next.value);
    if (typeof found === "number") {
      // Ends the composition early, so that its `finally` block runs. The returned value is unused.
      composing.return(undefined as never);
      return found;
    }
    next = composing.next(found);
  }
  return next.value;
}

async function fitRequest(
  request: FitRequest,
  attempt: Attempt,
  { measure, memory, lines }: FitTools,
): Promise<FitFound | number> {
  const role = `${attempt.page} ${attempt.squeeze} ${request.role}`;
  const breakWords = isLastAttempt(attempt);
  const tried = new Map<number, MeasuredParts>();
  let least = 1;
  const tryAt = async (size: number) => {
    const parts = request.build(size);
    let measured = memory.recall(parts, breakWords);
    if (!measured) {
      measured = await measureParts(parts, { measure, lines, breakWords });
      memory.keep(parts, breakWords, measured);
    }
    tried.set(size, measured);
    const otherPx = size === request.minPx ? request.maxPx : request.minPx;
    const fullness = fullnessOf(parts, measured, () => request.build(otherPx));
    if (size === request.minPx) least = fullness.share;
    return fullness;
  };
  const largestPx = await findLargestSize(request, memory.recallSize(role), tryAt);
  // If nothing fits, the next edit starts with the smallest size. One measurement is then enough to see whether it
  // still doesn't fit.
  memory.keepSize(role, largestPx ?? request.minPx);
  const foundPx = largestPx ?? (request.mayOverflow ? request.minPx : null);
  const found = foundPx === null ? undefined : tried.get(foundPx);
  if (foundPx === null || !found) return least;
  const better =
    largestPx && (await improveLines(request, largestPx, found, { measure, memory, lines }));
  if (better) return better;
  const widthsPx = fitLines(found, lines);
  return { sizePx: foundPx, heightsPx: found.heightsPx, widthsPx };
}

/** Chooses the lines of all texts. Returns each part's width, which for a text alone is that of its chosen lines. */
function fitLines(
  { lined, texts, widthsPx }: MeasuredParts,
  lines: LineBook,
  more: readonly (0 | 1)[] = [],
): number[] {
  const chosen = new Map(lined.map((text, index) => [text.part, lines.fit(text, more[index])]));
  return widthsPx.map((px, part) => (texts[part]?.length === 1 && chosen.get(part)) || px);
}

/** Fits the parts in a smaller size or with one more line, if their lines then break better; else null. */
async function improveLines(
  request: FitRequest,
  largestPx: number,
  { lined, heightsPx }: MeasuredParts,
  { measure, memory, lines }: FitTools,
): Promise<FitFound | null> {
  const built = request.build(largestPx);
  const freeShares = built.map(
    ({ heightPx }, part) => heightPx / Math.max(1, heightsPx[part] ?? 0) - 1,
  );
  const { minPx, fills = 0 } = request;
  const { sizePx, more } = lines.weigh({ minPx, fills, largestPx, texts: lined, freeShares });
  const hasMore = more.includes(1);
  if (sizePx === largestPx && !hasMore) return null;
  const parts = request.build(sizePx);
  let measured = memory.recall(parts, false);
  if (!measured) {
    measured = await measureParts(parts, { measure, lines, breakWords: false });
    memory.keep(parts, false, measured);
  }
  const widthsPx = fitLines(measured, lines, more);
  if (hasMore)
    measured = await measureParts(parts, { measure, lines, breakWords: false, isLined: true });
  if (fullnessOf(parts, measured, () => parts).share > 1) return null;
  return { sizePx, heightsPx: measured.heightsPx, widthsPx };
}

interface PartTools extends Pick<FitTools, "measure" | "lines"> {
  breakWords: boolean;
  /** Whether texts have their chosen lines, not those that the engine breaks. */
  isLined?: boolean;
}

/** Measures parts in boxes of their width, absolutely positioned so none moves another. */
async function measureParts(
  parts: readonly FitPart[],
  { measure, lines, breakWords, isLined = false }: PartTools,
): Promise<MeasuredParts> {
  // The engine accepts only whole px as the root's width.
  const widthPx = Math.max(1, ...parts.map((part) => Math.ceil(part.widthPx)));
  const root: BoxNode = {
    kind: "box",
    style: { position: "relative", display: "flex", width: widthPx, height: 1 },
    children: parts.map(({ node, widthPx: width }) => ({
      kind: "box",
      style: {
        position: "absolute",
        top: 0,
        left: 0,
        width,
        flexShrink: 0,
        display: "flex",
        flexDirection: "column",
      },
      children: [node],
    })),
  };
  const slide = await measure(root, breakWords, {
    ...(!breakWords && !isLined && { splitsWords: (node) => lines.lacksShape(node) }),
  });
  return {
    heightsPx: slide.children.map(({ heightPx }) => heightPx),
    widthsPx: parts.map((_, part) => wordsWidth(slide.texts.filter(isIn(part)))),
    widthRatio: widthOf(slide),
    texts: parts.map((_, part) => slide.texts.filter(isIn(part)).map(readWordShapes)),
    lined: breakWords ? [] : slide.texts.flatMap((text) => readPart(text, lines)),
  };
}

function readPart(text: MeasuredText, lines: LineBook): PartText[] {
  const lined = lines.read(text);
  return lined ? [{ ...lined, part: text.inChild }] : [];
}

function isIn(part: number): (text: MeasuredText) => boolean {
  return ({ inChild }) => inChild === part;
}

/** Width of the space at the end of a line, em. */
const endSpaceEm = 0.3;

/** Returns the distance from the leftmost to the rightmost edge of all lines, CSS px. */
function wordsWidth(texts: readonly MeasuredText[]): number {
  const runs = texts.flatMap(({ node, rect, measured }) =>
    measured.runs.map(({ x, width, text }) => {
      const spacePx = /\S\s$/u.test(text) ? Number(node.style.fontSize) * endSpaceEm : 0;
      const startPx = rect.xPx + x + (node.style.direction === "rtl" ? spacePx : 0);
      return [startPx, startPx + width - spacePx] as const;
    }),
  );
  if (runs.length === 0) return 0;
  return Math.max(...runs.map(([, end]) => end)) - Math.min(...runs.map(([start]) => start));
}

function widthOf({ texts, children }: MeasuredSlide): number {
  const words = texts.map((text) => {
    const isOneLine =
      text.node.style.whiteSpace === "nowrap" || text.node.style.whiteSpace === "pre";
    const isCut = text.node.maxLines !== undefined;
    return hasBrokenWord(text) || (isOneLine && !isCut) ? lineOverhang(text) : 0;
  });
  const boxes = texts.map(({ rect, inChild }) => {
    const part = children[inChild];
    return part ? (rect.xPx + rect.widthPx - part.xPx) / (part.widthPx + roundingPx) : 0;
  });
  return Math.max(0, ...words, ...boxes);
}
