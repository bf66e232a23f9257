import type { SlideMedia } from "../slide-context.ts";
import type { Area } from "./scene.ts";

/** Faces are in the upper part of a portrait, and of an image that is cropped to one. */
const portraitFocus = [0.5, 0.15] as const;
const usualFocus = [0.5, 0.5] as const;

/** The point of an image that a crop keeps in view, from its top left, 0 to 1: the slide's own, else one that suits both. */
export function findPictureFocus(
  { focus, ...image }: Pick<SlideMedia, "focus" | "widthPx" | "heightPx">,
  { width, height }: Pick<Area, "width" | "height">,
): readonly [x: number, y: number] {
  const isPortrait = height > width || image.heightPx > image.widthPx;
  return focus ?? (isPortrait ? portraitFocus : usualFocus);
}
