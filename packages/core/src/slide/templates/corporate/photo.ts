import { boxAt } from "../../composition/scene/boxes.ts";
import { bleedingFrame, leaveBefore, leaveUnder } from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import { coverTopRow } from "../../composition/photo/photo-top-row.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawStripe } from "./diagonal.ts";
import { besideTab } from "./furniture.ts";
import { drawSideImage } from "./side-image.ts";

/** How much lower the photo ends at the left than at the right, as a fraction of the slide's height. */
const fall = 0.06;
/** Gap below the photo, design px. */
const gap = 48;

/**
 * Places the photo above the text, with a sloped lower edge. On a landscape slide, the photo is at the right and has a
 * slanted edge.
 */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const { px, widthPx, heightPx, shape } = scene;
  const frame = bleedingFrame(scene);
  if (shape === "landscape") {
    return { frame, ...leaveBefore(scene, skin, frame.x), nodes: drawSideImage(scene, frame.x) };
  }
  const left = frame.height / heightPx;
  const right = left - fall;
  const cut = Math.round((right / left) * 10000) / 100;
  const clearPx = heightPx * right;
  const top = coverTopRow(scene, frame, {
    left: besideTab(scene, px(skin.margin)),
    right: widthPx - px(skin.margin),
    clearPx,
  });
  const over = top?.fade ? [boxAt(frame, { backgroundImage: top.fade })] : [];
  return {
    frame,
    ...leaveUnder(scene, skin, frame.height, gap),
    nodes: [
      slideImage(scene, frame, {
        style: { clipPath: `polygon(0% 0%, 100% 0%, 100% ${cut}%, 0% 100%)` },
        over,
        clearPx,
      }),
      drawStripe(scene, [left - 0.006, right - 0.006]),
    ],
    ...(top && { topSheet: top.topSheet }),
  };
};
