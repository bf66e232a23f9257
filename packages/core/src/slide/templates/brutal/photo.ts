import { bleedingFrame, leaveBeside, photoHeight } from "../../composition/photo/photo.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { rulePx, sheetOf } from "./fields.ts";

/** Gap between photo and text, design px, and how far the photo starts above the free area. */
const gap = 40;
const rise = 24;

/** Places a photo from edge to edge between rules: under the top row, or at the side of a landscape slide. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const { shape, px } = scene;
  const whole = skin.area(scene, skin);
  const bleeding = bleedingFrame(scene);
  const isSide = shape === "landscape";
  const y = whole.y - px(rise);
  const frame = isSide ? bleeding : { ...bleeding, y, height: photoHeight(scene, y) };
  const height = rulePx(scene);
  const line = { backgroundColor: sheetOf(scene).ink };
  const edge = isSide
    ? boxAt({ ...frame, width: height }, line)
    : boxAt({ ...frame, y: frame.y + frame.height - height, height }, line);
  return {
    frame,
    ...leaveBeside(scene, skin, frame, gap),
    nodes: [slideImage(scene, frame), edge],
  };
};
