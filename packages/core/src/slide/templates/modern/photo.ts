import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { at } from "../../composition/place.ts";
import {
  bleedingFrame,
  coverTopRow,
  leaveBeside,
  leaveUnder,
  photoShare,
  type PhotoLook,
} from "../../composition/photo.ts";
import { picture } from "../../composition/picture.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { findScrim, formatFade } from "../../composition/scrim.ts";
import type { Answer, TemplateSkin } from "../../composition/skin.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";

/** Layouts with little text, which is drawn over the photo. */
const claims: readonly SlideLayoutName[] = ["quote", "statement", "number"];

/**
 * Text is drawn over the photo only if this fraction of the photo's height stays free above the text. Otherwise the
 * scrim would cover almost all of the photo.
 */
const leastClear = 0.3;

/** Places a photo that fades into the background: behind short text, above a block, or at a landscape slide's end. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  if (scene.shape === "landscape") return meltBeside(scene, skin);
  const isClaim = claims.includes(scene.layout) && photoShare(scene) >= leastClear;
  return isClaim ? underClaim(scene, skin) : overBlock(scene, skin);
};

function stageOf({ widthPx, heightPx }: Scene): Area {
  return { x: 0, y: 0, width: widthPx, height: heightPx };
}

/** Height above the text over which the scrim fades in, design px. */
const rise = 230;

/** Fills the slide with the photo. A scrim in the background colour makes the text over it legible. */
function underClaim(scene: Scene, skin: TemplateSkin): PhotoLook {
  const { px, heightPx, colors, media, context } = scene;
  const frame = stageOf(scene);
  const { ink, accent } = colors.paper;
  const ground = context.palette.backgroundColor;
  const y = Math.round(heightPx * photoShare(scene));
  const left = leaveUnder(scene, skin, y, 0);
  const region = { ...left.area, y, height: px(200) };
  const alpha = media
    ? findScrim(media, { frame, region }, ground, [
        [ink, 4.5],
        [accent, 4.5],
      ])
    : 0;
  const top = coverTopRow(scene, frame, px(skin.margin), [{ sheet: colors.paper, ground }]);
  const most = Math.max(alpha, 0.5);
  const fade = formatFade(ground, [
    [y - px(rise), 0],
    [y - px(rise * 0.4), most * 0.5],
    [y - px(20), most],
    [y + px(150), most + (1 - most) * 0.3],
    [y + (heightPx - y) * 0.7, 0.97],
    [heightPx, 1],
  ]);
  return {
    frame,
    ...left,
    nodes: [picture(scene, frame, { over: [cover(frame, [top?.fade, fade])] })],
    ...(top && { topSheet: top.topSheet }),
  };
}

/** Places the photo above the main block. Its lower end fades into the background colour. */
function overBlock(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = bleedingFrame(scene);
  return {
    frame,
    ...leaveUnder(scene, skin, frame.height, 14),
    ...meltDown(scene, skin, frame),
  };
}

/** Draws a photo at the top that fades into the background. The fade continues below it, so no edge is visible. */
export function meltDown(
  scene: Scene,
  skin: TemplateSkin,
  frame: Area,
): { nodes: (SlideNode | null)[]; topSheet?: Sheet } {
  const { heightPx, context, colors, px } = scene;
  const end = frame.height;
  const sheets = [{ sheet: colors.paper, ground: context.palette.backgroundColor }];
  const top = coverTopRow(scene, frame, px(skin.margin), sheets);
  const fade = formatFade(context.palette.backgroundColor, [
    [end * 0.52, 0],
    [end * 0.8, 0.5],
    [end, 1],
    [end + 1, 1],
    [Math.min(heightPx, end + heightPx * 0.3), 0],
  ]);
  return {
    nodes: [picture(scene, frame), cover(stageOf(scene), [top?.fade, fade])],
    ...(top && { topSheet: top.topSheet }),
  };
}

/** Places the photo at the end of a landscape stage. Towards the text, it fades into the background. */
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
    90,
  );
  return {
    frame,
    ...leaveBeside(scene, skin, { ...frame, x: frame.x + scene.px(60) }, 0),
    nodes: [picture(scene, frame), cover(stageOf(scene), [fade])],
  };
}

/** Draws several gradients in one box; null and undefined are skipped. */
function cover(area: Area, gradients: readonly (string | null | undefined)[]) {
  const shown = gradients.filter((gradient) => typeof gradient === "string");
  return at(area, { backgroundImage: shown.join(", ") });
}
