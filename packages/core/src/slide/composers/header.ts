import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { filled, type Fitted } from "../composition/fit/fit.ts";
import { fitHeadline } from "../composition/text/fit-headline.ts";
import { squeezedShare } from "../composition/scene/squeeze.ts";
import type { Letters } from "../composition/scene/lettering.ts";
import type { FittedText, HeaderLook } from "../composition/scene/layout-looks.ts";
import { boxAt, column, inset, moveDown } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import type { TextAround } from "../composition/scene/skin-parts.ts";

export const noFittedText: FittedText = { node: null, heightPx: 0, sizePx: 0, wordsPx: 0 };

/** The size and style of a header. Omitted fields have the template's defaults. */
export interface ClaimBox {
  area: Pick<Area, "width" | "height">;
  /** Largest font size, design px. */
  maxSize: number;
  /** Largest height, as a fraction of the area's height. */
  shareOf?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
}

/** Fits the header as large as its area allows. `shareOf` limits its height to a fraction of the area's. */
export function* bigHeader(
  scene: Scene,
  skin: TemplateSkin,
  { area, shareOf = 1, ...box }: ClaimBox,
): Composing<FittedText> {
  const fitted = yield* fitHeadline(scene, skin, "headline", scene.reading.header, {
    widthPx: Math.floor(area.width),
    heightPx: area.height * squeezedShare(scene, shareOf),
    fills: filled.words,
    ...box,
  });
  return fitted ?? noFittedText;
}

/** Stacks the header over `words`. `words` keeps its height; the header gets the remaining height. */
export function* headerOver(
  scene: Scene,
  skin: TemplateSkin,
  words: Fitted | null,
  {
    area,
    gapPx,
    mostPx = Infinity,
    ...box
  }: Omit<ClaimBox, "area"> & { area: Area; gapPx: number; mostPx?: number },
): Composing<{ node: SlideNode; heightPx: number; header: FittedText }> {
  const belowPx = words ? words.heightPx + gapPx : 0;
  const header = yield* bigHeader(scene, skin, {
    ...box,
    area: { ...area, height: Math.min(mostPx, area.height - belowPx) },
  });
  const node = column(
    { width: area.width, rowGap: words ? gapPx : 0 },
    header.node,
    words?.node ?? null,
  );
  return { node, heightPx: header.heightPx + belowPx, header };
}

/**
 * Places a header at the top, middle or foot of an area. `hangEm` shifts the header left, so the letters' stems align
 * with the margin.
 */
export function placeHeader(
  { hangEm = 0 }: TemplateSkin,
  place: Area,
  { node, sizePx }: FittedText,
  { placement, base }: { placement: keyof typeof justifyContentOf; base?: TextAround["base"] },
): SlideNode {
  const hung = { ...place, x: place.x - sizePx * hangEm };
  const style = { flexDirection: "column", justifyContent: justifyContentOf[placement] } as const;
  if (!base) return boxAt(hung, style, node);
  const { heightPx, clearPx, align } = base;
  const alignItems = align === "center" ? "center" : "flex-start";
  return boxAt(
    { ...hung, height: place.height + clearPx + heightPx },
    style,
    column({ width: place.width, rowGap: clearPx, alignItems }, node, base.node),
  );
}

/** The `justify-content` of each placement in a column. */
export const justifyContentOf = { top: "flex-start", middle: "center", foot: "flex-end" } as const;

/** Composes the text above and below a header, then the header in the remaining height. */
export function* composeHeader(
  scene: Scene,
  skin: TemplateSkin,
  { area, around: rest, placement, footPx = 0, draw, who = null, ...size }: HeaderLook,
): Composing<SlideNode[]> {
  const around = yield* rest;
  const { over, under, room } = around;
  const place = inset({ ...room, x: area.x, width: area.width }, { bottom: footPx });
  const big = yield* bigHeader(scene, skin, { area: place, ...size });
  const sparePx = Math.max(0, place.height - big.heightPx);
  const isTogether = placement === "together";
  const header = placeHeader(skin, place, big, {
    ...around,
    placement: isTogether ? "foot" : placement,
  });
  const headerY = place.y + place.height - big.heightPx;
  const marks = draw?.({ ...around, headerY, wordsPx: big.wordsPx }) ?? [];
  const drawn = marks.filter((node) => node !== null);
  // A statement's shapes belong to its words, others to the slide.
  const isOwn = scene.layout === "statement";
  const isLow = placement === "foot" && (isOwn || drawn.length === 0) && over.length === 0;
  const liftPx = isTogether ? sparePx / 2 : isLow ? liftOf(scene, sparePx, area.height) : 0;
  return [
    ...(isOwn ? [] : drawn),
    ...over,
    ...moveDown(scene, [...(isOwn ? drawn : []), header, ...under], -liftPx),
    ...(who ? [who] : []),
  ];
}

/** If more than this fraction of an area is free above words at its foot, the words are at its middle. */
const mostFree = { tall: 0.34, portrait: 0.42, square: 0.42, landscape: 1 } as const;
/** Fraction of the free height that is below the words then. */
const freeBelow = 0.54;

/** Returns how much higher words at the foot of an area are where much of it would be empty above them; CSS px. */
export function liftOf({ shape, photo }: Scene, sparePx: number, heightPx: number): number {
  const isFree = photo === null && sparePx > heightPx * mostFree[shape];
  return isFree ? Math.round(sparePx * freeBelow) : 0;
}
