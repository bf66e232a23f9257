import type { BoxNode, SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas } from "../../composers/furniture.ts";
import {
  bleedingFrame,
  leaveBeside,
  leaveUnder,
  photoShare,
} from "../../composition/photo/photo.ts";
import { findScrim, formatFade, lineAngle } from "../../composition/photo/scrim.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { nightSheet } from "./fields.ts";

/** Left edge of a quote's photo, as a fraction of the slide's width. */
const quoteX = 0.444;
/** Gap between photo and text, design px. */
const gap = { over: 52, under: 44, beside: 56 } as const;
/** Added to the height of a photo at the foot of a tall slide, whose lower part apps cover; design px. */
const lowerOnTall = 150;

export function stageOf({ widthPx, heightPx }: Scene): Area {
  return { x: 0, y: 0, width: widthPx, height: heightPx };
}

/** Places a photo at the slide's edges: under the words, beside them on a landscape slide, at a quote's top end. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const { shape, layout } = scene;
  if (shape === "landscape") {
    const frame = bleedingFrame(scene);
    return {
      frame,
      ...leaveBeside(scene, skin, frame, gap.beside),
      nodes: [slideImage(scene, frame)],
    };
  }
  return layout === "quote" ? overQuote(scene, skin) : underWords(scene, skin);
};

function overQuote(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { widthPx, heightPx, px, shape } = scene;
  const x = Math.round(widthPx * quoteX);
  const height = Math.round(heightPx * photoShare(scene) * 0.96) + (shape === "tall" ? px(90) : 0);
  const frame = { x, y: 0, width: widthPx - x, height };
  return {
    frame,
    ...leaveUnder(scene, skin, height, gap.over),
    nodes: [slideImage(scene, frame)],
  };
}

/** Places the photo under the words; it extends to three edges of the slide and is behind the foot. */
export function underWords(scene: Scene, skin: TemplateSkin, share = photoShare(scene)): PhotoLook {
  const { widthPx, heightPx, px, shape, media } = scene;
  const whole = skin.area(scene, skin);
  const { foot } = furnitureAreas(scene, skin, px(56));
  // An image that can't be shown is above the foot, because its note would be behind the foot's words.
  const bottom = media?.src ? heightPx : foot.y - px(30);
  const wanted = heightPx * share + (shape === "tall" ? px(lowerOnTall) : 0);
  const y = Math.round(heightPx - wanted);
  const frame = { x: 0, y, width: widthPx, height: bottom - y };
  const clearPx = foot.y - y;
  return {
    frame,
    stage: { x: 0, y: 0, width: widthPx, height: y },
    area: { ...whole, height: y - px(gap.under) - whole.y },
    nodes: [
      slideImage(scene, frame, {
        clearPx,
        over: [boxAt({ ...frame, x: 0, y: 0 }, { backgroundImage: footFade(scene, frame, foot) })],
      }),
    ],
  };
}

/** Builds the scrim behind the foot, relative to the photo. */
function footFade(scene: Scene, frame: Area, foot: Area): string {
  const { px, media, rtl } = scene;
  const { background, ink, muted } = nightSheet(scene);
  const clearPx = foot.y - frame.y;
  const region = { ...foot, y: foot.y - px(10), height: foot.height + px(20) };
  const alpha = media
    ? findScrim(media, { frame, regions: [region], clearPx, rtl }, background, [
        [ink, 4.5],
        [muted, 4.5],
      ])
    : 0;
  return formatFade(background, [
    [clearPx - px(190), 0],
    [clearPx - px(30), alpha],
    [frame.height, Math.min(1, alpha * 1.1)],
  ]);
}

/** Height above the words over which the scrim fades in, design px. */
const rise = 340;

/**
 * Draws the photo over the whole slide, with a scrim on which the words are legible. On a landscape slide, the scrim is
 * beside the rest of the photo. `fades` are further scrims.
 */
export function drawFullPhoto(
  scene: Scene,
  { words, fades }: { words: Area; fades: readonly (string | null)[] },
): BoxNode | null {
  const { media, shape, widthPx, heightPx, px, rtl } = scene;
  if (!media) return null;
  const frame = stageOf(scene);
  const { background, ink, muted } = nightSheet(scene);
  const isSide = shape === "landscape";
  const clearPx = isSide ? undefined : words.y;
  const alphaOver = (region: Area) =>
    findScrim(
      media,
      { frame, regions: [region], rtl, ...(clearPx !== undefined && { clearPx }) },
      background,
      [
        [ink, 4.5],
        [muted, 4.5],
      ],
    );
  const end = words.x + words.width;
  const side = () => {
    const alpha = alphaOver({ ...frame, width: end });
    const stops = [
      [0, alpha],
      [end, alpha],
      [Math.min(widthPx, end + widthPx * 0.26), 0],
    ] as const;
    return formatFade(background, stops, lineAngle(rtl));
  };
  const under = (y: number, risePx: number) => {
    const alpha = alphaOver({ ...frame, y, height: heightPx - y });
    return formatFade(background, [
      [y - risePx, 0],
      [y - risePx * 0.4, alpha * 0.5],
      [y - px(16), alpha],
      [heightPx, Math.min(1, alpha + (1 - alpha) * 0.5)],
    ]);
  };
  const own = isSide ? [side(), under(heightPx - px(130), px(120))] : [under(words.y, px(rise))];
  const images = [...own, ...fades].filter((fade): fade is string => fade !== null);
  const over: SlideNode[] = [boxAt(frame, { backgroundImage: images.join(", ") })];
  return slideImage(scene, frame, { over, ...(clearPx !== undefined && { clearPx }) });
}
