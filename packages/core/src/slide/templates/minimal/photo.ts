import { bleedingFrame, leaveBeside, photoHeight } from "../../composition/photo/photo.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import { drawEdgedImage } from "./edged-image.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { columnsOf, lineTop } from "./grid.ts";

/** Gap between photo and text, design px. */
const gap = 52;

/**
 * Places a photo from the second of four columns to the slide's right edge. On a landscape slide, the photo is right of
 * the text.
 */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const bleeding = bleedingFrame(scene);
  const y = lineTop(scene);
  const x =
    scene.shape === "landscape" ? bleeding.x : columnsOf(scene, skin.area(scene, skin)).start(1);
  const height = scene.shape === "landscape" ? scene.heightPx - y : photoHeight(scene, y);
  const frame = { x, y, width: scene.widthPx - x, height };
  return {
    frame,
    ...leaveBeside(scene, skin, frame, gap),
    nodes: [drawEdgedImage(scene, frame)],
  };
};
