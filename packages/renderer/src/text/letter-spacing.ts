import type { SlideStyle } from "@slideloom/core/slide";

/** Returns the letter spacing of a style with a font size, CSS px. */
export function readLetterSpacing({ letterSpacing = 0, fontSize }: SlideStyle): number {
  const isInEm = String(letterSpacing).endsWith("em");
  return Number.parseFloat(String(letterSpacing)) * (isInEm ? Number(fontSize) : 1);
}
