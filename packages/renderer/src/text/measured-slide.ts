import type { BoxNode, ChartMark, SlideNode, SlideStyle, TextNode } from "@slideloom/core/slide";
import type { MeasuredNode, MeasuredRun } from "../engine/engine.ts";

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
  /** The child of the root that it lies in: that box's index in `children`. */
  inChild: number;
  /** How wide it may get, CSS px. */
  maxWidthPx: number;
}

/** Where a medium stands. */
export interface MeasuredMedium extends Rect {
  /** It is cropped to its box. */
  isCropped: boolean;
}

/** A shape that shows a part of a chart. */
export interface MeasuredMark {
  mark: ChartMark;
  rect: Rect;
}

/** A laid out slide: its natural height, its texts in reading order and its marked boxes. */
export interface MeasuredSlide {
  heightPx: number;
  texts: MeasuredText[];
  items: Rect[];
  media: MeasuredMedium[];
  marks: MeasuredMark[];
  /** The root's own children. */
  children: Rect[];
}

/** Walks a tree beside its measurement, which has the same shape except inside texts. */
export function readMeasuredSlide(root: BoxNode, measured: MeasuredNode): MeasuredSlide {
  const slide: MeasuredSlide = {
    heightPx: measured.height,
    texts: [],
    items: [],
    media: [],
    marks: [],
    children: measured.children.map(rectOf),
  };
  const walk = (node: SlideNode, at: MeasuredNode, place: Place): void => {
    if (node.kind === "text") {
      const { inItems, inChild } = place;
      const maxWidthPx = Math.max(widthWithin(node.style, at, place), at.width);
      slide.texts.push({ ...measureText(node, at), inItems, inChild, maxWidthPx });
    }
    if (node.kind !== "text" && node.chart) {
      slide.marks.push({ mark: node.chart, rect: rectOf(at) });
    }
    if (node.kind !== "box") return;
    let within = place.inItems;
    if (node.role === "items") within = slide.items.push(rectOf(at)) - 1;
    if (node.role === "media") {
      slide.media.push({ ...rectOf(at), isCropped: node.isCropped ?? false });
    }
    const roomPx = roomInside(node, at, place);
    const centers = growsWithWords(node.style.alignItems);
    node.children.forEach((child, index) => {
      const childAt = at.children[index];
      const inChild = node === root ? index : place.inChild;
      if (childAt)
        walk(child, childAt, { inItems: within, inChild, roomPx, outerPx: at.width, centers });
    });
  };
  const outerPx = measured.width;
  walk(root, measured, { inItems: null, inChild: 0, roomPx: outerPx, outerPx, centers: false });
  return slide;
}

/** Where a node stands: what it lies in, and what its parent leaves it. */
interface Place {
  inItems: number | null;
  inChild: number;
  /** The width for children, CSS px. */
  roomPx: number;
  /** The width of the parent itself, for children that are placed absolutely, CSS px. */
  outerPx: number;
  /** Children are as wide as their words. */
  centers: boolean;
}

function growsWithWords(alignment: SlideStyle["alignSelf"]): boolean {
  return alignment === "center" || alignment === "flex-start" || alignment === "flex-end";
}

/** How wide a node may get: one of a given width has that, one placed by an edge what is left beside it. */
function widthWithin(style: SlideStyle, at: MeasuredNode, { roomPx, outerPx }: Place): number {
  if (style.width !== undefined) return at.width;
  const maxPx = typeof style.maxWidth === "number" ? style.maxWidth : Number.POSITIVE_INFINITY;
  if (style.position !== "absolute") return Math.min(roomPx, maxPx);
  const edgesPx = Number(style.left ?? 0) + Number(style.right ?? 0);
  return Math.min(Number.isFinite(edgesPx) ? outerPx - edgesPx : at.width, maxPx);
}

/** The width that a box has for its children: in a row or a grid each child has its own width only. */
function roomInside({ style }: BoxNode, at: MeasuredNode, place: Place): number {
  const isRow = style.display === "flex" && (style.flexDirection ?? "row") === "row";
  if (isRow || style.display === "grid") return 0;
  const grows =
    style.position === "absolute"
      ? style.left === undefined || style.right === undefined
      : growsWithWords(style.alignSelf ?? (place.centers ? "center" : undefined));
  const outerPx = grows ? Math.max(at.width, widthWithin(style, at, place)) : at.width;
  const [topPx, sidePx = topPx] = String(style.padding ?? 0)
    .split(" ")
    .map((side) => Number.parseFloat(side));
  const leftPx = Number(style.paddingLeft ?? style.paddingInlineStart ?? sidePx ?? 0);
  return outerPx - leftPx - Number(style.paddingRight ?? sidePx ?? 0);
}

/** A drawing that is mirrored, as those of slides from right to left are, is placed by its right edge. */
function rectOf({ width, height, transform: [scaleX, , , , x, y] }: MeasuredNode): Rect {
  return { xPx: scaleX < 0 ? x - width : x, yPx: y, widthPx: width, heightPx: height };
}

function measureText(
  node: TextNode,
  measured: MeasuredNode,
): Omit<MeasuredText, "inItems" | "inChild" | "maxWidthPx"> {
  const rect = rectOf(measured);
  const lineHeightPx = Number(node.style.fontSize) * Number(node.style.lineHeight);
  const lineCount = Math.max(1, Math.round(rect.heightPx / lineHeightPx));
  return { node, measured, rect, lineHeightPx, lineCount };
}

/** How far past its box a line may reach, em: trailing spaces hang there. */
const hangEm = 0.4;

/** A line that has no such space may be this much wider than its box, CSS px. */
const roundingPx = 1;

/** Whether a text that keeps its words has one that is wider than its box. */
export function hasBrokenWord(text: MeasuredText): boolean {
  const { node } = text;
  return Boolean(node.keepWords) && node.style.lineClamp === undefined && lineOverhang(text) > 1;
}

/** How much of its box and the air beside it the widest line takes: more than 1 where it hangs out. */
export function lineOverhang({ node, measured }: MeasuredText): number {
  const hangPx = Number(node.style.fontSize) * hangEm;
  return Math.max(
    0,
    ...measured.runs.map((run) => {
      const reachPx = measured.width + (/\s$/.test(run.text) ? hangPx : roundingPx);
      return Math.max(run.x + run.width, measured.width - run.x) / reachPx;
    }),
  );
}

/** The runs of each line, in the order of the lines. */
export function groupRuns({
  measured,
  lineHeightPx,
  lineCount,
}: MeasuredText): [line: number, runs: MeasuredRun[]][] {
  const rows = new Map<number, MeasuredRun[]>();
  for (const run of measured.runs) {
    const row = Math.min(
      lineCount - 1,
      Math.max(0, Math.floor((run.y + run.height / 2) / lineHeightPx)),
    );
    rows.set(row, [...(rows.get(row) ?? []), run]);
  }
  return [...rows.entries()].sort(([one], [other]) => one - other);
}
