import { shareWithImage } from "../../composition/talkative.ts";
import { wordsUnder } from "../../composition/around.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import { edgedPicture } from "./edged-picture.ts";
import { inset } from "../../composition/place.ts";
import type { Answer } from "../../composition/skin.ts";
import { besidePicture, columnsOf, hung, landscapePicture, lineTop } from "./grid.ts";

/** Height of the image as a fraction of the area's height, by squeeze level (2: most compressed). */
const pictureShares = [0.56, 0.44, 0.34] as const;

/** Draws the image from the second of four columns to the slide's right edge, with headline and text below. */
export const pictureLook: Answer<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze, widthPx } = scene;
  const whole = skin.area(scene, skin);
  const isLandscape = shape === "landscape";
  const share = shareWithImage(scene);
  const x = columnsOf(scene, whole).start(1);
  const tall = {
    x,
    y: lineTop(scene),
    width: widthPx - x,
    height: Math.round(whole.height * pictureShares[squeeze] * share.image),
  };
  const area = isLandscape
    ? { ...whole, width: besidePicture(scene, skin.margin) }
    : inset(whole, { top: tall.y + tall.height + px(52) - whole.y });
  const text = isLandscape ? area : hung(scene, area);
  return {
    area,
    around: wordsUnder(scene, skin, text, { most: share.text }),
    maxSize: skin.sizes.headline,
    placement: "top",
    draw: () => [edgedPicture(scene, isLandscape ? landscapePicture(scene) : tall)],
  };
};
