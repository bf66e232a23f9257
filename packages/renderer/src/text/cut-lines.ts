import type { BoxNode, SlideNode } from "@slideloom/core/slide";
import type { Overflow } from "../slide-job.ts";
import type { CutBox, MeasuredSlide, MeasuredText, Rect } from "./measured-slide.ts";
import { mergeOverflows, overflowOf } from "./overflow.ts";

/** The number of lines that a text keeps after a cut. */
interface Kept {
  text: MeasuredText;
  lines: number;
}

/**
 * Cuts every overfull box after its last whole line and returns the missing text. The edited tree must be measured
 * again after a cut.
 */
export function cutLines({ cuts, texts }: MeasuredSlide, slideIndex: number): Overflow[] {
  const overflows = cuts.flatMap((box, index) =>
    cutBox(box, { texts: texts.filter(({ inCut }) => inCut === index), slideIndex }),
  );
  return mergeOverflows(overflows);
}

const bottomOf = ({ yPx, heightPx }: Rect) => yPx + heightPx;

function cutBox(
  { node, rect, contentPx }: CutBox,
  { texts, slideIndex }: { texts: readonly MeasuredText[]; slideIndex: number },
): Overflow[] {
  // Keeps the space that the box has below its last text, such as a call-out's padding.
  const endPx = Math.max(rect.yPx, ...texts.map((text) => bottomOf(text.rect)));
  const bottomPx = bottomOf(rect) - Math.max(0, rect.yPx + contentPx - endPx);
  // Content that is centred in its box starts above it, until it is cut.
  const abovePx = Math.max(0, ...texts.map((text) => rect.yPx - text.rect.yPx));
  const kept = texts.map((text): Kept => {
    const { lineHeightPx, lineCount } = text;
    const lines = Math.floor((bottomPx - abovePx - text.rect.yPx) / lineHeightPx + 0.01);
    return { text, lines: Math.max(0, Math.min(lineCount, lines)) };
  });
  const gone = new Set(kept.filter(({ lines }) => lines === 0).map(({ text }) => text.node));
  for (const { text, lines } of kept) {
    if (lines < text.lineCount) text.node.maxLines = Math.max(1, lines);
  }
  removeTexts(node, gone);
  const rows = listLostRows(kept);
  return kept.flatMap(({ text, lines }) =>
    overflowOf(text, { slideIndex, rows, missingPx: (text.lineCount - lines) * text.lineHeightPx }),
  );
}

/** Lists the first texts of rows that are left out as a whole. */
function listLostRows(kept: readonly Kept[]): string[] {
  const lost = kept.filter(({ text, lines }) => lines === 0 && text.node.cell?.column === 0);
  return lost.map(({ text }) => text.node.spans.map((span) => span.text).join(""));
}

/** Removes texts, and boxes left without any text. */
function removeTexts(box: BoxNode, gone: ReadonlySet<SlideNode>): void {
  box.children = box.children.filter((child) => {
    if (child.kind === "text") return !gone.has(child);
    if (child.kind === "image" || !hasWords(child)) return true;
    removeTexts(child, gone);
    return hasWords(child);
  });
}

function hasWords(node: SlideNode): boolean {
  if (node.kind === "box") return node.children.some(hasWords);
  return node.kind === "text" && node.ref !== undefined;
}
