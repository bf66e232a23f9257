import type { BoxNode, TextNode, TextSpan } from "@slideloom/core/slide";
import { walkGraphemes } from "@slideloom/core/text";
import { splitEmoji } from "../emoji/split-emoji.ts";
import type { MeasuredSlide, MeasuredText } from "./measured-slide.ts";

const ellipsis = "…";

/** Maximum number of graphemes that are tried per line; more than fit on a line of any slide. */
const maxGraphemes = 300;

/** Width of a box that never wraps a line, CSS px. */
const freeWidthPx = 20_000;

/** Tolerance for a line wider than its box, CSS px. */
const roundingPx = 0.5;

type Measure = (root: BoxNode) => Promise<MeasuredSlide>;

/**
 * Shortens single-line texts that contain emoji and don't fit, because the engine would drop all words or split an
 * emoji. Returns whether the tree was edited.
 */
export async function cutEmojiLines({ texts }: MeasuredSlide, measure: Measure): Promise<boolean> {
  let isCut = false;
  for (const text of texts.filter(isEmojiLine)) {
    const spans = await findBeginning(text, measure);
    if (spans) text.node.spans = spans;
    isCut ||= spans !== null;
  }
  return isCut;
}

function isEmojiLine({ node }: MeasuredText): boolean {
  const { whiteSpace, textOverflow } = node.style;
  if (whiteSpace !== "nowrap" || textOverflow !== "ellipsis") return false;
  return node.spans.some(({ text }) => splitEmoji(text).some(({ kind }) => kind === "emoji"));
}

/** Finds the longest prefix that fits with an ellipsis, by bisection; null if the whole line fits. */
async function findBeginning(
  { node, rect }: MeasuredText,
  measure: Measure,
): Promise<TextSpan[] | null> {
  const fits = async (spans: TextSpan[]) =>
    (await measureFree({ ...node, spans }, measure)) <= rect.widthPx + roundingPx;
  const { beginnings, isWhole } = listBeginnings(node.spans);
  if (isWhole && (await fits(node.spans))) return null;
  let [low, high] = [0, beginnings.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (await fits(beginnings[middle] ?? [])) low = middle;
    else high = middle - 1;
  }
  return beginnings[low] ?? null;
}

/** Lists every prefix of the spans with an ellipsis, shortest first, and whether the last contains all words. */
function listBeginnings(spans: readonly TextSpan[]): {
  beginnings: TextSpan[][];
  isWhole: boolean;
} {
  const beginnings: TextSpan[][] = [[{ text: ellipsis }]];
  for (const [at, span] of spans.entries()) {
    for (const end of walkGraphemes(span.text)) {
      if (beginnings.length > maxGraphemes) return { beginnings, isWhole: false };
      const text = span.text.slice(0, end).trimEnd() + ellipsis;
      beginnings.push([...spans.slice(0, at), { ...span, text }]);
    }
  }
  return { beginnings, isWhole: true };
}

async function measureFree(node: TextNode, measure: Measure): Promise<number> {
  const style = { ...node.style, maxWidth: "none", flexGrow: 0, flexBasis: "auto" };
  const { texts } = await measure({
    kind: "box",
    style: { display: "flex", flexDirection: "row", width: freeWidthPx },
    children: [{ ...node, style }],
  });
  return texts[0]?.rect.widthPx ?? 0;
}
