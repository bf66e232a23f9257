import { at } from "../../composition/place.ts";
import {
  bleedingFrame,
  coverTopRow,
  leaveBeside,
  type PhotoLook,
} from "../../composition/photo.ts";
import { picture } from "../../composition/picture.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Answer } from "../../composition/skin.ts";
import { plate } from "./fields.ts";

/** Left edge of the photo beside a quote, as a fraction of the slide's width. */
export const quotePhotoX = 0.3;
/** Gap between photo and text, design px. */
const gap = 64;

/** Returns the area of a quote's photo at the top right; null otherwise. The quotation mark overlaps its lower edge. */
export function quoteBlock({ layout, photo, widthPx }: Scene): Area | null {
  return layout === "quote" && photo && photo.x > 0 && photo.x < widthPx ? photo : null;
}

/** Places a photo that extends to the slide's edges. */
export const photo: Answer<PhotoLook> = (scene, skin) => {
  const { widthPx, px, shape, layout, colors } = scene;
  const bleeding = bleedingFrame(scene);
  const isBeside = shape === "landscape";
  const isQuote = layout === "quote" && !isBeside;
  const x = Math.round(widthPx * quotePhotoX);
  const frame: Area = isQuote ? { ...bleeding, x, width: widthPx - x } : bleeding;
  const sheets = [colors.inkField, plate(scene)].map((sheet) => ({
    sheet,
    ground: sheet.background,
  }));
  const top = isBeside || isQuote ? null : coverTopRow(scene, frame, px(skin.margin), sheets);
  const over = top?.fade ? [at({ ...frame, x: 0, y: 0 }, { backgroundImage: top.fade })] : [];
  return {
    frame,
    ...leaveBeside(scene, skin, frame, gap),
    nodes: [picture(scene, frame, { over })],
    ...(top && { topSheet: top.topSheet }),
  };
};
