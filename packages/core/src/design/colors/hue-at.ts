import { formatHex } from "../rgb.ts";
import { chromaOf, getOklab, rgbAtLightness } from "../oklab.ts";

/** Colours below this chroma (OKLCH) count as grey, because their computed hue is only rounding noise. */
const leastChroma = 0.004;

/**
 * Returns the hue of a `#rrggbb` colour at the given lightness and chroma (OKLCH), limited to sRGB. Grey stays grey.
 */
export function hueAt(hex: string, lightness: number, chroma: number): string {
  const lab = getOklab(hex);
  const own = chromaOf(lab);
  const share = own < leastChroma ? 0 : chroma / own;
  return formatHex(rgbAtLightness({ l: lightness, a: lab.a * share, b: lab.b * share }, lightness));
}
