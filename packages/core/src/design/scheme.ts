import { relativeLuminance } from "./contrast.ts";
import type { Design } from "./design.ts";
import { coverGrounds, headroom, spanOf, type Ground, type Scheme } from "./ground.ts";
import { margin, reads, textRatio } from "./legible-color.ts";
import type { Veil } from "./rgb.ts";
import { getTone, rgbAtLightness, withChroma } from "./tone.ts";

/** Minimum contrast of near-white or near-black text on a scrim, increased so text colours can keep some hue. */
const scrimRatio = 5.2;

/** The choice between light text (dark scheme) and dark text. `scrim` is null if the text is legible without one. */
export interface SchemeChoice {
  scheme: Scheme;
  scrim: Veil | null;
}

/**
 * Chooses the scheme in which the font colour is legible, else the scheme with the higher contrast. If neither has
 * enough contrast, a scrim is added.
 */
export function chooseScheme(design: Design, grounds: readonly Ground[]): SchemeChoice {
  const span = spanOf(grounds);
  const font = relativeLuminance(design.fontColor);
  if (reads(design.fontColor, span, textRatio)) {
    return { scheme: font > span.max ? "dark" : "light", scrim: null };
  }
  const scheme = headroom(span, "dark") >= headroom(span, "light") ? "dark" : "light";
  if (headroom(span, scheme) >= textRatio + margin) return { scheme, scrim: null };
  const dark = buildScrim(design.primaryColor, grounds, "dark");
  const light = buildScrim(design.primaryColor, grounds, "light");
  return dark.alpha <= light.alpha
    ? { scheme: "dark", scrim: dark }
    : { scheme: "light", scrim: light };
}

/** Finds the most transparent near-black or near-white scrim on which text is legible. */
function buildScrim(primary: string, grounds: readonly Ground[], scheme: Scheme): Veil {
  const hint = withChroma(getTone(primary), scheme === "dark" ? 0.03 : 0.008);
  const rgb = rgbAtLightness(hint, scheme === "dark" ? 0.16 : 0.985);
  let thin = 0;
  let thick = 100;
  while (thick - thin > 1) {
    const hundredths = (thin + thick) >> 1;
    const veil = { rgb, alpha: hundredths / 100 };
    if (headroom(spanOf(coverGrounds(grounds, veil)), scheme) >= scrimRatio) thick = hundredths;
    else thin = hundredths;
  }
  return { rgb, alpha: thick / 100 };
}
