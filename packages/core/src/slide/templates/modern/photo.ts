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

/** Layouts with few words, whose photograph lies under the words. */
const claims: readonly SlideLayoutName[] = ["quote", "statement", "number"];

/** Smallest clear fraction of the height over a claim's words; below that the scrim would grey the whole photograph. */
const leastClear = 0.3;

/** A photograph that fades into the ground: under a claim's words, above a block, or beside it on a landscape stage. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  if (scene.shape === "landscape") return meltBeside(scene, skin);
  const isClaim = claims.includes(scene.layout) && photoShare(scene) >= leastClear;
  return isClaim ? underClaim(scene, skin) : overBlock(scene, skin);
};

function stageOf({ widthPx, heightPx }: Scene): Area {
  return { x: 0, y: 0, width: widthPx, height: heightPx };
}

/** Height above the first words over which the scrim fades in, design px. */
const rise = 230;

/** The photograph fills the slide; a scrim in the ground's colour lies under the words, as strong as they need. */
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

/** The photograph lies above a block and fades into the ground's colour at its lower end. */
function overBlock(scene: Scene, skin: TemplateSkin): PhotoLook {
  const frame = bleedingFrame(scene);
  return {
    frame,
    ...leaveUnder(scene, skin, frame.height, 14),
    ...meltDown(scene, skin, frame),
  };
}

/** A photograph at the top that fades into the ground; the fade runs on below the photograph so that no seam shows. */
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

/** The photograph lies at the end of a landscape stage and fades into the ground towards the words. */
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

/** One box with all of a scrim's gradients; null and undefined gradients are skipped. */
function cover(area: Area, gradients: readonly (string | null | undefined)[]) {
  const shown = gradients.filter((gradient) => typeof gradient === "string");
  return at(area, { backgroundImage: shown.join(", ") });
}
