import { buildLegibleFill } from "./colors/build-sheet.ts";
import { hueAt } from "./colors/hue-at.ts";
import type { Background } from "./background.ts";
import type { Design } from "./design.ts";
import { groundBetween, type Scheme } from "./ground.ts";
import { chromaOf, getOklab } from "./oklab.ts";
import { getRgb, mixRgb } from "./rgb.ts";
import { getGrammar } from "./templates/registry.ts";
import type { ToneStop } from "./templates/grammar.ts";

/**
 * A slide's background that differs from the design's own: a slightly different colour, the primary colour, the text
 * colour, or a dark colour under an image.
 */
export type Tone = "tint" | "accent" | "ink" | "picture";

/** The design's own background and text colour, from which tones are derived. */
export interface OwnGround {
  scheme: Scheme;
  backgroundColor: string;
  ink: string;
}

/** Change of lightness and most chroma (OKLCH) of a tint, by scheme. */
const tints = {
  light: { shift: -0.062, chroma: 0.045 },
  dark: { shift: 0.085, chroma: 0.085 },
} as const;

/** Tones of an `ink` background in the dark scheme, where the text colour is light. */
const deep = [
  { l: 0.34, share: 0.75 },
  { l: 0.25, share: 0.55 },
] as const;

/** The darkest that an image under an overlay gets. */
const underImage = { l: 0.13, chroma: 0.03 } as const;

/** How much of a white image an overlay lets through at most, so all text colours are legible on that. */
export const lightestImage = 0.14;

/** Change of lightness from top to foot of a plain accent. */
const accentShade = -0.05;

/** Builds the background of a tone. */
export function buildTone(design: Design, tone: Tone, own: OwnGround): Background {
  const { primaryColor: primary } = design;
  switch (tone) {
    case "tint": {
      const { shift, chroma } = tints[own.scheme];
      const { l } = getOklab(own.backgroundColor);
      return buildShade(hueAt(primary, l + shift, Math.min(chroma, chromaOf(getOklab(primary)))));
    }
    case "accent":
      return buildAccent(design);
    case "ink":
      return own.scheme === "light" ? buildShade(own.ink) : buildStops(primary, deep);
    case "picture": {
      const dark = hueAt(primary, underImage.l, underImage.chroma);
      const lightest = mixRgb(getRgb(dark), [255, 255, 255], lightestImage);
      return { ...buildShade(dark), grounds: [groundBetween(getRgb(dark), lightest)] };
    }
  }
}

function buildAccent({ primaryColor, ornament }: Design): Background {
  const { accent } = getGrammar(ornament);
  if (accent) return buildStops(primaryColor, accent);
  const { fill, isDark } = buildLegibleFill(primaryColor);
  const lab = getOklab(fill);
  // Posters are flat.
  if (ornament === "bold" || ornament === "brutal") return buildShade(fill);
  return buildShade(
    fill,
    hueAt(fill, lab.l + (isDark ? accentShade : -accentShade), chromaOf(lab)),
  );
}

function buildStops(primary: string, [top, foot]: readonly [ToneStop, ToneStop]): Background {
  const chroma = chromaOf(getOklab(primary));
  const colorOf = ({ l, share }: ToneStop) => hueAt(primary, l, chroma * share);
  return buildShade(colorOf(top), colorOf(foot));
}

function buildShade(top: string, foot = top): Background {
  return {
    color: top,
    image: top === foot ? "none" : `linear-gradient(180deg, ${top} 0%, ${foot} 100%)`,
    grounds: [groundBetween(getRgb(top), getRgb(foot))],
    chroma: 0,
  };
}
