import type { BoxNode } from "@slideloom/core/slide";
import type { FitTools } from "./fit-composition.ts";
import type { MeasuredSlide } from "./measured-slide.ts";

interface Laid {
  root: BoxNode;
  measured: MeasuredSlide;
}
type LineTools = Pick<FitTools, "measure" | "lines">;

/** Chooses the lines of texts that fitting didn't see at their width, and measures the slide with lines that fit. */
export async function settleLines(laid: Laid, tools: LineTools): Promise<MeasuredSlide> {
  const settled = await chooseOpenLines(laid, tools);
  return tools.lines.release(settled) ? await tools.measure(laid.root, false) : settled;
}

async function chooseOpenLines(
  { root, measured }: Laid,
  { measure, lines }: LineTools,
): Promise<MeasuredSlide> {
  const open = lines.listOpen(measured);
  const unknown = new Set(open.flatMap(({ node }) => (lines.lacksShape(node) ? node : [])));
  const splitsWords = (node: unknown) => unknown.has(node as never);
  const split = unknown.size > 0 ? await measure(root, false, { splitsWords }) : null;
  const words = new Map(split?.texts.map((text) => [text.node, text]));
  const changes = open.map((text) => {
    const { node, maxWidthPx: roomPx, lineCount } = text;
    const lined = lines.read(words.get(node) ?? text);
    return lined !== null && lines.settle(node, { ...lined, roomPx, lineCount });
  });
  return changes.includes(true) ? await measure(root, false) : measured;
}
