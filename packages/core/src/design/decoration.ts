import { patterns, type Design, type Pattern } from "./design.ts";
import { widenGroundsByEither, type Ground, type Scheme } from "./ground.ts";
import { limitOpacity } from "./legible-color.ts";
import type { Palette } from "./palette.ts";
import { formatRgba, multiplyAlpha, type Rgb, type Rgba } from "./rgb.ts";
import { getGrammar } from "./templates/registry.ts";
import type { OverlayColors } from "./overlay-colors.ts";

/** The colours of the glows and of the pattern. `grounds` includes the glows, because they can be behind text. */
export interface Decoration extends Pick<Palette, "glow" | "pattern"> {
  grounds: Ground[];
}

/** The pattern's opacity before it is reduced for legibility, and then to `patternShare` of the result. */
const patternStrength: Readonly<Record<Scheme, number>> = { dark: 0.22, light: 0.2 };

/** Faint, because a pattern beside words makes them restless. It fades out under words, so it isn't one of their grounds. */
const patternShare = 1 / 3;

/** The second glow's opacity, as a fraction of the first one's. */
const secondaryShare = 0.65;

/** Minimum contrast of near-white or near-black text over the glows. */
const glowComfort = 11;
/** Minimum contrast of near-white or near-black text over the pattern before `patternShare`. */
const patternComfort = 8.5;

/** Returns the pattern to draw; `none` if `backgroundPattern` contains a colour or gradient. */
export function drawnPattern({ backgroundPattern }: Design): Pattern {
  return patterns.find((name) => name === backgroundPattern) ?? "none";
}

/** Lowers the opacities of the glows until text over them is legible. */
export function buildDecoration(
  design: Design,
  grounds: readonly Ground[],
  scheme: Scheme,
  colors: OverlayColors,
): Decoration {
  const strength = getGrammar(design.ornament).glow[scheme];
  const buildGlow = (rgb: Rgb, share: number): Rgba => {
    const alpha = Math.round(strength * share * 100) / 100;
    return limitOpacity({ rgb, alpha }, grounds, scheme, glowComfort);
  };
  const primary = buildGlow(colors.glow.primary, 1);
  const secondary = buildGlow(colors.glow.secondary, secondaryShare);
  const glowing = design.showBackgroundElements
    ? widenGroundsByEither(grounds, primary, secondary)
    : [...grounds];
  const layer: Rgba = { rgb: colors.fill, alpha: patternStrength[scheme] };
  const pattern = limitOpacity(layer, glowing, scheme, patternComfort);
  return {
    glow: { primary: formatRgba(primary), secondary: formatRgba(secondary) },
    pattern: multiplyAlpha(formatRgba(pattern), patternShare),
    grounds: glowing,
  };
}
