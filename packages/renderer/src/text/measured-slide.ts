import type { BoxNode, SlideNode, TextNode } from "@slideloom/core/slide";
import type { MeasuredNode } from "../painting/engine.ts";

/** A rectangle on the stage, CSS px. */
export interface Rect {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

/** A text of the tree with where it was laid out. */
export interface MeasuredText {
  node: TextNode;
  measured: MeasuredNode;
  rect: Rect;
  lineHeightPx: number;
  lineCount: number;
  /** It lies inside an items box: that box's index in `items`. */
  inItems: number | null;
  /** How wide it may get, CSS px. */
  maxWidthPx: number;
}

/** A laid out slide: its natural height, its texts in reading order and its marked boxes. */
export interface MeasuredSlide {
  heightPx: number;
  texts: MeasuredText[];
  items: Rect[];
  media: Rect[];
}

/** Walks a tree beside its measurement, which has the same shape except inside texts. */
export function readMeasuredSlide(root: BoxNode, measured: MeasuredNode): MeasuredSlide {
  const slide: MeasuredSlide = { heightPx: measured.height, texts: [], items: [], media: [] };
  const walk = (
    node: SlideNode,
    at: MeasuredNode,
    { inItems, roomPx }: { inItems: number | null; roomPx: number },
  ): void => {
    if (node.kind === "text") {
      const maxWidthPx = Math.max(roomPx, at.width);
      slide.texts.push({ ...measureText(node, at), inItems, maxWidthPx });
    }
    if (node.kind !== "box") return;
    let within = inItems;
    if (node.role === "items") within = slide.items.push(rectOf(at)) - 1;
    if (node.role === "media") slide.media.push(rectOf(at));
    node.children.forEach((child, index) => {
      const childAt = at.children[index];
      if (childAt) walk(child, childAt, { inItems: within, roomPx: roomInside(node, at, roomPx) });
    });
  };
  walk(root, measured, { inItems: null, roomPx: measured.width });
  return slide;
}

/** The width that a box has for its children, given what it has itself: in a row each child has its own width only. */
function roomInside({ style }: BoxNode, at: MeasuredNode, roomPx: number): number {
  if (style.display === "flex" && style.flexDirection === "row") return 0;
  const growsWithWords = style.alignSelf === "center" || style.alignSelf === "flex-start";
  const maxPx = typeof style.maxWidth === "number" ? style.maxWidth : Number.POSITIVE_INFINITY;
  const outerPx = growsWithWords ? Math.max(at.width, Math.min(roomPx, maxPx)) : at.width;
  const [topPx, sidePx = topPx] = String(style.padding ?? 0)
    .split(" ")
    .map((side) => Number.parseFloat(side));
  return outerPx - 2 * (sidePx ?? 0);
}

function rectOf({ width, height, transform }: MeasuredNode): Rect {
  return { xPx: transform[4], yPx: transform[5], widthPx: width, heightPx: height };
}

function measureText(
  node: TextNode,
  measured: MeasuredNode,
): Omit<MeasuredText, "inItems" | "maxWidthPx"> {
  const rect = rectOf(measured);
  const lineHeightPx = Number(node.style.fontSize) * Number(node.style.lineHeight);
  const lineCount = Math.max(1, Math.round(rect.heightPx / lineHeightPx));
  return { node, measured, rect, lineHeightPx, lineCount };
}

/** How far past its box a line may reach, em: trailing spaces hang there. */
const hangEm = 0.4;

/** Whether a text that keeps its words has one that is wider than its box. */
export function hasBrokenWord({ node, measured }: MeasuredText): boolean {
  if (!node.keepWords || node.style.lineClamp !== undefined) return false;
  const hangPx = Number(node.style.fontSize) * hangEm;
  return measured.runs.some(
    (run) => run.x < -hangPx || run.x + run.width > measured.width + hangPx,
  );
}
