import type { BoxNode, TextNode, TextSpan } from "@slideloom/core/slide";
import { walkGraphemes } from "@slideloom/core/text";
import { changeNodes, type NodeChanges } from "./change-nodes.ts";
import { measureAlone, type MeasureTree } from "./measure-alone.ts";
import { lineOverhang, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

const ellipsis = "…";

/** Maximum number of graphemes that are tried per line; more than fit on a line of any slide. */
const maxGraphemes = 300;

/** Tolerance for a line wider than its box, CSS px. */
const roundingPx = 0.5;

/** Spaces and break opportunities that would separate the ellipsis from its word. */
const trailingGap = /(?<![\s\u00AD\u200B])[\s\u00AD\u200B]+$/u;

/**
 * Shortens texts that have more than their `maxLines`, so that they end in an ellipsis. Cut here rather than by the
 * engine, so that the tree has exactly the words that are drawn. Returns null if all texts are whole.
 */
export async function cutWords(
  root: BoxNode,
  { texts }: MeasuredSlide,
  measure: MeasureTree,
): Promise<BoxNode | null> {
  const changes: NodeChanges = new Map();
  for (const text of texts) {
    const cut = await cutText(text, measure);
    if (cut) changes.set(text.node, cut);
  }
  return changes.size === 0 ? null : { ...root, children: changeNodes(root.children, changes) };
}

/** Returns the longest beginning that fits, with an ellipsis; null if the whole text fits. */
async function cutText(text: MeasuredText, measure: MeasureTree): Promise<TextNode | null> {
  const { node, rect } = text;
  if (node.maxLines === undefined) return null;
  const isOneLine = node.style.whiteSpace === "nowrap" || node.style.whiteSpace === "pre";
  const fits = async (one: TextNode) => {
    const alone = await measureAlone(one, isOneLine ? null : rect.widthPx, measure);
    return isOneLine ? alone.rect.widthPx <= rect.widthPx + roundingPx : hasFewLines(alone);
  };
  if (isOneLine ? findWidth(text) <= rect.widthPx + roundingPx : hasFewLines(text)) return null;
  const share = isOneLine ? rect.widthPx / findWidth(text) : node.maxLines / text.lineCount;
  const content = node.spans.map((span) => span.text).join("");
  const ends = listEnds(content, maxGraphemes * node.maxLines);
  const cutAt = (count: number) => ({
    ...node,
    spans: cutSpans(node.spans, ends[count - 1] ?? 0),
  });
  const guess = ends.findIndex((end) => end > content.length * share);
  return cutAt(await findLongest(ends.length, guess, (count) => fits(cutAt(count))));
}

const hasFewLines = (text: MeasuredText) =>
  text.lineCount <= (text.node.maxLines ?? Infinity) && lineOverhang(text) <= 1;

const findWidth = ({ measured: { runs } }: MeasuredText) =>
  Math.max(0, ...runs.map(({ x, width }) => x + width)) - Math.min(0, ...runs.map(({ x }) => x));

/** Lists the ends of the first `limit` graphemes. */
function listEnds(content: string, limit: number): number[] {
  const ends: number[] = [];
  for (const end of walkGraphemes(content)) if (ends.push(end) >= limit) break;
  return ends;
}

/** Returns the spans up to `end`, a place in their joined text, with an ellipsis after the last word. */
function cutSpans(spans: readonly TextSpan[], end: number): TextSpan[] {
  const kept: TextSpan[] = [];
  let start = 0;
  for (const span of spans) {
    if (start < end) kept.push({ ...span, text: span.text.slice(0, end - start) });
    start += span.text.length;
  }
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.replace(trailingGap, "");
    if (text !== "") return [...kept, { ...last, text: text + ellipsis }];
  }
  return [{ text: ellipsis }];
}

/**
 * Returns the largest count up to `most` that fits, or 0 if none does. Tries counts near the guess first, in
 * growing steps.
 */
async function findLongest(
  most: number,
  guess: number,
  fits: (count: number) => Promise<boolean>,
): Promise<number> {
  let [low, high] = [0, most + 1];
  let next = guess > 0 ? guess : most;
  for (let step = 1; high - low > 1; step *= 2) {
    const hasRoom = await fits(next);
    if (hasRoom) low = next;
    else high = next;
    const ahead = hasRoom ? low + step : high - step;
    next = low < ahead && ahead < high ? ahead : (low + high) >> 1;
  }
  return low;
}
