import type { SlideStyle, TextNode } from "@slideloom/core/slide";
import { toEngineNode, type EngineNodeOptions } from "../engine/engine-node.ts";
import type { EngineContainer, EngineNode, MeasuredNode } from "../engine/engine.ts";
import type { MeasuredText } from "../text/measured-slide.ts";

/** Lays out a tree by itself. */
export type MeasureNode = (node: EngineNode) => Promise<MeasuredNode>;

/** What of a style decides baselines, whatever the text stands in. */
const typeProperties = [
  ...(["direction", "textAlign", "fontFamily", "fontSize", "fontWeight", "fontStyle"] as const),
  ...(["fontFeatureSettings", "lineHeight", "letterSpacing", "textTransform"] as const),
  ...(["whiteSpace", "overflowWrap"] as const),
] as const satisfies readonly (keyof SlideStyle)[];

/** From the top of each text to its first baseline, CSS px: that of a line of its letters by itself. */
export async function measureBaselines(
  texts: readonly MeasuredText[],
  measureNode: MeasureNode,
  options: EngineNodeOptions,
): Promise<Map<TextNode, number>> {
  const { children } = await measureNode({
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children: texts.map(({ node }) => markBaseline(node, options)),
  });
  return new Map(
    texts.map(({ node }, index) => {
      const line = children[index];
      return [node, (line?.children[0]?.transform[5] ?? 0) - (line?.transform[5] ?? 0)];
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
