import { leaveBefore, leaveUnder, photoHeight, photoShare } from "../../composition/photo/photo.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { PhotoLook } from "../../composition/scene/skin-parts.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { drawInstant } from "./paper.ts";

/** Gap between photo and text, design px, and the largest ratio of an instant photo's width to its height. */
const gap = 56;
const widest = 1.3;
/** Smallest height of an instant photo over words, as a fraction of the slide's height; a sixth of it is border. */
const lowest = 0.22;

/** Places an instant photo over the words, or beside them on a landscape slide. */
export const photo: LookBuilder<PhotoLook> = (scene, skin) => {
  const { px, shape, widthPx, heightPx } = scene;
  const whole = skin.area(scene, skin);
  if (shape === "landscape") {
    const width = Math.round(widthPx * photoShare(scene) * 0.9);
    const height = Math.min(whole.height, width * 1.25);
    const x = widthPx - px(56) - width;
    const frame = { x, y: whole.y + (whole.height - height) / 2, width, height };
    return {
      frame,
      ...leaveBefore(scene, skin, x - px(20)),
      nodes: drawInstant(scene, frame, 1.6),
    };
  }
  const y = whole.y + px(4);
  const height = Math.max(photoHeight(scene, y), Math.round(heightPx * lowest));
  const width = Math.round(Math.min(whole.width * 0.94, height * widest));
  const frame = { x: whole.x + (whole.width - width) / 2, y, width, height };
  return {
    frame,
    ...leaveUnder(scene, skin, y + height, gap),
    nodes: drawInstant(scene, frame, -1.4),
  };
};

/** Height of the image as a fraction of the area's height, by squeeze level (2: most compressed). */
const imageShares = [0.56, 0.44, 0.34] as const;

/** Draws the image as a large instant photo, with headline and text below or beside it. */
export const picture: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const isSide = shape === "landscape";
  const share = shareWithImage(scene);
  const width = Math.round(whole.width * (isSide ? 0.46 : 0.94));
  const height = isSide
    ? whole.height - px(12)
    : Math.round(whole.height * imageShares[squeeze] * share.image);
  const frame = {
    x: isSide ? whole.x + whole.width - width : whole.x + (whole.width - width) / 2,
    y: whole.y + px(8),
    width,
    height,
  };
  const area = isSide
    ? { ...whole, width: frame.x - whole.x - px(60) }
    : inset(whole, { top: height + px(56) });
  return {
    area,
    around: textAtFoot(scene, skin, area, { most: share.text, maxSize: 56 }),
    maxSize: skin.sizes.headline,
    placement: isSide ? "middle" : "top",
    draw: () => drawInstant(scene, frame, isSide ? 1.4 : -1.2),
  };
};
