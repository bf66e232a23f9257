import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitNode } from "../../composition/fit/fit.ts";
import type { Head, Neighbours, TextAround } from "../../composition/scene/skin-parts.ts";
import { head, isRoomy } from "../../composition/text/head.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { alignOf, isLandscape, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { minimalSheet } from "./sheet.ts";
import {
  textAboveAndBelow,
  smallerAroundCode,
} from "../../composition/text/around/above-and-below.ts";
import { roomForLongText } from "../../composition/text/around/text-amount.ts";
import { calloutPart } from "../../composition/text/around/parts.ts";
import { splitAt } from "../../composition/text/around/block-frame.ts";

/** Gap between two of the four columns, design px. */
export const gutter = 24;
/** Distance from the top row's upper edge to the line across all slides, design px. */
const lineGaps = { usual: 66, landscape: 80 } as const;
/** Large letters are shifted left by this distance, em, so their stems align with the margin. */
export const hangEm = 0.045;
/** Thickness of strong lines, design px. */
export const thickLine = 5;
/** Thickness of hairlines, design px. */
export const hairline = 2;

/**
 * `start` returns the `x` of a column, counted from 0. `span` returns the width of several columns and the gaps between
 * them, CSS px.
 */
export function columnsOf({ px }: Scene, area: Area) {
  const gutterPx = px(gutter);
  const columnPx = (area.width - 3 * gutterPx) / 4;
  return {
    start: (index: number) => area.x + index * (columnPx + gutterPx),
    span: (count: number) => columnPx * count + gutterPx * (count - 1),
  };
}

/** Returns the columns for text: from the second column on, or from the third on a landscape slide. */
export function textColumns(scene: Scene, area: Area): Area {
  if (alignOf(scene, "start") === "center") return area;
  const { start, span } = columnsOf(scene, area);
  const first = scene.shape === "landscape" ? 2 : 1;
  return { ...area, x: start(first), width: Math.floor(span(4 - first)) };
}

/** Returns the columns for text under a headline; the whole area on a landscape or compressed slide. */
export function textColumnsUnderHead(scene: Scene, area: Area): Area {
  return scene.shape === "landscape" || scene.squeeze > 0 ? area : textColumns(scene, area);
}

/** A call-out goes under a landscape headline only if this fraction of the area's height is free there. */
const calloutShare = 0.3;

/**
 * Places text and call-out around the main block. On a landscape slide, the call-out goes under the headline if there
 * is enough space.
 */
export function* aboveAndBelowInColumns(
  scene: Scene,
  skin: TemplateSkin,
  { area, ...blocks }: Neighbours,
  head?: Area,
): Composing<TextAround> {
  const freePx = head ? area.height - head.height - scene.px(40) : 0;
  const isAside =
    scene.shape === "landscape" &&
    scene.reading.summary !== null &&
    head !== undefined &&
    head.height > 0 &&
    freePx > area.height * calloutShare;
  const { over, under, room } = yield* textAboveAndBelow(
    scene,
    skin,
    { ...blocks, area: textColumnsUnderHead(scene, area) },
    { ...roomForLongText(scene), ...smallerAroundCode(scene), hasCallout: !isAside },
  );
  const aside = isAside
    ? yield* calloutUnder(scene, skin, head, { bottom: area.y + area.height, freePx })
    : [];
  return {
    over: [...over, ...aside],
    under,
    room: { ...room, x: area.x, width: area.width },
  };
}

/** Draws the call-out at the foot of the headline's column; nothing without a call-out. */
function* calloutUnder(
  scene: Scene,
  skin: TemplateSkin,
  { x, width }: Area,
  { bottom, freePx }: { bottom: number; freePx: number },
): Composing<SlideNode[]> {
  const callout = calloutPart(scene, skin);
  if (!callout) return [];
  const widthPx = Math.floor(width * 0.9);
  const { node, heightPx } = yield* fitNode(
    "aside",
    { widthPx, heightPx: freePx, minPx: scene.floorPx.body, maxPx: scene.px(skin.sizes.body) },
    (sizePx) => callout(sizePx, widthPx),
  );
  return [boxAt({ x, y: bottom - heightPx, width: widthPx, height: heightPx }, {}, node)];
}

/** Shifts a node with large letters left, so their stems align with the margin. */
export function alignStems(node: SlideNode, sizePx: number, em = hangEm): SlideNode {
  const left = Number(node.style.left ?? 0) - sizePx * em;
  return { ...node, style: { ...node.style, left } };
}

/** Whether a list is so long that rows are closer and the headline gets less height. */
export function isMany(points: number): boolean {
  return points > 6;
}

/** Height of the headline as a fraction of the free height: usually, above a long list, and above a short text. */
const headShares = { usual: 0.3, overMany: 0.21, poster: 0.44 } as const;
/** Largest font size of a headline above a short text, design px. */
const posterSize = 180;

/** On slides with less height than this (CSS px), the headline is smaller if the slide has a call-out. */
const lowStagePx = 400;
/** Factor for the headline's largest font size on a slide with a call-out and little height. */
const besideCallout = 0.8;

/** Places the headline with its letters' stems aligned to the margin. */
export function* stemAlignedHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const isLow = scene.heightPx < lowStagePx && scene.reading.summary !== null;
  const points = splitAt(scene, "list").main?.entries.length ?? 0;
  const share = scene.layout === "list" && isMany(points) ? headShares.overMany : headShares.usual;
  const isPoster = scene.layout === "text" && isRoomy(scene);
  const found = yield* head(scene, skin, {
    share: isPoster ? headShares.poster : share,
    maxSize: isPoster ? posterSize : skin.sizes.headline * (isLow ? besideCallout : 1),
  });
  return { ...found, nodes: found.nodes.map((node) => alignStems(node, found.sizePx)) };
}

/** Draws a horizontal line; `design` is its thickness in design px. */
export function line(
  { px }: Scene,
  { x, y, width }: Omit<Area, "height">,
  design: number,
  color: string,
): SlideNode {
  return boxAt({ x, y, width, height: Math.max(1, px(design)) }, { backgroundColor: color });
}

/** Draws the lines above the rows of a table. The first line is thick if the design underlines headers. */
export function rowLines(scene: Scene, rows: readonly Area[]): SlideNode[] {
  const paper = minimalSheet(scene);
  const isMarked = scene.context.design.headerUnderline;
  const topY = rows[0]?.y;
  return rows.map((row) =>
    row.y === topY && isMarked
      ? line(scene, row, thickLine, paper.ink)
      : line(scene, row, hairline, paper.line),
  );
}

/**
 * Draws a thick line in the first column if the design underlines headers. Draws nothing on a landscape or compressed
 * slide.
 */
export function besideMark(scene: Scene, area: Area): SlideNode[] {
  const { context, shape, colors, px } = scene;
  if (alignOf(scene, "start") === "center") return [];
  if (!context.design.headerUnderline || shape === "landscape" || scene.squeeze > 0) return [];
  const width = columnsOf(scene, area).span(1);
  return [line(scene, { x: area.x, y: area.y + px(18), width }, thickLine, colors.paper.ink)];
}

/** Returns the distance from the top row's upper edge to the line, design px. The dot mustn't touch the row's text. */
export function lineGap({ context }: Scene): number {
  return lineGaps[isLandscape(context.stage) ? "landscape" : "usual"];
}

/** Returns the `y` of the line across all slides, CSS px. */
export function lineTop(scene: Scene): number {
  return furnitureEdges(scene).topPx + scene.px(lineGap(scene));
}

/** `x` at which an image starts on a landscape slide, as a fraction of the slide's width. */
const imageStart = 0.54;

/** Returns the image's area on a landscape slide: from the line across all slides to the bottom and right edges. */
export function sideImageArea(scene: Scene): Area {
  const x = Math.round(scene.widthPx * imageStart);
  const y = lineTop(scene);
  return { x, y, width: scene.widthPx - x, height: scene.heightPx - y };
}

/** Returns the width of the text beside an image on a landscape slide, CSS px; `margin` is in design px. */
export function widthBesideImage(scene: Scene, margin: number): number {
  return Math.floor(sideImageArea(scene).x - scene.px(margin) - scene.px(60));
}

/** Whether an image fills the right side of a landscape slide. */
export function hasSideImage({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

/** Builds a box that centres an icon vertically in a line. Null without an icon. */
export function centered(size: number, child: SlideNode | null): SlideNode | null {
  return (
    child &&
    box(
      {
        width: size,
        flexShrink: 0,
        display: "flex",
        alignItems: "center",
        justifyContent: "flex-end",
      },
      child,
    )
  );
}
