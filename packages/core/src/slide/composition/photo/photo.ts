import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { Composing, Squeeze } from "../fit/composing.ts";
import { countLines } from "../fit/count-lines.ts";
import { slideImage } from "./slide-image.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { Composer, TemplateSkin } from "../scene/skin.ts";
import type { PhotoLook } from "../scene/skin-parts.ts";

/** Layouts that place their image themselves. */
const ownLayouts: readonly SlideLayoutName[] = ["cover", "picture", "single"];

/** Whether the slide has an image or video that its layout doesn't place. */
function isBesidePhoto({ media, layout }: Scene): boolean {
  if (layout === "comparison" && media?.before) return false;
  return media !== null && !ownLayouts.includes(layout);
}

/** The slide's text, and the input for drawing top row and foot. */
type Composed = Composing<{ nodes: SlideNode[]; furniture: Scene }>;

/** Composes the slide's text in the area that its photo leaves free. */
export function* composeByPhoto(scene: Scene, skin: TemplateSkin, composer: Composer): Composed {
  const { media } = scene;
  if (media && isBesidePhoto(scene)) {
    return yield* composeBeside(scene, skin, { composer, isStill: media.kind === "image" });
  }
  const topSheet = findTopSheet(scene, skin);
  const furniture = topSheet ? { ...scene, topSheet } : scene;
  return { nodes: yield* composer(scene, skin), furniture };
}

/** Returns the colours of the top row over the image of a cover or `picture` slide; undefined on other slides. */
function findTopSheet(scene: Scene, skin: TemplateSkin): Sheet | undefined {
  if (scene.media?.kind !== "image") return undefined;
  if (scene.layout === "picture") return skin.picture?.(scene, skin).topSheet;
  return scene.layout === "cover" ? skin.cover?.(scene, skin).topSheet : undefined;
}

/**
 * Composes a slide as plain text. On a landscape slide, the photo is beside the text, otherwise `composer` draws it
 * between headline and text.
 */
export function* composePageByPhoto(
  scene: Scene,
  skin: TemplateSkin,
  composer: Composer,
): Composed {
  const { squeeze, shape } = scene;
  if (shape !== "landscape") {
    return { nodes: yield* composer(scene, skin), furniture: scene };
  }
  const page: Composer = (words, pageSkin) => composer({ ...words, squeeze }, pageSkin);
  return yield* composeByPhoto({ ...scene, squeeze: squeeze === 0 ? 1 : 2 }, skin, page);
}

function* composeBeside(
  scene: Scene,
  skin: TemplateSkin,
  { composer, isStill }: { composer: Composer; isStill: boolean },
): Composed {
  // Videos get `plainPhoto`, because a template's shapes would cover a playing video.
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
      boxAt(stage, {}, ...(yield* composer(words, { ...skin, area: () => area }))),
    ],
    furniture: isBeside ? { ...furniture, widthPx: stage.width, shape: words.shape } : furniture,
  };
}

/**
 * A photo's share of the slide's height (`over` text) or width (`beside` text). Each line of text reduces `most` by
 * `line`, down to `least`.
 */
const shares = {
  over: { most: 0.48, line: 0.019, least: 0.22 },
  beside: { most: 0.42, line: 0.008, least: 0.3 },
};
/** With up to this many lines of text, a photo has its largest size. */
const few = 4;
/** Added to the number of lines in layouts with large drawings, e.g. a big number. */
const extraLines: Partial<Readonly<Record<SlideLayoutName, number>>> = {
  number: 7,
  closing: 4,
  comparison: 3,
  code: 4,
  steps: 1,
};
const squeezed: Readonly<Record<Squeeze, number>> = { 0: 1, 1: 0.84, 2: 0.6 };
/** Minimum height of a photo, as a fraction of the slide's height: about 250 of 1,350 design px. */
const leastHeight = 0.185;

/**
 * Returns a photo's share of the slide's height, or of its width on a landscape slide. More text makes the photo
 * smaller.
 */
export function photoShare({ reading, shape, squeeze, layout }: Scene): number {
  const { most, line, least } = shares[shape === "landscape" ? "beside" : "over"];
  const more = shape === "landscape" && layout === "closing" ? 2 : 0;
  const lines = countLines(reading) + (extraLines[layout] ?? 0) + more;
  const wanted = Math.max(least, Math.min(most, most + few * line - line * lines));
  return Math.max(leastHeight, wanted * squeezed[squeeze]);
}

/** Height that words leave free over a quote's photo, as a fraction of the slide's height, by squeeze level. */
const clearOfFace = [0.54, 0.48, 0] as const;
/** Added on a tall slide, where a photo starts lower. */
const lowerOnTall = 0.05;

/** Whether the words are under or over a photo, and not beside it. */
export function isOverPhoto({ photo, context, widthPx }: Scene): boolean {
  return photo !== null && widthPx === context.stage.widthPx;
}

/** Returns where words over a photo start, as a fraction of the slide's height. A quote's photo usually shows a face. */
export function wordsStart(scene: Scene, share = photoShare(scene)): number {
  const { layout, squeeze, shape } = scene;
  if (layout !== "quote") return share;
  return Math.max(share, clearOfFace[squeeze] + (shape === "tall" ? lowerOnTall : 0));
}

/** Returns the area for text under a photo that ends at `bottomPx` CSS px; `gap` is in design px. */
export function leaveUnder(scene: Scene, skin: TemplateSkin, bottomPx: number, gap: number) {
  const { widthPx, heightPx, px } = scene;
  const whole = skin.area(scene, skin);
  const gapPx = px(gap);
  return {
    stage: { x: 0, y: bottomPx, width: widthPx, height: heightPx - bottomPx },
    area: { ...whole, y: gapPx, height: whole.y + whole.height - bottomPx - gapPx },
  };
}

/** Returns the area for text to the left of a photo that starts at `leftPx` CSS px. */
export function leaveBefore(scene: Scene, skin: TemplateSkin, leftPx: number) {
  const whole = skin.area(scene, skin);
  return {
    stage: { x: 0, y: 0, width: leftPx, height: scene.heightPx },
    area: { ...whole, width: leftPx - 2 * whole.x },
  };
}

/**
 * Returns the area of a photo that extends to the slide's edges. On a landscape slide it is beside the text, otherwise
 * above.
 */
export function bleedingFrame(scene: Scene): Area {
  const { widthPx, heightPx, shape } = scene;
  const share = photoShare(scene);
  if (shape !== "landscape")
    return { x: 0, y: 0, width: widthPx, height: Math.round(heightPx * share) };
  const width = Math.round(widthPx * share);
  return { x: widthPx - width, y: 0, width, height: heightPx };
}

/** Returns the area of a photo inside the margins: above the text, or beside it on a landscape slide. */
export function insetFrame(scene: Scene, skin: TemplateSkin): Area {
  const { widthPx, shape } = scene;
  const whole = skin.area(scene, skin);
  if (shape !== "landscape") return { ...whole, height: photoHeight(scene, whole.y) };
  const width = Math.round(widthPx * photoShare(scene)) - whole.x;
  return { ...whole, x: widthPx - whole.x - width, width };
}

/** Returns the height of a photo whose top is `topPx` below the slide's top, CSS px. */
export function photoHeight(scene: Scene, topPx: number): number {
  const { heightPx } = scene;
  const wanted = heightPx * photoShare(scene) - topPx * 0.6;
  return Math.round(Math.max(heightPx * leastHeight, wanted));
}

/** Returns the area for text: left of the photo on a landscape slide, else under it. `gap` is in design px. */
export function leaveBeside(scene: Scene, skin: TemplateSkin, frame: Area, gap: number) {
  return scene.shape === "landscape"
    ? leaveBefore(scene, skin, frame.x)
    : leaveUnder(scene, skin, frame.y + frame.height, gap);
}

/** Corner radius of a photo in templates without their own photo style, design px. */
const plainRadius = 24;
/** Gap below a photo in templates without their own photo style, design px. */
const plainGap = 48;

/** Places a photo with rounded corners inside the margins; nothing is drawn over it. */
function plainPhoto(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = insetFrame(scene, skin);
  const { media, px } = scene;
  const src = media?.src;
  return {
    frame,
    ...leaveBeside(scene, skin, frame, plainGap),
    nodes: [slideImage(scene, frame, { style: { borderRadius: src ? px(plainRadius) : 12 } })],
  };
}
