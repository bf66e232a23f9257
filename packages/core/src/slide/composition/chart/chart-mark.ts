import type { BoxNode, ChartMark, ChartPart, ImageNode } from "../../../drawing/node.ts";
import type { Bar } from "../../../layouts/reading/slide-reading.ts";

/** Converts a bar to chart data. `fill` is a CSS colour or gradient. */
export function chartPart({ label, value }: Bar, fill: string): ChartPart {
  return { label: label.text, value, fill };
}

export function withChartMark<Node extends BoxNode | ImageNode>(
  node: Node,
  kind: "bar" | "column",
  { bar, fill }: { bar: Bar; fill: string },
): Node {
  const chart: ChartMark = { kind, part: chartPart(bar, fill) };
  return { ...node, chart };
}
