import type { BoxNode, TextNode } from "@slideloom/core/slide";
import type { MeasuredSlide, MeasuredText } from "./measured-slide.ts";

export type MeasureTree = (root: BoxNode) => Promise<MeasuredSlide>;

/** Width of a box that never wraps a line, CSS px. */
const freeWidthPx = 20_000;

/** Lays out one text at a width in CSS px; if null, without wrapping. */
export async function measureAlone(
  node: TextNode,
  widthPx: number | null,
  measure: MeasureTree,
): Promise<MeasuredText> {
  const own =
    widthPx === null ? { flexGrow: 0, flexBasis: "auto" } : { width: widthPx, flexShrink: 0 };
  const { texts } = await measure({
    kind: "box",
    style: {
      display: "flex",
      flexDirection: "row",
      alignItems: "flex-start",
      width: widthPx === null ? freeWidthPx : Math.ceil(widthPx),
    },
    children: [{ ...node, style: { ...node.style, maxWidth: "none", ...own } }],
  });
  const [text] = texts;
  if (!text) throw new Error("A text was not measured");
  return text;
}
