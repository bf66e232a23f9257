import { formatHex } from "../rgb.ts";
import { chromaOf, getTone, rgbAtLightness } from "../tone.ts";

/** Below this chroma a colour is grey, and its hue is noise. */
const leastChroma = 0.004;

/** A `#rrggbb` colour's hue at that lightness and chroma (OKLCH), within sRGB; grey stays grey. */
export function hueAt(hex: string, lightness: number, chroma: number): string {
  const tone = getTone(hex);
  const own = chromaOf(tone);
  const share = own < leastChroma ? 0 : chroma / own;
  return formatHex(
    rgbAtLightness({ l: lightness, a: tone.a * share, b: tone.b * share }, lightness),
  );
}
