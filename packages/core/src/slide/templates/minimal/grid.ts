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
/** The line that runs over all slides lies this far under the top of the first row. */
export const lineGap = 66;
/** Large letters begin this much before the margin, em, so that their stems stand on it. */
export const hangEm = 0.045;
/** Widths of the lines, design px. */
export const strong = 5;
export const hair = 2;

/** Where a column of an area begins, counted from 0, and how wide some of them are together. */
export function columnsOf({ px }: Scene, area: Area) {
  const gutterPx = px(gutter);
  const columnPx = (area.width - 3 * gutterPx) / 4;
  return {
    start: (index: number) => area.x + index * (columnPx + gutterPx),
    span: (count: number) => columnPx * count + gutterPx * (count - 1),
  };
}

/** The part of an area that text hangs in: from its second column on, on a landscape stage from the third. */
export function hung(scene: Scene, area: Area): Area {
  const { start, span } = columnsOf(scene, area);
  const first = scene.shape === "landscape" ? 2 : 1;
  return { ...area, x: start(first), width: Math.floor(span(4 - first)) };
}

/** The part beside or under a headline that text hangs in; on a squeezed slide all of it. */
export function hungUnderHead(scene: Scene, area: Area): Area {
  return scene.shape === "landscape" || scene.squeeze > 0 ? area : hung(scene, area);
}

/** The least share of a landscape stage's height under its headline that a call-out stands in. */
const calloutShare = 0.3;

/**
 * What stands around a block, hung; the block keeps the width of its area. On a landscape stage the summary stands under
 * the headline if that leaves room.
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

/** The call-out at the foot of a headline's column. */
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

/** A placed block of large letters, moved so that their stems stand on the margin. */
export function hang(node: SlideNode, sizePx: number, em = hangEm): SlideNode {
  const left = Number(node.style.left ?? 0) - sizePx * em;
  return { ...node, style: { ...node.style, left } };
}

/** More points than these stand closer, under a lower headline. */
export function isMany(points: number): boolean {
  return points > 6;
}

/** Of the free height: a headline over rows, and over many of them. */
const headShares = { usual: 0.3, overMany: 0.21, poster: 0.44 } as const;
/** The largest headline over a text, design px. */
const posterSize = 180;

/** On a low stage a headline leaves room for the call-out under it. */
const lowStagePx = 400;
const besideCallout = 0.8;

/** The headline, its stems on the margin. */
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

/** A line over a width. */
export function line(
  { px }: Scene,
  { x, y, width }: Omit<Area, "height">,
  design: number,
  color: string,
): SlideNode {
  return at({ x, y, width, height: Math.max(1, px(design)) }, { backgroundColor: color });
}

/** The lines over the rows of a table; the first is strong where headlines are marked. */
export function rowLines(scene: Scene, rows: readonly Area[]): SlideNode[] {
  const { paper } = scene.colors;
  const isMarked = scene.context.design.headerUnderline;
  return rows.map((row, index) =>
    index === 0 && isMarked
      ? line(scene, row, strong, paper.ink)
      : line(scene, row, hair, paper.line),
  );
}

/** The strong line in the first column beside text that hangs; empty where headlines aren't marked. */
export function besideMark(scene: Scene, area: Area): SlideNode[] {
  const { context, shape, colors, px } = scene;
  if (!context.design.headerUnderline || shape === "landscape" || scene.squeeze > 0) return [];
  const width = columnsOf(scene, area).span(1);
  return [line(scene, { x: area.x, y: area.y + px(18), width }, strong, colors.paper.ink)];
}

/** How far the line over all slides lies from the top, CSS px. */
export function lineTop(scene: Scene): number {
  return furnitureEdges(scene).topPx + scene.px(lineGap);
}

/** Where a landscape stage's picture begins, share of its width. */
const pictureStart = 0.54;

/** The picture's place on a landscape stage: from the line down to the foot, bleeding off. */
export function landscapePicture(scene: Scene): Area {
  const x = Math.round(scene.widthPx * pictureStart);
  const y = lineTop(scene);
  return { x, y, width: scene.widthPx - x, height: scene.heightPx - y };
}

/** The width that a landscape picture leaves to words, CSS px. */
export function besidePicture(scene: Scene, margin: number): number {
  return Math.floor(landscapePicture(scene).x - scene.px(margin) - scene.px(60));
}

/** Whether a picture takes the right side of the stage down to its foot. */
export function hasSidePicture({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

/** A box that holds a mark at the middle of its line. */
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
