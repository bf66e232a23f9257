import { evenLines } from "../../composition/text/even-lines.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { inset } from "../../composition/scene/boxes.ts";
import { drawFadingPhoto } from "./photo.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Height of the image, as a fraction of the slide's height, by squeeze level (2: most compressed). */
const shares = [0.58, 0.46, 0.36] as const;
/** Text may start at this fraction of the image's height, where the image has almost faded out. */
const clear = 0.93;

/**
 * Draws the image at the top and fades it into the background above the text. On a landscape slide, the image is a box
 * with rounded corners.
 */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, widthPx, heightPx, shape, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const share = shareWithImage(scene);
  const height = (shares[squeeze] - (shape === "square" ? 0.06 : 0)) * share.image;
  const tallPx = Math.round(heightPx * height);
  const x = whole.x + Math.round(whole.width * 0.52);
  const area = isSplit
    ? { ...whole, width: x - whole.x - px(60) }
    : inset(whole, { top: tallPx * clear - whole.y });
  const frame = { x: 0, y: 0, width: widthPx, height: tallPx };
  const melt = isSplit ? null : drawFadingPhoto(scene, skin, frame);
  return {
    area,
    around: textAtFoot(scene, evenLines(skin), area, { most: share.text, gap: 32 }),
    maxSize: skin.sizes.headline,
    placement: isSplit ? "together" : "foot",
    draw: () => [
      isSplit
        ? slideImage(
            scene,
            { ...whole, x, width: Math.round(whole.width * 0.48) },
            { style: { borderRadius: px(56) } },
          )
        : null,
      ...(melt?.nodes ?? []),
    ],
    ...(melt?.topSheet && { topSheet: melt.topSheet }),
  };
};
