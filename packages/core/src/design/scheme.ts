import { relativeLuminance } from "./contrast.ts";
import type { Design } from "./design.ts";
import { coverGrounds, headroom, spanOf, type Ground, type Scheme } from "./ground.ts";
import { contrastMargin, isLegible, textRatio } from "./legible-color.ts";
import type { Rgba } from "./rgb.ts";
import { getOklab, rgbAtLightness, withChroma } from "./oklab.ts";

/** Minimum contrast of white or black text on a scrim. It exceeds `textRatio`, so text colours can keep some hue. */
const scrimRatio = 5.2;

/** The choice between light and dark text. If the text is legible without a scrim, `scrim` is null. */
export interface SchemeChoice {
  scheme: Scheme;
  scrim: Rgba | null;
}

/**
 * Chooses the scheme in which the font colour is legible, or else the one in which white or black text has more
 * contrast. If even that text isn't legible, adds a scrim.
 */
export function chooseScheme(design: Design, grounds: readonly Ground[]): SchemeChoice {
  const span = spanOf(grounds);
  const font = relativeLuminance(design.fontColor);
  if (isLegible(design.fontColor, span, textRatio)) {
    return { scheme: font > span.max ? "dark" : "light", scrim: null };
  }
  const scheme = headroom(span, "dark") >= headroom(span, "light") ? "dark" : "light";
  if (headroom(span, scheme) >= textRatio + contrastMargin) return { scheme, scrim: null };
  const dark = buildScrim(design.primaryColor, grounds, "dark");
  const light = buildScrim(design.primaryColor, grounds, "light");
  return dark.alpha <= light.alpha
    ? { scheme: "dark", scrim: dark }
    : { scheme: "light", scrim: light };
}

/** Finds the most transparent near-black or near-white scrim on which text is legible. */
function buildScrim(primary: string, grounds: readonly Ground[], scheme: Scheme): Rgba {
  const hint = withChroma(getOklab(primary), scheme === "dark" ? 0.03 : 0.008);
  const rgb = rgbAtLightness(hint, scheme === "dark" ? 0.16 : 0.985);
  let thin = 0;
  let thick = 100;
  while (thick - thin > 1) {
    const hundredths = (thin + thick) >> 1;
    const layer = { rgb, alpha: hundredths / 100 };
    if (headroom(spanOf(coverGrounds(grounds, layer)), scheme) >= scrimRatio) thick = hundredths;
    else thin = hundredths;
  }
  return { rgb, alpha: thick / 100 };
}
