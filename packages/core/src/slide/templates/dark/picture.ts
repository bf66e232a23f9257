import { evenLines } from "../../composition/text/even-lines.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawFramed } from "./framed.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Height of the image, as a fraction of the free height, by squeeze level (2: most compressed). */
const shares = [0.56, 0.44, 0.34] as const;

/** Draws the image in a glowing frame, with the text below or beside it. */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const share = shareWithImage(scene);
  const tallPx = whole.height * (shares[squeeze] - (shape === "square" ? 0.08 : 0)) * share.image;
  const frame = isSplit
    ? { ...whole, x: whole.x + whole.width * 0.54, width: whole.width * 0.46 }
    : { ...whole, height: tallPx };
  const area = isSplit
    ? { ...whole, width: frame.x - whole.x - px(70) }
    : inset(whole, { top: tallPx + px(48) });
  return {
    area,
    around: textAtFoot(scene, evenLines(skin), area, { most: share.text, gap: 30 }),
    maxSize: skin.sizes.headline,
    placement: isSplit ? "together" : "foot",
    draw: () => drawFramed(scene, frame),
  };
};
