import { evenLines } from "../../composition/even-lines.ts";
import { wordsUnder } from "../../composition/around.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import { picture } from "../../composition/picture.ts";
import { inset } from "../../composition/place.ts";
import { meltDown } from "./photo.ts";
import type { Answer } from "../../composition/skin.ts";

/** The picture's height as a fraction of the stage's height, by squeeze level (0 to 2). */
const shares = [0.58, 0.46, 0.36] as const;
/** Fraction of the picture's height at which it has almost faded out and words may begin. */
const clear = 0.93;

/** The picture fills the top and fades into the ground above the words; on a landscape stage it is a rounded pane. */
export const pictureLook: Answer<HeaderLook> = (scene, skin) => {
  const { px, widthPx, heightPx, shape, squeeze } = scene;
  const whole = skin.area(scene, skin);
  const isSplit = shape === "landscape";
  const tallPx = Math.round(heightPx * (shares[squeeze] - (shape === "square" ? 0.06 : 0)));
  const x = whole.x + Math.round(whole.width * 0.52);
  const area = isSplit
    ? { ...whole, width: x - whole.x - px(60) }
    : inset(whole, { top: tallPx * clear - whole.y });
  const frame = { x: 0, y: 0, width: widthPx, height: tallPx };
  const melt = isSplit ? null : meltDown(scene, skin, frame);
  return {
    area,
    around: wordsUnder(scene, evenLines(skin), area, { most: 0.62, gap: 32 }),
    maxSize: skin.sizes.headline,
    placement: isSplit ? "together" : "foot",
    draw: () => [
      isSplit
        ? picture(
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
