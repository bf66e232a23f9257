import type { Design } from "./design.ts";
import { widenGrounds, widenGroundsByEither, type Ground, type Scheme } from "./ground.ts";
import { limitVeil } from "./legible-color.ts";
import type { Palette } from "./palette.ts";
import { formatRgba, type Rgb, type Veil } from "./rgb.ts";
import { getGrammar } from "./templates/registry.ts";
import type { VeilColors } from "./veil-colors.ts";

/** The translucent layers of a design's decoration, and the grounds with all of them over. */
export interface Decoration extends Pick<Palette, "glow" | "ghost" | "line" | "pattern"> {
  grounds: Ground[];
}

/** Opacity of the pattern. */
const patternStrength: Readonly<Record<Scheme, number>> = { dark: 0.16, light: 0.1 };

/** The second glow is the fainter one. */
const secondaryShare = 0.65;

/** The contrast that the extreme ink keeps over the glows, and over all layers. */
const glowComfort = 11;
const layerComfort = 8.5;

/** The layers of the design's ornament and pattern over the grounds, weakened where text would suffer. */
export function buildDecoration(
  design: Design,
  grounds: readonly Ground[],
  scheme: Scheme,
  colors: VeilColors,
): Decoration {
  const strength = getGrammar(design.ornament).ornament.strength[scheme];
  const buildGlow = (rgb: Rgb, share: number): Veil => {
    const alpha = Math.round(strength.glow * share * 100) / 100;
    return limitVeil({ rgb, alpha }, grounds, scheme, glowComfort);
  };
  const primary = buildGlow(colors.glow.primary, 1);
  const secondary = buildGlow(colors.glow.secondary, secondaryShare);
  const glowing = widenGroundsByEither(grounds, primary, secondary);
  const buildLayer = (alpha: number, under: readonly Ground[]): Veil =>
    limitVeil({ rgb: colors.fill, alpha }, under, scheme, layerComfort);
  const ghost = buildLayer(strength.ghost, glowing);
  const ghostly = widenGrounds(glowing, ghost);
  const pattern = buildLayer(patternStrength[scheme], ghostly);
  return {
    glow: { primary: formatRgba(primary), secondary: formatRgba(secondary) },
    ghost: formatRgba(ghost),
    line: formatRgba({ rgb: colors.line, alpha: strength.line }),
    pattern: formatRgba(pattern),
    grounds: design.showBackgroundElements ? underPatterns(design, ghostly, pattern) : [...grounds],
  };
}

/** An ornament's grid is drawn in the pattern's colour, under the pattern. */
function underPatterns(design: Design, grounds: readonly Ground[], pattern: Veil): Ground[] {
  const { shapes } = getGrammar(design.ornament).ornament;
  const hasGrid = shapes.some(({ shape }) => shape === "grid");
  const gridded = hasGrid ? widenGrounds(grounds, pattern) : [...grounds];
  return design.backgroundPattern === "none" ? gridded : widenGrounds(gridded, pattern);
}
