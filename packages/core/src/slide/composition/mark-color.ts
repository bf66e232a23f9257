import type { Sheet } from "../../design/colors/template-colors.ts";
import { composite, contrastRatio } from "../../design/contrast.ts";
import { mixHex } from "../../design/rgb.ts";

/**
 * Colour of the largest value and of highlighted marks: the highlight colour, or `inkLarge` if the highlight is a band.
 */
export function markColor({ highlight, inkLarge }: Sheet): string {
  return highlight.band ? inkLarge : highlight.color;
}

/** Gradient fill of the largest bar, from the mark colour to `blend`; a single colour if the mark colour is the ink. */
export function litBar(sheet: Sheet, angleDeg: number): string {
  const from = markColor(sheet);
  return `linear-gradient(${angleDeg}deg, ${from}, ${from === sheet.inkLarge ? from : sheet.blend})`;
}

/** Maximum contrast of other bars with the background, as a fraction of the largest bar's contrast. */
const quietShare = 0.7;
const quietStep = 0.1;

/** An opaque colour for other bars, mixed with the background until its contrast is lower than the largest bar's. */
export function quietBar(color: string, sheet: Sheet, ground: string): string {
  const most = Math.max(1, quietShare * contrastRatio(markColor(sheet), ground));
  const whole = composite(color, ground);
  for (let share = 0; share < 1; share += quietStep) {
    const faded = mixHex(whole, ground, share);
    if (contrastRatio(faded, ground) <= most) return faded;
  }
  return ground;
}
