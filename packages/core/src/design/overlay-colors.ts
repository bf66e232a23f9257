import type { Background } from "./background.ts";
import type { Design } from "./design.ts";
import { headroom, spanOf, type Scheme } from "./ground.ts";
import type { Rgb } from "./rgb.ts";
import { getOklab, rgbAtLightness, rgbWithinLightness, withChroma } from "./oklab.ts";

/** The colours of layers that are drawn translucently over a design's background. */
export interface OverlayColors {
  /** Tinted layers have the user's colours. Shaded ones are black or white, whichever raises the contrast of text. */
  kind: "tinted" | "shaded";
  /** Colour of cards, shapes behind text, large faint numerals and patterns. */
  fill: Rgb;
  /** Colour of the less prominent kind of card. */
  paleFill: Rgb;
  /** Colour of frames, hairlines and borders. */
  line: Rgb;
  glow: { primary: Rgb; secondary: Rgb };
}

/** Lightness ranges (OKLab) in which translucent fills and glows stay visible on the background. */
const fillLightness = { dark: [0.52, 0.8], light: [0.42, 0.78] } as const;
const glowLightness = { dark: [0.5, 0.62], light: [0.6, 0.82] } as const;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

const shades: Readonly<Record<Scheme, OverlayColors>> = {
  dark: buildShade(black, white),
  light: buildShade(white, black),
};

function buildShade(fill: Rgb, line: Rgb): OverlayColors {
  return { kind: "shaded", fill, paleFill: fill, line, glow: { primary: fill, secondary: fill } };
}

/** On a background with a higher chroma (OKLCH), layers are black or white, because tinted ones look muddy. */
const vividChroma = 0.055;
/** On a background where text has less contrast than this, layers are black or white instead of tinted. */
const tintHeadroom = 9;

/** Chooses the colours of translucent layers over a background. */
export function pickOverlayColors(
  { primaryColor, secondaryColor }: Design,
  { grounds, chroma }: Background,
  scheme: Scheme,
): OverlayColors {
  const room = headroom(spanOf(grounds), scheme);
  if (chroma > vividChroma || room < tintHeadroom) return shades[scheme];
  const fill = rgbWithinLightness(primaryColor, fillLightness[scheme]);
  const pale = rgbAtLightness(withChroma(getOklab(primaryColor), 0.06), 0.88);
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
