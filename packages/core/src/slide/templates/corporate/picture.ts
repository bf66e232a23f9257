import { shareWithImage } from "../../composition/text/around/text-amount.ts";
import type { HeaderLook } from "../../composition/scene/layout-looks.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { drawStripe } from "./diagonal.ts";
import { drawSideImage } from "./side-image.ts";
import { textAtFoot, partsAtFoot } from "../../composition/text/around/at-foot.ts";
import { textPart, calloutPart } from "../../composition/text/around/parts.ts";

/** Largest height of the text, as a fraction of the slide's height. */
const wordsShare = { portrait: 0.42, square: 0.48, tall: 0.42, landscape: 1 } as const;
/**
 * Height difference between the ends of the image's lower edge, as a fraction of the slide's height. The left end is
 * lower.
 */
const fall = 0.09;
/** Largest font size of the header, design px. */
const maxSize = 112;

/** Draws the image above the text with a sloped lower edge, or at the right of a landscape slide. */
export const pictureLook: LookBuilder<HeaderLook> = (scene, skin) =>
  scene.shape === "landscape" ? besideWords(scene, skin) : overWords(scene, skin);

/** Draws the image from the slide's top to just above the header. The image's lower edge is sloped. */
const overWords: LookBuilder<HeaderLook> = (scene, skin) => {
  const { px, shape, widthPx, heightPx } = scene;
  const whole = skin.area(scene, skin);
  const bottom = whole.y + whole.height;
  const share = shareWithImage(scene);
  const most =
    heightPx * wordsShare[shape] * Math.max(1, 2 - share.image) - (heightPx - bottom) * 0.5;
  const area = { ...whole, y: bottom - most, height: most };
  return {
    area,
    around: textAtFoot(scene, skin, area, { most: share.text, gap: 30 }),
    maxSize: maxSize * Math.min(1, share.image + 0.1),
    placement: "foot",
    draw: ({ headerY }) => {
      const left = (headerY - px(54)) / heightPx;
      const right = left - fall;
      const cut = Math.round((right / left) * 10000) / 100;
      const shown = slideImage(
        scene,
        { x: 0, y: 0, width: widthPx, height: left * heightPx },
        {
          style: { clipPath: `polygon(0% 0%, 100% 0%, 100% ${cut}%, 0% 100%)` },
          clearPx: right * heightPx,
        },
      );
      return shown ? [shown, drawStripe(scene, [left - 0.006, right - 0.006])] : [];
    },
  };
};

/** Places the text in one column left of the image. */
const besideWords: LookBuilder<HeaderLook> = (scene, skin) => {
  const whole = skin.area(scene, skin);
  const share = shareWithImage(scene);
  const area = { ...whole, width: Math.floor(whole.width * 0.46) };
  const parts = [textPart(scene, skin, scene.reading.blocks), calloutPart(scene, skin)];
  return {
    area,
    around: partsAtFoot(scene, area, parts, {
      widthPx: area.width,
      heightPx: area.height * (share.text - 0.1),
      maxSize: 46,
      gapPx: (sizePx) => sizePx * 0.8,
      clearPx: scene.px(34),
    }),
    maxSize: maxSize * Math.min(1, share.image),
    placement: "together",
    draw: () => drawSideImage(scene),
  };
};
