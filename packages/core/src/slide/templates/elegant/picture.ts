import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { StageShape } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawArchedImage, placeArchedImage } from "./arched-image.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Size of the image, as fractions of the free width and height, by the slide's shape. */
const shares: Readonly<Record<StageShape, { width: number; height: number }>> = {
  portrait: { width: 0.76, height: 0.57 },
  tall: { width: 0.84, height: 0.55 },
  square: { width: 0.62, height: 0.52 },
  landscape: { width: 0, height: 0 },
};
/** Factor for the height of the image, by squeeze level (2: most compressed). */
const squeezed = [1, 0.78, 0.56] as const;

/** Draws the image in an arch, with headline and text centred below it, or beside it on a landscape slide. */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const share = shareWithImage(scene);
  const { width, height } = shares[shape];
  const { isSide, frame, area } = placeArchedImage(scene, whole, {
    width: Math.round(whole.width * width),
    y: whole.y + px(10),
    height: Math.round(whole.height * height * squeezed[squeeze] * share.image),
    gapPx: px(44),
  });
  const align = isSide ? "start" : "center";
  return {
    area,
    around: textAtFoot(scene, evenLines(skin), area, { align, most: share.text, gap: 30 }),
    maxSize: isSide ? 124 : 116,
    align,
    placement: "middle",
    draw: () => drawArchedImage(scene, frame, { count: isSide ? 2 : 1, step: 20 }),
  };
};
