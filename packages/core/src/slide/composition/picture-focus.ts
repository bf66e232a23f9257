import type { SlideMedia } from "../slide-context.ts";
import type { Area } from "./scene.ts";

/** Default focal points. In portrait images, and in images cropped to portrait, faces are usually in the upper part. */
const portraitFocus = [0.5, 0.15] as const;
const usualFocus = [0.5, 0.5] as const;

/**
 * Returns the focal point for cropping, 0 to 1 from the top left: the image's own, or a default for its orientation.
 */
export function findPictureFocus(
  { focus, ...image }: Pick<SlideMedia, "focus" | "widthPx" | "heightPx">,
  { width, height }: Pick<Area, "width" | "height">,
): readonly [x: number, y: number] {
  const isPortrait = height > width || image.heightPx > image.widthPx;
  return focus ?? (isPortrait ? portraitFocus : usualFocus);
}
