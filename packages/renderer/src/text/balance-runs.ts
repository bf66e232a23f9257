import { isBalanced } from "../engine/engine-node.ts";
import type { MeasuredRun } from "../engine/engine.ts";
import { measureAlone, type MeasureTree } from "./measure-alone.ts";
import { groupRuns, type MeasuredSlide, type MeasuredText } from "./measured-slide.ts";

/**
 * Precision of the engine's search for the narrowest width, CSS px. The engine ignores a narrower width that saves less
 * than this.
 */
const searchPx = 1;

/** The engine rounds the width up to this step, CSS px: a device px at the default export scale. */
const stepPx = 0.5;

/**
 * Corrects the runs of balanced text, because Takumi (2.16.3) measures it unbalanced. Repeats the engine's search for
 * the narrowest box with the same number of lines.
 */
export async function balanceRuns({ texts }: MeasuredSlide, measure: MeasureTree): Promise<void> {
  for (const text of texts) {
    const lineCount = groupRuns(text).length;
    if (!isBalanced(text.node) || lineCount < 2) continue;
    text.measured = { ...text.measured, runs: await findRuns(text, lineCount, measure) };
  }
}

async function findRuns(
  text: MeasuredText,
  lineCount: number,
  measure: MeasureTree,
): Promise<MeasuredRun[]> {
  const { widthPx } = text.rect;
  let [low, high] = [widthPx / 2, widthPx];
  while (high - low > searchPx) {
    const middle = (low + high) / 2;
    const narrow = await measureAlone(text.node, middle, measure);
    const fits =
      groupRuns(narrow).length === lineCount &&
      (text.node.joinsMarked || !hangsOut(narrow, middle));
    if (fits) high = middle;
    else low = middle;
  }
  const balancedPx = Math.ceil(high / stepPx) * stepPx;
  if (widthPx - balancedPx < searchPx) return text.measured.runs;
  const { measured } = await measureAlone(text.node, balancedPx, measure);
  const { textAlign } = text.node.style;
  const shiftPx =
    (widthPx - balancedPx) * (textAlign === "center" ? 0.5 : textAlign === "right" ? 1 : 0);
  return measured.runs.map((run) => ({ ...run, x: run.x + shiftPx }));
}

/** Returns whether an unbreakable line is wider than its box, not counting a trailing space. */
function hangsOut({ measured }: MeasuredText, widthPx: number): boolean {
  return measured.runs.some(({ text, width }) => !/\s$/.test(text) && width > widthPx + 1);
}
