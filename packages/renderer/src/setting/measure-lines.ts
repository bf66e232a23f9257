import type { SlideStyle, TextNode } from "@slideloom/core/slide";
import { toEngineNode, type EngineNodeOptions } from "../painting/engine-node.ts";
import type { EngineContainer, EngineNode, MeasuredNode, MeasuredRun } from "../painting/engine.ts";
import type { MeasuredText } from "../text/measured-slide.ts";

/** Where a text's lines end, and on what they stand. */
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

/** Where the texts' lines stand and, measured by itself, on what. */
export async function measureLines(
  texts: readonly MeasuredText[],
  measureNode: MeasureNode,
  options: EngineNodeOptions,
): Promise<Map<TextNode, MeasuredLines>> {
  const { children } = await measureNode({
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children: texts.map(({ node }) => markBaseline(node, options)),
  });
  return new Map(
    texts.map(({ node, measured }, index) => {
      const line = children[index];
      const baselinePx = (line?.children[0]?.transform[5] ?? 0) - (line?.transform[5] ?? 0);
      return [node, { runs: measured.runs, baselinePx }];
    }),
  );
}

/** A line in the text's letters, without what it stands in, with a mark of no size on its baseline. */
function markBaseline(node: TextNode, options: EngineNodeOptions): EngineContainer {
  const style: SlideStyle = { flexShrink: 0 };
  for (const name of typeProperties) {
    const value = node.style[name];
    if (value !== undefined) style[name] = value;
  }
  const line = toEngineNode({ ...node, style, spans: [{ text: "x" }] }, options) as EngineContainer;
  const mark = { display: "inline-block", width: 0, height: 0, verticalAlign: "baseline" };
  return {
    ...line,
    children: [{ type: "container", style: mark, children: [] }, ...line.children],
  };
}
