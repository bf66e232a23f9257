import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { drawEdgedImage } from "./edged-image.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { widthBesideImage, columnsOf, textColumns, sideImageArea, lineTop } from "./grid.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Height of the image as a fraction of the area's height, by squeeze level (2: most compressed). */
const imageShares = [0.56, 0.44, 0.34] as const;

/** Draws the image from the second of four columns to the slide's right edge, with headline and text below. */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze, widthPx } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const share = shareWithImage(scene);
  const x = columnsOf(scene, whole).start(1);
  const tall = {
    x,
    y: lineTop(scene),
    width: widthPx - x,
    height: Math.round(whole.height * imageShares[squeeze] * share.image),
  };
  const area = isLandscape
    ? { ...whole, width: widthBesideImage(scene, skin.margin) }
    : inset(whole, { top: tall.y + tall.height + px(52) - whole.y });
  const text = isLandscape ? area : textColumns(scene, area);
  return {
    area,
    around: textAtFoot(scene, skin, text, { most: share.text }),
    maxSize: skin.sizes.headline,
    placement: "top",
    draw: () => [drawEdgedImage(scene, isLandscape ? sideImageArea(scene) : tall)],
  };
};
