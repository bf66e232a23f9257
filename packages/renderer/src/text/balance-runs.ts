import type { BoxNode } from "@slideloom/core/slide";
import { isBalanced } from "../engine/engine-node.ts";
import type { MeasuredRun } from "../engine/engine.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

/** How near the engine gets to the narrowest width, and what it takes for no gain, CSS px. */
const searchPx = 1;

/** What the width that it finds is rounded up to: a device px of a file at its usual scale, in CSS px. */
const stepPx = 0.5;

type Measure = (root: BoxNode) => Promise<MeasuredSlide>;

/**
 * Takumi (2.16.3) draws balanced text in lines about equally long, and measures it in lines as long as fit. This gives the
 * measured runs of such texts the places where they are drawn: those in the box that it finds, nearly the narrowest with as
 * many lines.
 */
export async function balanceRuns({ texts }: MeasuredSlide, measure: Measure): Promise<void> {
  for (const text of texts) {
    const lineCount = groupRuns(text).length;
    if (!isBalanced(text.node) || lineCount < 2) continue;
    text.measured = { ...text.measured, runs: await findRuns(text, lineCount, measure) };
  }
}

async function findRuns(
  text: MeasuredText,
  lineCount: number,
  measure: Measure,
): Promise<MeasuredRun[]> {
  const { widthPx } = text.rect;
  let [low, high] = [widthPx / 2, widthPx];
  while (high - low > searchPx) {
    const middle = (low + high) / 2;
    const narrow = await measureNarrow(text, middle, measure);
    const fits = groupRuns(narrow).length === lineCount && !hangsOut(narrow, middle);
    if (fits) high = middle;
    else low = middle;
  }
  const balancedPx = Math.ceil(high / stepPx) * stepPx;
  if (widthPx - balancedPx < searchPx) return text.measured.runs;
  const { measured } = await measureNarrow(text, balancedPx, measure);
  const { textAlign } = text.node.style;
  const shiftPx =
    (widthPx - balancedPx) * (textAlign === "center" ? 0.5 : textAlign === "right" ? 1 : 0);
  return measured.runs.map((run) => ({ ...run, x: run.x + shiftPx }));
}

async function measureNarrow(
  { node, rect }: MeasuredText,
  widthPx: number,
  measure: Measure,
): Promise<MeasuredText> {
  const style = { ...node.style, width: widthPx, maxWidth: "none", flexShrink: 0 };
  const { texts } = await measure({
    kind: "box",
    style: { display: "flex", flexDirection: "row", alignItems: "flex-start", width: rect.widthPx },
    children: [{ ...node, style }],
  });
  const [narrow] = texts;
  if (!narrow) throw new Error("A text was not measured");
  return narrow;
}

/** Whether a line without a break in it is wider than its box; a space after its words may be. */
function hangsOut({ measured }: MeasuredText, widthPx: number): boolean {
  return measured.runs.some(({ text, width }) => !/\s$/.test(text) && width > widthPx + 1);
}
