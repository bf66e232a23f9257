import type { Sheet } from "../../../design/colors/template-colors.ts";
import { composite, contrastRatio } from "../../../design/contrast.ts";
import { mixHex } from "../../../design/rgb.ts";

/** Returns the gradient of a chart's largest bar. If it doesn't start with the primary, both ends have one colour. */
export function largestBarGradient(sheet: Sheet, angleDeg: number): string {
  const { lead, accentLarge, blend } = sheet;
  return `linear-gradient(${angleDeg}deg, ${lead}, ${lead === accentLarge ? blend : lead})`;
}

/** All bars but the largest have at most this fraction of the largest bar's contrast with the background. */
const quietShare = 0.7;
/** Step by which all bars but the largest are faded until their contrast is low enough. */
const quietStep = 0.1;

/** Returns the opaque colour of all bars but the largest: `color` over the background, faded to a lower contrast. */
export function quietBar(color: string, sheet: Sheet, ground: string): string {
  const most = Math.max(1, quietShare * contrastRatio(sheet.lead, ground));
  const whole = composite(color, ground);
  for (let share = 0; share < 1; share += quietStep) {
    const faded = mixHex(whole, ground, share);
    if (contrastRatio(faded, ground) <= most) return faded;
  }
  return ground;
}
