import { at } from "../../composition/place.ts";
import {
  bleedingFrame,
  coverTopRow,
  leaveBefore,
  leaveUnder,
  type PhotoLook,
} from "../../composition/photo.ts";
import { picture } from "../../composition/picture.ts";
import type { Answer } from "../../composition/skin.ts";
import { drawStripe } from "./diagonal.ts";
import { besidePicture } from "./picture-frame.ts";

/** How much lower the photo ends at the left than at the right, as a fraction of the slide's height. */
const fall = 0.06;
/** Gap below the photo, design px. */
const gap = 48;

/** Places the photo above the text with a sloped lower edge, or at a landscape slide's end with a slanted edge. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  const { px, heightPx, colors, context, shape } = scene;
  const frame = bleedingFrame(scene);
  if (shape === "landscape") {
    return { frame, ...leaveBefore(scene, skin, frame.x), nodes: besidePicture(scene, frame.x) };
  }
  const ground = context.palette.backgroundColor;
  const left = frame.height / heightPx;
  const right = left - fall;
  const cut = Math.round((right / left) * 10000) / 100;
  const top = coverTopRow(scene, frame, px(skin.margin), [{ sheet: colors.paper, ground }]);
  const over = top?.fade ? [at(frame, { backgroundImage: top.fade })] : [];
  return {
    frame,
    ...leaveUnder(scene, skin, frame.height, gap),
    nodes: [
      picture(scene, frame, {
        style: { clipPath: `polygon(0% 0%, 100% 0%, 100% ${cut}%, 0% 100%)` },
        over,
      }),
      drawStripe(scene, [left - 0.006, right - 0.006]),
    ],
    ...(top && { topSheet: top.topSheet }),
  };
};
