import type { SlideStyle, TextNode } from "@slideloom/core/slide";
import { toEngineNode, type EngineNodeOptions } from "../painting/engine-node.ts";
import type { EngineContainer, EngineNode, MeasuredNode, MeasuredRun } from "../painting/engine.ts";
import type { MeasuredText } from "../text/measured-slide.ts";

/** What the layout of a slide does not tell of a text: where its lines really end, and on what they stand. */
export interface MeasuredLines {
  runs: MeasuredRun[];
  /** From the text's top to the first baseline, CSS px. */
  baselinePx: number;
}

/** Lays out a tree by itself. */
export type MeasureNode = (node: EngineNode) => Promise<MeasuredNode>;

/** What of a style decides lines and baselines, whatever the text stands in. */
const typeProperties = [
  ...(["direction", "textAlign", "fontFamily", "fontSize", "fontWeight", "fontStyle"] as const),
  ...(["fontFeatureSettings", "lineHeight", "letterSpacing", "textTransform"] as const),
  ...(["whiteSpace", "overflowWrap"] as const),
] as const satisfies readonly (keyof SlideStyle)[];

/** The engine evens lines out (`text-wrap: balance`) as it draws, not as it measures, to this, CSS px. */
const balancePx = 1;

/** A balanced text: a width at which it takes its lines, and one that may be too narrow for them, CSS px. */
interface Trial {
  text: MeasuredText;
  lines: number;
  widthPx: number;
  lessPx: number;
}

/** Measures texts by themselves, balanced ones at the least width at which they take no more lines. */
export async function measureLines(
  texts: readonly MeasuredText[],
  measureNode: MeasureNode,
  options: EngineNodeOptions,
): Promise<Map<TextNode, MeasuredLines>> {
  const measure = async (children: EngineNode[]) => {
    const style = { display: "flex", flexDirection: "column", alignItems: "flex-start" };
    return (await measureNode({ type: "container", style, children })).children;
  };
  const marked = await measure(texts.map(({ node }) => markBaseline(node, options)));
  const balanced = texts.filter(({ node }) => node.style.textWrap === "balance");
  const widths = await findWidths(balanced, (all) =>
    measure(all.map(({ text, widthPx }) => standAlone(text.node, { widthPx, options }))),
  );
  return new Map(
    texts.map((text, index) => {
      const { transform, children } = marked[index] ?? {};
      const baselinePx = (children?.[0]?.transform[5] ?? 0) - (transform?.[5] ?? 0);
      return [text.node, { runs: widths.get(text) ?? text.measured.runs, baselinePx }];
    }),
  );
}

/** The runs of each balanced text as it is drawn: the engine, too, halves the way to its least width. */
async function findWidths(
  texts: readonly MeasuredText[],
  measure: (trials: readonly Pick<Trial, "text" | "widthPx">[]) => Promise<MeasuredNode[]>,
): Promise<Map<MeasuredText, MeasuredRun[]>> {
  if (texts.length === 0) return new Map();
  const whole = await measure(texts.map((text) => ({ text, widthPx: text.rect.widthPx })));
  const trials = texts.map((text, index): Trial => {
    const lines = countLines(text, whole[index]);
    const { widthPx } = text.rect;
    return { text, lines, widthPx, lessPx: lines > 1 ? widthPx / 2 : widthPx };
  });
  for (;;) {
    const open = trials.filter(({ widthPx, lessPx }) => widthPx - lessPx > balancePx);
    if (open.length === 0) break;
    const halves = open.map((trial) => ({ trial, px: (trial.widthPx + trial.lessPx) / 2 }));
    const measured = await measure(halves.map(({ trial, px }) => ({ ...trial, widthPx: px })));
    for (const [index, { trial, px }] of halves.entries()) {
      if (countLines(trial.text, measured[index]) > trial.lines) trial.lessPx = px;
      else trial.widthPx = px;
    }
  }
  const found = trials.map(({ text, widthPx }) => ({
    text,
    widthPx: Math.min(text.rect.widthPx, Math.ceil(widthPx)),
  }));
  const measured = await measure(found);
  return new Map(
    found.map(({ text, widthPx }, index) => [
      text,
      shiftRuns(text, measured[index]?.runs ?? text.measured.runs, widthPx),
    ]),
  );
}

const countLines = ({ lineHeightPx }: MeasuredText, alone: MeasuredNode | undefined): number =>
  Math.round((alone?.height ?? 0) / lineHeightPx);

/** Where the runs stand in the width that the text has; a line that is wider than the one tried begins at its start. */
function shiftRuns(
  { node, rect, lineHeightPx }: MeasuredText,
  runs: readonly MeasuredRun[],
  widthPx: number,
): MeasuredRun[] {
  const { textAlign } = node.style;
  const share = textAlign === "center" ? 0.5 : textAlign === "right" ? 1 : 0;
  const rowOf = ({ y, height }: MeasuredRun) => Math.floor((y + height / 2) / lineHeightPx);
  return runs.map((run) => {
    const row = runs.filter((other) => rowOf(other) === rowOf(run));
    const fromPx = Math.min(...row.map(({ x }) => x));
    const takenPx = Math.max(...row.map(({ x, width }) => x + width)) - fromPx;
    const byPx =
      takenPx > widthPx
        ? share * (rect.widthPx - takenPx) - fromPx
        : share * (rect.widthPx - widthPx);
    return { ...run, x: run.x + byPx };
  });
}

/** The text without what it stands in. */
function standAlone(
  node: TextNode,
  { widthPx, options }: { widthPx?: number; options: EngineNodeOptions },
): EngineContainer {
  const style: SlideStyle = { flexShrink: 0, ...(widthPx !== undefined && { width: widthPx }) };
  for (const name of typeProperties) {
    const value = node.style[name];
    if (value !== undefined) style[name] = value;
  }
  return toEngineNode({ ...node, style }, options) as EngineContainer;
}

/** A line in the text's letters with a mark of no size on its baseline. */
function markBaseline(node: TextNode, options: EngineNodeOptions): EngineContainer {
  const line = standAlone({ ...node, spans: [{ text: "x" }] }, { options });
  const style = { display: "inline-block", width: 0, height: 0, verticalAlign: "baseline" };
  return { ...line, children: [{ type: "container", style, children: [] }, ...line.children] };
}
