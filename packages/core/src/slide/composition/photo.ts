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

/** How a photograph is placed in a layout of words. */
export interface PhotoLook {
  /** The photograph's place, which may reach the slide's edges. */
  frame: Area;
  /** The part of the stage left to words, and the words' area in it, relative to that part's top left corner. */
  stage: Area;
  area: Area;
  /** The photograph and the nodes over it. */
  nodes: (SlideNode | null)[];
  /** Colours of the top row if the photograph is under it. */
  topSheet?: Sheet;
}

/** Layouts that place a photograph themselves. */
const ownLayouts: readonly SlideLayoutName[] = ["cover", "picture", "single"];

/** Whether the slide has media that its layout doesn't place itself. */
export function isBesidePhoto({ media, layout }: Scene): boolean {
  return media !== null && !ownLayouts.includes(layout);
}

/** A slide's words, and the scene with which the furniture is drawn. */
type Composed = Composing<{ nodes: SlideNode[]; furniture: Scene }>;

/** Composes the slide's words in the area that its photograph leaves free. */
export function* composeByPhoto(scene: Scene, skin: TemplateSkin, composer: Composer): Composed {
  const { media, widthPx, heightPx } = scene;
  if (media && isBesidePhoto(scene)) {
    // A squeezed low stage has the shape `square`; the stage's real shape keeps its photograph beside the words.
    const staged = { ...scene, shape: shapeOf(widthPx, heightPx) };
    return yield* composeBeside(staged, skin, { composer, isStill: media.kind === "image" });
  }
  const topSheet = findTopSheet(scene, skin);
  const furniture = topSheet ? { ...scene, topSheet } : scene;
  return { nodes: yield* composer(scene, skin), furniture };
}

/** Colours of the top row over the image of a `picture` slide or a cover; undefined on other slides. */
function findTopSheet(scene: Scene, skin: TemplateSkin): Sheet | undefined {
  if (scene.media?.kind !== "image") return undefined;
  if (scene.layout === "picture") return skin.picture?.(scene, skin).topSheet;
  return scene.layout === "cover" ? skin.cover?.(scene, skin).topSheet : undefined;
}

/** Composes a page of text beside its photograph on a landscape stage; on others, the page shows it among its words. */
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
  // A video always has the plain look, because a template's shapes over it would cover it while it plays.
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

/**
 * A photograph's fraction of the stage's height above words, or of its width beside them: for few words, less for each
 * further line, and at least.
 */
const shares = {
  over: { most: 0.48, line: 0.019, least: 0.22 },
  beside: { most: 0.42, line: 0.008, least: 0.3 },
};
/**
 * Up to `few` lines, a photograph gets its maximum share; a layout's own drawing, such as a large number, counts as
 * extra lines.
 */
const few = 4;
const extraLines: Partial<Readonly<Record<SlideLayoutName, number>>> = {
  number: 7,
  closing: 4,
  comparison: 3,
  code: 4,
  steps: 1,
};
const squeezed: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.84, 2: 0.6 };
/** Minimum share of the stage: 240 px of a slide of 1,350 and an edge around it; a lower crop shows nothing. */
const leastHeight = 0.185;

/**
 * A photograph's fraction of the stage's height, or of its width on a landscape stage; less if there are more words.
 */
export function photoShare({ reading, shape, squeeze, layout }: Scene): number {
  const { most, line, least } = shares[shape === "landscape" ? "beside" : "over"];
  const lines = countLines(reading) + (extraLines[layout] ?? 0);
  const wanted = Math.max(least, Math.min(most, most + few * line - line * lines));
  return Math.max(leastHeight, wanted * squeezed[squeeze]);
}

/** The stage and area for words under a photograph that ends at `bottomPx` CSS px; `gap` is design px. */
export function leaveUnder(scene: Scene, skin: TemplateSkin, bottomPx: number, gap: number) {
  const { widthPx, heightPx, px } = scene;
  const whole = skin.area(scene, skin);
  const gapPx = px(gap);
  return {
    stage: { x: 0, y: bottomPx, width: widthPx, height: heightPx - bottomPx },
    area: { ...whole, y: gapPx, height: whole.y + whole.height - bottomPx - gapPx },
  };
}

/** The stage and area for words left of a photograph that begins at `leftPx` CSS px. */
export function leaveBefore(scene: Scene, skin: TemplateSkin, leftPx: number) {
  const whole = skin.area(scene, skin);
  return {
    stage: { x: 0, y: 0, width: leftPx, height: scene.heightPx },
    area: { ...whole, width: leftPx - 2 * whole.x },
  };
}

/** Frame of a photograph at the slide's edges: above the words, or beside them on a landscape stage. */
export function bleedingFrame(scene: Scene): Area {
  const { widthPx, heightPx, shape } = scene;
  const share = photoShare(scene);
  if (shape !== "landscape")
    return { x: 0, y: 0, width: widthPx, height: Math.round(heightPx * share) };
  const width = Math.round(widthPx * share);
  return { x: widthPx - width, y: 0, width, height: heightPx };
}

/** Frame of a photograph within the margins: above the words, or beside them on a landscape stage. */
export function insetFrame(scene: Scene, skin: TemplateSkin): Area {
  const { widthPx, shape } = scene;
  const whole = skin.area(scene, skin);
  if (shape !== "landscape") return { ...whole, height: photoHeight(scene, whole.y) };
  const width = Math.round(widthPx * photoShare(scene)) - whole.x;
  return { ...whole, x: widthPx - whole.x - width, width };
}

/** Height of a photograph that begins at `topPx` under the top row, CSS px. */
export function photoHeight(scene: Scene, topPx: number): number {
  const { heightPx } = scene;
  const wanted = heightPx * photoShare(scene) - topPx * 0.6;
  return Math.round(Math.max(heightPx * leastHeight, wanted));
}

/** The stage and area for words: left of the frame on a landscape stage, else under it; `gap` is design px. */
export function leaveBeside(scene: Scene, skin: TemplateSkin, frame: Area, gap: number) {
  return scene.shape === "landscape"
    ? leaveBefore(scene, skin, frame.x)
    : leaveUnder(scene, skin, frame.y + frame.height, gap);
}

/** Corner radius of a plain photograph, and gap under it; design px. */
const plainRadius = 24;
const plainGap = 48;

/** A photograph with rounded corners inside the margins, without overlaps. */
function plainPhoto(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = insetFrame(scene, skin);
  const { media, px } = scene;
  const src = media ? pictureSrc(media) : undefined;
  return {
    frame,
    ...leaveBeside(scene, skin, frame, plainGap),
    nodes: [picture(scene, frame, { style: { borderRadius: src ? px(plainRadius) : 12 } })],
  };
}

/** Length of the fade-out of a scrim below the top row, design px. */
const topFade = 110;

/**
 * Makes the top row readable over a photograph with the sheet whose scrim has the lowest opacity; null if there is no
 * media or sheet. `fade` is null if no scrim is needed.
 */
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
