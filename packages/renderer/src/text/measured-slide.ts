import type { BoxNode, ChartMark, SlideNode, SlideStyle, TextNode } from "@slideloom/core/slide";
import { splitWords } from "../engine/engine-node.ts";
import type { MeasuredNode, MeasuredRun } from "../engine/engine.ts";
import { type Crowded, findCrowded } from "./crowded.ts";
import { softHyphen } from "@slideloom/core/text";

/** A rectangle on the slide, CSS px. */
export interface Rect {
  xPx: number;
  yPx: number;
  widthPx: number;
  heightPx: number;
}

export interface MeasuredText {
  node: TextNode;
  /** The engine's measurement; its runs include the emoji, which are drawn as images. */
  measured: MeasuredNode;
  rect: Rect;
  lineHeightPx: number;
  lineCount: number;
  /** Index in `cuts` of the cut box that contains the text; null if none. */
  inCut: number | null;
  /** Index in `children` of the root's child that contains the text. */
  inChild: number;
  /** The corner from which absolutely positioned boxes beside the text are placed, CSS px. */
  origin: Pick<Rect, "xPx" | "yPx">;
  /** Maximum width, CSS px. */
  maxWidthPx: number;
}

export interface MeasuredMedium extends Rect {
  /** The point that cropping keeps, 0 to 1 from the top left; absent if the image is whole. */
  focus?: readonly [x: number, y: number];
}

/** A shape that shows part of a chart. */
export interface MeasuredMark {
  mark: ChartMark;
  rect: Rect;
}

/** A box that is cut after its last line that fits. */
export interface CutBox {
  node: BoxNode;
  rect: Rect;
  /** Height of the uncut content, CSS px. */
  contentPx: number;
}

/** A laid out slide with its natural height. Its texts are in reading order. */
export interface MeasuredSlide {
  heightPx: number;
  texts: MeasuredText[];
  cuts: CutBox[];
  media: MeasuredMedium[];
  marks: MeasuredMark[];
  /** The root's direct children. */
  children: Rect[];
  /** Hashtags and brand lines that are too wide for their space. */
  crowded: Crowded[];
}

/** Walks a tree and its measurement in parallel, because they have the same shape outside texts. */
export function readMeasuredSlide(root: BoxNode, measured: MeasuredNode): MeasuredSlide {
  const slide: MeasuredSlide = {
    heightPx: measured.height,
    texts: [],
    cuts: [],
    media: [],
    marks: [],
    children: measured.children.map(rectOf),
    crowded: findCrowded(root, measured),
  };
  const walk = (node: SlideNode, at: MeasuredNode, place: Place): void => {
    if (node.kind === "text") {
      const { inCut, inChild, origin } = place;
      const withinPx = widthWithin(node.style, at, place);
      const maxWidthPx = node.style.width === undefined ? Math.max(withinPx, at.width) : withinPx;
      slide.texts.push({ ...measureText(node, at), inCut, inChild, origin, maxWidthPx });
    }
    if (node.kind !== "text" && node.chart) {
      slide.marks.push({ mark: node.chart, rect: rectOf(at) });
    }
    if (node.kind !== "box") return;
    let within = place.inCut;
    if (node.role === "cut") within = slide.cuts.push(measureCut(node, at)) - 1;
    if (node.role === "media") {
      slide.media.push({ ...rectOf(at), ...(node.focus && { focus: node.focus }) });
    }
    const roomPx = roomInside(node, at, place);
    const centers = growsWithWords(node.style.alignItems);
    const origin = node.style.position === undefined ? place.origin : innerCorner(node, at);
    node.children.forEach((child, index) => {
      const childAt = at.children[index];
      const inChild = node === root ? index : place.inChild;
      if (childAt)
        walk(child, childAt, {
          inCut: within,
          inChild,
          roomPx,
          outerPx: at.width,
          centers,
          origin,
        });
    });
  };
  const outerPx = measured.width;
  const origin = innerCorner(root, measured);
  walk(root, measured, {
    inCut: null,
    inChild: 0,
    roomPx: outerPx,
    outerPx,
    centers: false,
    origin,
  });
  return slide;
}

function measureCut(node: BoxNode, at: MeasuredNode): CutBox {
  const rect = rectOf(at);
  const bottoms = at.children.map(rectOf).map(({ yPx, heightPx }) => yPx + heightPx);
  return { node, rect, contentPx: Math.max(rect.yPx, ...bottoms) - rect.yPx };
}

/** Values that a node inherits from its containers. */
interface Place {
  inCut: number | null;
  inChild: number;
  /** Width for children, CSS px. */
  roomPx: number;
  /** Width of the parent itself, for absolutely positioned children, CSS px. */
  outerPx: number;
  /** True if children without `alignSelf` are as wide as their text. */
  centers: boolean;
  origin: MeasuredText["origin"];
}

/** Returns the corner inside a box's border. */
function innerCorner({ style }: BoxNode, at: MeasuredNode): MeasuredText["origin"] {
  const { xPx, yPx } = rectOf(at);
  const borderPx = (side: SlideStyle["border"]) => Number.parseFloat(String(side)) || 0;
  return {
    xPx: xPx + borderPx(style.borderLeft ?? style.border),
    yPx: yPx + borderPx(style.borderTop ?? style.border),
  };
}

function growsWithWords(alignment: SlideStyle["alignSelf"]): boolean {
  return alignment === "center" || alignment === "flex-start" || alignment === "flex-end";
}

/** Returns the width available to a node. An absolutely positioned node has the width between its offsets. */
function widthWithin(style: SlideStyle, at: MeasuredNode, { roomPx, outerPx }: Place): number {
  if (style.width !== undefined) return at.width - Number(style.paddingRight ?? 0);
  const maxPx = typeof style.maxWidth === "number" ? style.maxWidth : Number.POSITIVE_INFINITY;
  if (style.position !== "absolute") return Math.min(roomPx, maxPx);
  const edgesPx = Number(style.left ?? 0) + Number(style.right ?? 0);
  return Math.min(Number.isFinite(edgesPx) ? outerPx - edgesPx : at.width, maxPx);
}

/** Returns the width for a box's children. In a row or grid, returns 0, because each child has only its own width. */
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

/** Returns a node's rectangle. Mirrored nodes on right-to-left slides are positioned by their right edge. */
function rectOf({ width, height, transform: [scaleX, , , , x, y] }: MeasuredNode): Rect {
  return { xPx: scaleX < 0 ? x - width : x, yPx: y, widthPx: width, heightPx: height };
}

function measureText(
  node: TextNode,
  measured: MeasuredNode,
): Omit<MeasuredText, "inCut" | "inChild" | "origin" | "maxWidthPx"> {
  const { yPx, heightPx, ...outer } = rectOf(measured);
  const topPx = Number(node.style.paddingTop ?? 0);
  const rect = { ...outer, yPx: yPx + topPx, heightPx: heightPx - topPx };
  const lineHeightPx = Number(node.style.fontSize) * Number(node.style.lineHeight);
  const runs = [...measured.runs, ...listEmojiRuns(node, measured)];
  const lineCount = 1 + Math.max(0, ...runs.map((run) => lineOf(run, lineHeightPx)));
  return { node, measured: { ...measured, runs }, rect, lineHeightPx, lineCount };
}

/**
 * Returns the index of a run's line. Boxes may be higher or lower than their lines, so only letters tell lines. A
 * quarter, because letters may be below the middle of their line.
 */
function lineOf({ y, height }: MeasuredRun, lineHeightPx: number): number {
  return Math.max(0, Math.ceil((y + height / 2) / lineHeightPx - 0.25) - 1);
}

/** Lists the emoji of a text as runs. The images of emoji are the only children of a measured text. */
function listEmojiRuns({ spans }: TextNode, { children, transform }: MeasuredNode): MeasuredRun[] {
  if (children.length === 0) return [];
  const parts = spans.flatMap(({ text }) => splitWords(text, false));
  const emoji = parts.filter(({ kind }) => kind === "emoji");
  return children.map(({ width, height, transform: [, , , , x, y] }, index) => ({
    text: emoji[index]?.text ?? "",
    x: x - transform[4],
    y: y - transform[5],
    width,
    height,
  }));
}

/**
 * How far a trailing space may extend past its box: the width of a space in headline fonts, in em. Words with a soft
 * hyphen get that of the narrowest space, so that the letters before it never extend.
 */
const hangEm = { usual: 0.3, hyphenated: 0.14 } as const;

/** Tolerance for a line without trailing space, CSS px. */
const roundingPx = 1;

/** Returns whether a word that must not break is wider than its box. */
export function hasBrokenWord(text: MeasuredText): boolean {
  const { node } = text;
  return Boolean(node.keepWords) && node.maxLines === undefined && lineOverhang(text) > 1;
}

/** Returns the widest line's width divided by the allowed width (its box plus a tolerance). */
export function lineOverhang(text: MeasuredText): number {
  const { node, measured } = text;
  const hangPx = Number(node.style.fontSize) * hangEm[isHyphenated(node) ? "hyphenated" : "usual"];
  const widthPx = measured.width - Number(node.style.paddingRight ?? 0);
  const runs = canWrap(node) && !isHyphenated(node) ? listUnwrapped(text) : measured.runs;
  return Math.max(
    0,
    ...runs.map((run) => {
      const reachPx = widthPx + (/\s$/.test(run.text) ? hangPx : roundingPx);
      return Math.max(run.x + run.width, widthPx - run.x) / reachPx;
    }),
  );
}

const isHyphenated = ({ spans }: TextNode) => spans.some(({ text }) => text.includes(softHyphen));

const canWrap = ({ style }: TextNode) =>
  style.whiteSpace !== "nowrap" && style.whiteSpace !== "pre";

/** Lists the runs of lines that don't end after several words and a space: only that space may hang out of others. */
const listUnwrapped = (text: MeasuredText): MeasuredRun[] =>
  groupRuns(text).flatMap(([, runs]) => {
    const line = runs.map((run) => run.text).join("");
    return /\s$/u.test(line) && line.trim().includes(" ") ? [] : runs;
  });

/** Groups runs by line, in order. */
export function groupRuns({
  measured,
  lineHeightPx,
}: MeasuredText): [line: number, runs: MeasuredRun[]][] {
  const rows = new Map<number, MeasuredRun[]>();
  for (const run of measured.runs) {
    const row = lineOf(run, lineHeightPx);
    rows.set(row, [...(rows.get(row) ?? []), run]);
  }
  return [...rows.entries()].sort(([one], [other]) => one - other);
}
