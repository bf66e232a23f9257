import { formatHex } from "../rgb.ts";
import { chromaOf, getTone, rgbAtLightness } from "../tone.ts";

/** Below it a colour is a grey, whose hue is noise. */
const leastChroma = 0.004;

/** The hue of a `#rrggbb` colour at that lightness and chroma (OKLCH), as far as sRGB reaches; a grey stays grey. */
export function hueAt(hex: string, lightness: number, chroma: number): string {
  const tone = getTone(hex);
  const own = chromaOf(tone);
  const share = own < leastChroma ? 0 : chroma / own;
  return formatHex(
    rgbAtLightness({ l: lightness, a: tone.a * share, b: tone.b * share }, lightness),
  );
}
