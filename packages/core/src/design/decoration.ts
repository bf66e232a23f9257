import type { Design } from "./design.ts";
import { widenGrounds, widenGroundsByEither, type Ground, type Scheme } from "./ground.ts";
import { limitVeil } from "./legible-color.ts";
import { ornamentStrengths } from "./ornament-strength.ts";
import { formatRgba, type Rgb } from "./rgb.ts";
import type { Palette } from "./palette.ts";
import { getTone, rgbAtLightness } from "./tone.ts";

/** The translucent layers of a design's decoration, and the grounds with all of them over. */
export interface Decoration extends Pick<Palette, "glow" | "ghost" | "line" | "pattern"> {
  grounds: Ground[];
}

const patternStrength: Readonly<Record<Scheme, number>> = { dark: 0.16, light: 0.13 };

/** The contrast that the extreme ink keeps over the glows, and over all layers. */
const glowComfort = 13;
const layerComfort = 9;

/** A colour at a lightness at which it shows on the scheme's grounds when it is translucent. */
export function decorativeRgb(hex: string, scheme: Scheme): Rgb {
  const tone = getTone(hex);
  const [darkest, lightest] = scheme === "dark" ? [0.52, 0.85] : [0.42, 0.78];
  return rgbAtLightness(tone, Math.min(lightest, Math.max(darkest, tone.l)));
}

/** The layers of the design's ornament and pattern over the grounds, weakened where text would suffer. */
export function buildDecoration(
  design: Design,
  grounds: readonly Ground[],
  scheme: Scheme,
): Decoration {
  const primary = decorativeRgb(design.primaryColor, scheme);
  const secondary = decorativeRgb(design.secondaryColor, scheme);
  const strength = ornamentStrengths[design.ornament][scheme];
  const glow = {
    primary: limitVeil({ rgb: primary, alpha: strength.glow }, grounds, scheme, glowComfort),
    secondary: limitVeil(
      { rgb: secondary, alpha: Math.round(strength.glow * 60) / 100 },
      grounds,
      scheme,
      glowComfort,
    ),
  };
  const glowing = widenGroundsByEither(grounds, glow.primary, glow.secondary);
  const ghost = limitVeil({ rgb: primary, alpha: strength.ghost }, glowing, scheme, layerComfort);
  const ghostly = widenGrounds(glowing, ghost);
  const line = limitVeil({ rgb: primary, alpha: strength.line }, ghostly, scheme, layerComfort);
  const lined = widenGrounds(ghostly, line);
  const pattern = limitVeil(
    { rgb: primary, alpha: patternStrength[scheme] },
    lined,
    scheme,
    layerComfort,
  );
  const patterned = design.backgroundPattern === "none" ? lined : widenGrounds(lined, pattern);
  return {
    glow: { primary: formatRgba(glow.primary), secondary: formatRgba(glow.secondary) },
    ghost: formatRgba(ghost),
    line: formatRgba(line),
    pattern: formatRgba(pattern),
    grounds: design.showBackgroundElements ? patterned : [...grounds],
  };
}
