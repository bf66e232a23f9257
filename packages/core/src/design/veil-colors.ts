import type { Background } from "./background.ts";
import type { Design } from "./design.ts";
import { headroom, spanOf, type Scheme } from "./ground.ts";
import type { Rgb } from "./rgb.ts";
import { getTone, rgbAtLightness, rgbWithinLightness, withChroma } from "./tone.ts";

/** Colours of a design's translucent layers and surfaces. */
export interface VeilColors {
  /** Tinted with the user's colours, or shaded away from the ink, which costs no contrast. */
  kind: "tinted" | "shaded";
  /** Cards, marker, ghost numeral and pattern. */
  fill: Rgb;
  /** The less prominent kind of card. */
  paleFill: Rgb;
  /** Frames, hairlines and borders. */
  line: Rgb;
  glow: { primary: Rgb; secondary: Rgb };
}

/**
 * Lightness range of translucent colours that is visible on the scheme's grounds; glows are darker to stay saturated.
 */
const fillLightness = { dark: [0.52, 0.8], light: [0.42, 0.78] } as const;
const glowLightness = { dark: [0.5, 0.62], light: [0.6, 0.82] } as const;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

const shades: Readonly<Record<Scheme, VeilColors>> = {
  dark: buildShade(black, white),
  light: buildShade(white, black),
};

function buildShade(fill: Rgb, line: Rgb): VeilColors {
  return { kind: "shaded", fill, paleFill: fill, line, glow: { primary: fill, secondary: fill } };
}

/** Layers aren't tinted if the ground is above this OKLCH chroma (they look muddy) or has less contrast headroom. */
const vividChroma = 0.055;
const tintHeadroom = 9;

/** Chooses the colours of translucent layers over a background. */
export function pickVeilColors(
  { primaryColor, secondaryColor }: Design,
  { grounds, chroma }: Background,
  scheme: Scheme,
): VeilColors {
  const room = headroom(spanOf(grounds), scheme);
  if (chroma > vividChroma || room < tintHeadroom) return shades[scheme];
  const fill = rgbWithinLightness(primaryColor, fillLightness[scheme]);
  const pale = rgbAtLightness(withChroma(getTone(primaryColor), 0.06), 0.88);
  return {
    kind: "tinted",
    fill,
    paleFill: scheme === "dark" ? pale : fill,
    line: fill,
    glow: {
      primary: rgbWithinLightness(primaryColor, glowLightness[scheme]),
      secondary: rgbWithinLightness(secondaryColor, glowLightness[scheme]),
    },
  };
}
