import type { SlideMedia } from "../../slide-context.ts";
import type { Area } from "../scene/scene.ts";

/** Default focal point of portrait images and of crops to portrait, where faces are usually in the upper part. */
const portraitFocus = [0.5, 0.15] as const;
/** Default focal point of all other images. */
const usualFocus = [0.5, 0.5] as const;
/** Position of the eyes in a portrait: distance from the top as a fraction of the height. */
const eyes = 0.3;
/** Maximum fraction of a portrait's height that a crop cuts off at the top. */
const mostAbove = 0.16;

/**
 * Returns the focal point for cropping, 0 to 1 from the image's top left. `clearPx` is the height of the area's upper
 * part, which only the top row may cover, CSS px.
 */
export function findImageFocus(
  { focus, ...image }: Pick<SlideMedia, "focus" | "widthPx" | "heightPx">,
  { width, height }: Pick<Area, "width" | "height">,
  clearPx = height,
): readonly [x: number, y: number] {
  if (focus) return focus;
  const isPortrait = height > width || image.heightPx > image.widthPx;
  if (!isPortrait) return usualFocus;
  const drawnPx = (image.heightPx * width) / image.widthPx;
  if (drawnPx <= height) return portraitFocus;
  const above = Math.min(mostAbove, Math.max(0, eyes - clearPx / drawnPx / 2));
  return [portraitFocus[0], Math.min(1, above / (1 - height / drawnPx))];
}
