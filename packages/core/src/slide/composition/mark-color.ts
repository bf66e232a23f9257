import type { Sheet } from "../../design/colors/template-colors.ts";
import { composite, contrastRatio } from "../../design/contrast.ts";
import { mixHex } from "../../design/rgb.ts";

/** The colour of the largest value and of lit marks: the highlight's, or ink if that would be on a band. */
export function markColor({ highlight, inkLarge }: Sheet): string {
  return highlight.band ? inkLarge : highlight.color;
}

/** The largest bar's fill: it runs towards the ink, so no part of it is weaker than the accent. */
export function litBar(sheet: Sheet, angleDeg: number): string {
  const from = markColor(sheet);
  return `linear-gradient(${angleDeg}deg, ${from}, ${from === sheet.inkLarge ? from : sheet.blend})`;
}

/** Of the largest bar's contrast with the ground: the most that other bars have. */
const quietShare = 0.7;
const quietStep = 0.1;

/** A colour over the ground, faded until it is weaker there than the largest bar; opaque. */
export function quietBar(color: string, sheet: Sheet, ground: string): string {
  const most = Math.max(1, quietShare * contrastRatio(markColor(sheet), ground));
  const whole = composite(color, ground);
  for (let share = 0; share < 1; share += quietStep) {
    const faded = mixHex(whole, ground, share);
    if (contrastRatio(faded, ground) <= most) return faded;
  }
  return ground;
}
