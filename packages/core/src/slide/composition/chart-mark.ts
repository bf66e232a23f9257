import type { BoxNode, ChartMark, ChartPart, ImageNode } from "../../drawing/node.ts";
import type { Bar } from "../../layouts/reading/slide-reading.ts";

/** A bar of the post as a part of a chart, in that colour or gradient. */
export function chartPart({ label, value }: Bar, fill: string): ChartPart {
  return { label: label.text, value, fill };
}

/** A shape that is the bar or the column of those words. */
export function charted<Node extends BoxNode | ImageNode>(
  node: Node,
  kind: "bar" | "column",
  { bar, fill }: { bar: Bar; fill: string },
): Node {
  const chart: ChartMark = { kind, part: chartPart(bar, fill) };
  return { ...node, chart };
}
