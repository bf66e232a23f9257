import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import {
  bleedingFrame,
  leaveBeside,
  leaveUnder,
  photoShare,
  wordsStart,
} from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import { coverTopRow, wholeTopRow } from "../../composition/photo/photo-top-row.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { findScrim, formatFade, lineAngle } from "../../composition/photo/scrim.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";

/** Layouts with little text, which is drawn over the photo. */
const claims: readonly SlideLayoutName[] = ["quote", "statement", "number"];

/**
 * Text is drawn over the photo only if this fraction of the photo's height stays free above it. Otherwise, the scrim
 * would cover almost the whole photo.
 */
const leastClear = 0.3;

/**
 * Places a photo that fades into the background: behind short text, above longer text, or right of the text on a
 * landscape slide.
 */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  if (scene.shape === "landscape") return meltBeside(scene, skin);
  const isClaim = claims.includes(scene.layout) && photoShare(scene) >= leastClear;
  return isClaim ? underClaim(scene, skin) : overBlock(scene, skin);
};

function stageOf({ widthPx, heightPx }: Scene): Area {
  return { x: 0, y: 0, width: widthPx, height: heightPx };
}

/** Height above the text over which the scrim fades in, design px. */
const rise = 230;
/** How far the photo extends behind the text, design px. */
const overlap = 380;

/**
 * Draws the photo up to the slide's edges and behind the first lines of text, with a scrim in the background colour.
 */
function underClaim(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { px, heightPx, colors, media, context } = scene;
  const { ink, accent } = colors.paper;
  const ground = context.palette.backgroundColor;
  const y = Math.round(heightPx * wordsStart(scene));
  // The photo ends behind the first lines of text. If it filled the whole slide, the text could cover a face in it.
  const end = Math.min(heightPx, y + px(overlap));
  const frame = { ...stageOf(scene), height: end };
  const left = leaveUnder(scene, skin, y, 0);
  const region = { ...left.area, y, height: px(200) };
  const alpha = media
    ? findScrim(media, { frame, regions: [region], clearPx: y }, ground, [
        [ink, 4.5],
        [accent, 4.5],
      ])
    : 0;
  const top = coverTopRow(scene, frame, {
    ...wholeTopRow(scene, px(skin.margin)),
    clearPx: y,
  });
  const fade = formatFade(ground, [
    [y - px(rise), 0],
    [y - px(rise * 0.4), alpha * 0.5],
    [y - px(20), alpha],
    [y + px(150), alpha + (1 - alpha) * 0.4],
    [end, 1],
    [end + 1, 1],
    [heightPx, 0],
  ]);
  return {
    frame,
    ...left,
    nodes: [slideImage(scene, frame, { clearPx: y }), cover(stageOf(scene), [top?.fade, fade])],
    ...(top && { topSheet: top.topSheet }),
  };
}

/** Places the photo above the main block. Its lower end fades into the background colour. */
function overBlock(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = bleedingFrame(scene);
  return {
    frame,
    ...leaveUnder(scene, skin, frame.height, 14),
    ...drawFadingPhoto(scene, skin, frame),
  };
}

/** The part of a fading photo that isn't faded, as a fraction of the photo's height. */
const clearShare = 0.72;

/** Draws a photo at the top that fades into the background. The fade ends below the photo, so no edge is visible. */
export function drawFadingPhoto(
  scene: Scene,
  skin: TemplateSkin,
  frame: Area,
): { nodes: (SlideNode | null)[]; topSheet?: Sheet } {
  const { heightPx, context, px } = scene;
  const end = frame.height;
  const clearPx = end * clearShare;
  const top = coverTopRow(scene, frame, { ...wholeTopRow(scene, px(skin.margin)), clearPx });
  const fade = formatFade(context.palette.backgroundColor, [
    [end * 0.52, 0],
    [end * 0.8, 0.5],
    [end, 1],
    [end + 1, 1],
    [Math.min(heightPx, end + heightPx * 0.3), 0],
  ]);
  return {
    nodes: [slideImage(scene, frame, { clearPx }), cover(stageOf(scene), [top?.fade, fade])],
    ...(top && { topSheet: top.topSheet }),
  };
}

/** Places the photo right of the text on a landscape slide. Its left edge fades into the background. */
function meltBeside(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = bleedingFrame(scene);
  const ground = scene.context.palette.backgroundColor;
  const fade = formatFade(
    ground,
    [
      [frame.x - frame.width * 0.5, 0],
      [frame.x, 1],
      [frame.x + 1, 1],
      [frame.x + frame.width * 0.2, 0.5],
      [frame.x + frame.width * 0.46, 0],
    ],
    lineAngle(scene.rtl),
  );
  return {
    frame,
    ...leaveBeside(scene, skin, { ...frame, x: frame.x + scene.px(60) }, 0),
    nodes: [slideImage(scene, frame), cover(stageOf(scene), [fade])],
  };
}

/** Draws several gradients in one box; null and undefined are skipped. */
function cover(area: Area, gradients: readonly (string | null | undefined)[]) {
  const shown = gradients.filter((gradient) => typeof gradient === "string");
  return boxAt(area, { backgroundImage: shown.join(", ") });
}
