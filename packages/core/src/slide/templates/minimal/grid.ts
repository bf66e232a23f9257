import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { surroundWithText } from "../../composition/talkative.ts";
import { fitNode } from "../../composition/fit.ts";
import { calloutPart, type Around, type Neighbours } from "../../composition/around.ts";
import { splitAt } from "../../composition/frame.ts";
import { head, headAtFoot, isRoomy, type Head } from "../../composition/head.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";

/** Design px between the four columns. */
export const gutter = 24;
/** Distance from the top of the first row to the line that runs over all slides, design px. */
export const lineGap = 66;
/** Shift of large letters to the left, em, so that their stems align with the margin. */
export const hangEm = 0.045;
/** Thickness of strong lines and hairlines, design px. */
export const strong = 5;
export const hair = 2;

/** `start`: where a column (counted from 0) begins; `span`: the width of several columns with their gutters; CSS px. */
export function columnsOf({ px }: Scene, area: Area) {
  const gutterPx = px(gutter);
  const columnPx = (area.width - 3 * gutterPx) / 4;
  return {
    start: (index: number) => area.x + index * (columnPx + gutterPx),
    span: (count: number) => columnPx * count + gutterPx * (count - 1),
  };
}

/** The text's part of an area: from the second column on, or from the third on a landscape stage. */
export function hung(scene: Scene, area: Area): Area {
  const { start, span } = columnsOf(scene, area);
  const first = scene.shape === "landscape" ? 2 : 1;
  return { ...area, x: start(first), width: Math.floor(span(4 - first)) };
}

/** The text's part of an area under a headline; the whole area on a landscape or squeezed slide. */
export function hungUnderHead(scene: Scene, area: Area): Area {
  return scene.shape === "landscape" || scene.squeeze > 0 ? area : hung(scene, area);
}

/** Least free height under a landscape headline for a call-out, as a fraction of the area's height. */
const calloutShare = 0.3;

/**
 * Places the text and the call-out around a block, in the text's columns; the block keeps its area's full width.
 * On a landscape stage the call-out goes under the headline if there is room.
 */
export function* besideHung(
  scene: Scene,
  skin: TemplateSkin,
  { area, ...blocks }: Neighbours,
  head?: Area,
): Composing<Around> {
  const freePx = head ? area.height - head.height - scene.px(40) : 0;
  const isAside =
    scene.shape === "landscape" &&
    scene.reading.summary !== null &&
    head !== undefined &&
    head.height > 0 &&
    freePx > area.height * calloutShare;
  const { over, under, room } = yield* surroundWithText(
    scene,
    skin,
    { ...blocks, area: hungUnderHead(scene, area) },
    { hasCallout: !isAside, maxSize: scene.layout === "code" ? 52 : skin.sizes.body },
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

/** The call-out at the foot of the headline's column; empty without a call-out. */
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
  return [at({ x, y: bottom - heightPx, width: widthPx, height: heightPx }, {}, node)];
}

/** Moves a placed block of large letters to the left so that their stems align with the margin. */
export function hang(node: SlideNode, sizePx: number, em = hangEm): SlideNode {
  const left = Number(node.style.left ?? 0) - sizePx * em;
  return { ...node, style: { ...node.style, left } };
}

/** Whether a list has so many points that rows get closer and the headline lower. */
export function isMany(points: number): boolean {
  return points > 6;
}

/** The headline's fraction of the free height: usually, over a list of many points, and over a roomy text. */
const headShares = { usual: 0.3, overMany: 0.21, poster: 0.44 } as const;
/** Largest headline size over a roomy text, design px. */
const posterSize = 180;

/** On stages lower than this (CSS px), `besideCallout` scales the headline to leave room for the call-out. */
const lowStagePx = 400;
const besideCallout = 0.8;

/** The headline, with the stems of its letters aligned to the margin. */
export function* hungHead(scene: Scene, skin: TemplateSkin): Composing<Head> {
  const isLow = scene.heightPx < lowStagePx && scene.reading.summary !== null;
  const points = splitAt(scene, "list").main?.entries.length ?? 0;
  const share = scene.layout === "list" && isMany(points) ? headShares.overMany : headShares.usual;
  const isPoster = scene.layout === "text" && isRoomy(scene);
  const place = scene.layout === "steps" ? headAtFoot : head;
  const found = yield* place(scene, skin, {
    share: isPoster ? headShares.poster : share,
    maxSize: isPoster ? posterSize : skin.sizes.headline * (isLow ? besideCallout : 1),
  });
  return { ...found, nodes: found.nodes.map((node) => hang(node, found.sizePx)) };
}

/** A horizontal line; `design` is its thickness in design px. */
export function line(
  { px }: Scene,
  { x, y, width }: Omit<Area, "height">,
  design: number,
  color: string,
): SlideNode {
  return at({ x, y, width, height: Math.max(1, px(design)) }, { backgroundColor: color });
}

/** The lines above the rows of a table; the first line is strong if the design underlines headers. */
export function rowLines(scene: Scene, rows: readonly Area[]): SlideNode[] {
  const { paper } = scene.colors;
  const isMarked = scene.context.design.headerUnderline;
  return rows.map((row, index) =>
    index === 0 && isMarked
      ? line(scene, row, strong, paper.ink)
      : line(scene, row, hair, paper.line),
  );
}

/** The strong line in the first column; empty without header underlines, or on a landscape or squeezed slide. */
export function besideMark(scene: Scene, area: Area): SlideNode[] {
  const { context, shape, colors, px } = scene;
  if (!context.design.headerUnderline || shape === "landscape" || scene.squeeze > 0) return [];
  const width = columnsOf(scene, area).span(1);
  return [line(scene, { x: area.x, y: area.y + px(18), width }, strong, colors.paper.ink)];
}

/** `y` of the line that runs over all slides, CSS px. */
export function lineTop(scene: Scene): number {
  return furnitureEdges(scene).topPx + scene.px(lineGap);
}

/** Where a landscape stage's picture begins, as a fraction of the stage's width. */
const pictureStart = 0.54;

/** The picture's area on a landscape stage: from the line down to the bottom edge and to the right edge. */
export function landscapePicture(scene: Scene): Area {
  const x = Math.round(scene.widthPx * pictureStart);
  const y = lineTop(scene);
  return { x, y, width: scene.widthPx - x, height: scene.heightPx - y };
}

/** Width of the words beside a landscape picture, CSS px; `margin` in design px. */
export function besidePicture(scene: Scene, margin: number): number {
  return Math.floor(landscapePicture(scene).x - scene.px(margin) - scene.px(60));
}

/** Whether a picture fills the right side of the stage down to its bottom edge. */
export function hasSidePicture({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

/** A box that centres a mark vertically and aligns it to the end; null without a mark. */
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
