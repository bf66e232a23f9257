import type { TextNode } from "@slideloom/core/slide";
import { toEngineNode, type EngineNodeOptions } from "../engine/engine-node.ts";
import type { EngineContainer, EngineNode, MeasuredNode } from "../engine/engine.ts";
import type { MeasuredText } from "../text/measured-slide.ts";
import { pickTypeStyle } from "../text/type-style.ts";

export type MeasureNode = (node: EngineNode) => Promise<MeasuredNode>;

/**
 * Measures the distance from each text's top to its first baseline, CSS px. To find the baseline, lays out a separate
 * line in the text's font.
 */
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

/** Builds a line in the text's font. An empty box in the line marks the position of the baseline. */
function markBaseline(node: TextNode, options: EngineNodeOptions): EngineContainer {
  const style = pickTypeStyle(node.style);
  const line = toEngineNode({ ...node, style, spans: [{ text: "x" }] }, options) as EngineContainer;
  const mark = { display: "inline-block", width: 0, height: 0, verticalAlign: "baseline" };
  return {
    ...line,
    children: [{ type: "container", style: mark, children: [] }, ...line.children],
  };
}
