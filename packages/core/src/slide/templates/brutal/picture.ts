import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { rulePx, sheetOf } from "./fields.ts";
import { capitalsFor } from "./poster.ts";

/** Height of the image as a fraction of the area's height, by squeeze level (2: most compressed). */
const imageShares = [0.56, 0.44, 0.34] as const;
/** Left edge of the image on a landscape slide, as a fraction of the slide's width. */
const landscapeX = 0.5;

/** Draws the image from edge to edge under the top row, with headline and text below; at the side of a landscape slide. */
export const picture: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze, widthPx, reading } = scene;
  const whole = skin.area(scene, skin);
  const isSide = shape === "landscape";
  const share = shareWithImage(scene);
  const x = isSide ? Math.round(widthPx * landscapeX) : 0;
  const y = whole.y - px(24);
  const frame = isSide
    ? { x, y, width: widthPx - x, height: whole.height + px(48) }
    : {
        x,
        y,
        width: widthPx,
        height: Math.round(whole.height * imageShares[squeeze] * share.image),
      };
  const area = isSide
    ? { ...whole, width: x - whole.x - px(44) }
    : inset(whole, { top: frame.height + px(12) });
  const height = rulePx(scene);
  const line = { backgroundColor: sheetOf(scene).ink };
  const letters = capitalsFor(skin.letters.headline, reading.header);
  return {
    area,
    around: textAtFoot(scene, skin, area, { most: share.text, maxSize: 58 }),
    maxSize: skin.sizes.headline,
    letters: { ...letters, leading: letters.leading + 0.08 },
    placement: "top",
    draw: () => [
      slideImage(scene, frame),
      isSide
        ? boxAt({ ...frame, width: height }, line)
        : boxAt({ ...frame, y: frame.y + frame.height - height, height }, line),
    ],
  };
};
