import { formatHex, getRgb, getRgba, type Rgb } from "./rgb.ts";

/** Maps each 8-bit sRGB value to linear light (WCAG 2.2, definition of relative luminance). */
const linearLight = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance, 0 to 1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminanceOf([red, green, blue]: Rgb): number {
  const light = (channel: number) => linearLight[channel] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast of two relative luminances, 1 to 21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of a `#rrggbb` colour, 0 to 1. */
export function relativeLuminance(hex: string): number {
  return luminanceOf(getRgb(hex));
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(hex: string, otherHex: string): number {
  return luminanceContrast(relativeLuminance(hex), relativeLuminance(otherHex));
}

/** Returns the opaque colour that results if `color` is drawn over `groundHex`. Blended in sRGB, like CSS. */
export function composite(color: string, groundHex: string): string {
  const { rgb, alpha } = getRgba(color);
  const ground = getRgb(groundHex);
  const blend = (index: 0 | 1 | 2) => Math.round(rgb[index] * alpha + ground[index] * (1 - alpha));
  return formatHex([blend(0), blend(1), blend(2)]);
}
