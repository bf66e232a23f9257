import type { SlideMedia } from "../slide-context.ts";
import type { Area } from "./scene.ts";

/** Faces are in the upper part of portrait images and of images that are cropped to portrait. */
const portraitFocus = [0.5, 0.15] as const;
const usualFocus = [0.5, 0.5] as const;

/**
 * Focal point of a crop, 0 to 1 from the top left: the media's `focus`, or a default by orientation of image and area.
 */
export function findPictureFocus(
  { focus, ...image }: Pick<SlideMedia, "focus" | "widthPx" | "heightPx">,
  { width, height }: Pick<Area, "width" | "height">,
): readonly [x: number, y: number] {
  const isPortrait = height > width || image.heightPx > image.widthPx;
  return focus ?? (isPortrait ? portraitFocus : usualFocus);
}
