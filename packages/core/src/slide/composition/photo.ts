import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import type { Composing, Squeeze } from "./composing.ts";
import { countLines } from "./count-lines.ts";
import { furnitureEdges, smallPx } from "./furniture.ts";
import { picture, pictureSrc } from "./picture.ts";
import { at } from "./place.ts";
import { findScrim, formatFade, type Readable } from "./scrim.ts";
import { shapeOf, type Area, type Scene } from "./scene.ts";
import type { Composer, TemplateSkin } from "./skin.ts";

/** How a photograph stands in a layout of words. */
export interface PhotoLook {
  /** Its place; it may run over the slide's edges. */
  frame: Area;
  /** The stage that it leaves to words, and the room for them there, from the stage's own top left corner. */
  stage: Area;
  area: Area;
  /** The photograph and what lies over it. */
  nodes: (SlideNode | null)[];
  /** What the top row is on, if the photograph is under it. */
  topSheet?: Sheet;
}

/** Layouts in which a photograph is a composition of its own. */
const ownLayouts: readonly SlideLayoutName[] = ["cover", "picture", "single"];

/** Whether the words have a photograph beside them. */
export function isBesidePhoto({ media, layout }: Scene): boolean {
  return media !== null && !ownLayouts.includes(layout);
}

/** A slide's words, and the scene that the furniture is drawn in. */
type Composed = Composing<{ nodes: SlideNode[]; furniture: Scene }>;

/** The slide's words in the room that its photograph leaves them. */
export function* composeByPhoto(scene: Scene, skin: TemplateSkin, composer: Composer): Composed {
  const { media, widthPx, heightPx } = scene;
  if (media && isBesidePhoto(scene)) {
    // A low stage is composed as a square one if squeezed; its photograph stays beside the words.
    const staged = { ...scene, shape: shapeOf(widthPx, heightPx) };
    return yield* composeBeside(staged, skin, { composer, isStill: media.kind === "image" });
  }
  const topSheet = findTopSheet(scene, skin);
  const furniture = topSheet ? { ...scene, topSheet } : scene;
  return { nodes: yield* composer(scene, skin), furniture };
}

/** What the top row is on, on an image's own slide and a cover. */
function findTopSheet(scene: Scene, skin: TemplateSkin): Sheet | undefined {
  if (scene.media?.kind !== "image") return undefined;
  if (scene.layout === "picture") return skin.picture?.(scene, skin).topSheet;
  return scene.layout === "cover" ? skin.cover?.(scene, skin).topSheet : undefined;
}

/** A page of text beside its photograph on a landscape stage; on others, the page itself has it among its words. */
export function* composePageByPhoto(
  scene: Scene,
  skin: TemplateSkin,
  composer: Composer,
): Composed {
  const { squeeze, widthPx, heightPx } = scene;
  if (shapeOf(widthPx, heightPx) !== "landscape") {
    return { nodes: yield* composer(scene, skin), furniture: scene };
  }
  const page: Composer = (words, pageSkin) => composer({ ...words, squeeze }, pageSkin);
  return yield* composeByPhoto({ ...scene, squeeze: 2 }, skin, page);
}

function* composeBeside(
  scene: Scene,
  skin: TemplateSkin,
  { composer, isStill }: { composer: Composer; isStill: boolean },
): Composed {
  // Shapes over a photograph would lie over a video, which plays where it is.
  const look = (isStill ? (skin.photo ?? plainPhoto) : plainPhoto)(scene, skin);
  const { frame, stage, area, topSheet } = look;
  const photo = { ...frame, x: frame.x - stage.x, y: frame.y - stage.y };
  const words: Scene = {
    ...scene,
    media: null,
    photo,
    widthPx: stage.width,
    heightPx: stage.height,
    shape: scene.shape === "tall" ? "tall" : "square",
  };
  const furniture = { ...scene, photo, ...(topSheet && { topSheet }) };
  const isBeside = scene.shape === "landscape";
  return {
    nodes: [
      ...look.nodes.filter((node) => node !== null),
      at(stage, {}, ...(yield* composer(words, { ...skin, area: () => area }))),
    ],
    furniture: isBeside ? { ...furniture, widthPx: stage.width, shape: words.shape } : furniture,
  };
}

/** Of the stage's height over words, and of its width beside them: as few words, less a line, and at least. */
const shares = {
  over: { most: 0.48, line: 0.019, least: 0.22 },
  beside: { most: 0.42, line: 0.008, least: 0.3 },
};
/** So few lines leave it the most; a layout's own drawing, such as a large number or who posts, counts as so many. */
const few = 4;
const extraLines: Partial<Readonly<Record<SlideLayoutName, number>>> = {
  number: 7,
  closing: 4,
  comparison: 3,
  code: 4,
  steps: 1,
};
const squeezed: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.84, 2: 0.6 };
/** 240 px of a slide of 1,350, and an edge around it: a lower crop shows nothing. */
const leastHeight = 0.185;

/** The share of the stage that a photograph takes: less the more words there are. */
export function photoShare({ reading, shape, squeeze, layout }: Scene): number {
  const { most, line, least } = shares[shape === "landscape" ? "beside" : "over"];
  const lines = countLines(reading) + (extraLines[layout] ?? 0);
  const wanted = Math.max(least, Math.min(most, most + few * line - line * lines));
  return Math.max(leastHeight, wanted * squeezed[squeeze]);
}

/** What a photograph that ends there leaves under it; the gap is design px. */
export function leaveUnder(scene: Scene, skin: TemplateSkin, bottomPx: number, gap: number) {
  const { widthPx, heightPx, px } = scene;
  const whole = skin.area(scene, skin);
  const gapPx = px(gap);
  return {
    stage: { x: 0, y: bottomPx, width: widthPx, height: heightPx - bottomPx },
    area: { ...whole, y: gapPx, height: whole.y + whole.height - bottomPx - gapPx },
  };
}

/** What a photograph at the right that begins there leaves before it. */
export function leaveBefore(scene: Scene, skin: TemplateSkin, leftPx: number) {
  const whole = skin.area(scene, skin);
  return {
    stage: { x: 0, y: 0, width: leftPx, height: scene.heightPx },
    area: { ...whole, width: leftPx - 2 * whole.x },
  };
}

/** A photograph over the words or beside them, off the slide's edges. */
export function bleedingFrame(scene: Scene): Area {
  const { widthPx, heightPx, shape } = scene;
  const share = photoShare(scene);
  if (shape !== "landscape")
    return { x: 0, y: 0, width: widthPx, height: Math.round(heightPx * share) };
  const width = Math.round(widthPx * share);
  return { x: widthPx - width, y: 0, width, height: heightPx };
}

/** The height of a photograph that begins there, under the top row. */
export function photoHeight(scene: Scene, topPx: number): number {
  const { heightPx } = scene;
  const wanted = heightPx * photoShare(scene) - topPx * 0.6;
  return Math.round(Math.max(heightPx * leastHeight, wanted));
}

/** What a frame leaves: before it on a landscape stage, else under it. */
export function leaveBeside(scene: Scene, skin: TemplateSkin, frame: Area, gap: number) {
  return scene.shape === "landscape"
    ? leaveBefore(scene, skin, frame.x)
    : leaveUnder(scene, skin, frame.y + frame.height, gap);
}

/** Design px: a plain photograph's corners, and the gap under it. */
const plainRadius = 24;
const plainGap = 48;

/** A rounded photograph inside the margins, clear of all else. */
function plainPhoto(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { px, widthPx, shape } = scene;
  const whole = skin.area(scene, skin);
  const share = photoShare(scene);
  const width = Math.round(widthPx * share) - whole.x;
  const frame: Area =
    shape === "landscape"
      ? { ...whole, x: widthPx - whole.x - width, width }
      : { ...whole, height: photoHeight(scene, whole.y) };
  const { media } = scene;
  const src = media ? pictureSrc(media) : undefined;
  return {
    frame,
    ...leaveBeside(scene, skin, frame, plainGap),
    nodes: [picture(scene, frame, { style: { borderRadius: src ? px(plainRadius) : 12 } })],
  };
}

/** Design px that a scrim under the top row takes to end. */
const topFade = 110;

/** What makes the top row readable over a photograph: of those sheets the one that covers least of it. */
export function coverTopRow(
  scene: Scene,
  frame: Area,
  margin: number,
  sheets: readonly { sheet: Sheet; ground: string }[],
): { topSheet: Sheet; fade: string | null } | null {
  const { media, widthPx, px } = scene;
  if (!media) return null;
  const { topPx } = furnitureEdges(scene);
  const small = smallPx(scene) * 1.4;
  const region = { x: margin, y: topPx, width: widthPx - 2 * margin, height: small };
  const found = sheets.map(({ sheet, ground }) => {
    const inks: Readable = [[sheet.ink, 4.5]];
    return { sheet, ground, alpha: findScrim(media, { frame, region }, ground, inks) };
  });
  const [first, ...others] = found;
  if (!first) return null;
  const { sheet, ground, alpha } = others.reduce(
    (best, one) => (one.alpha < best.alpha ? one : best),
    first,
  );
  const end = topPx + small;
  const fade =
    alpha === 0
      ? null
      : formatFade(ground, [
          [0, alpha],
          [end, alpha],
          [end + px(topFade), 0],
        ]);
  return { topSheet: sheet, fade };
}
