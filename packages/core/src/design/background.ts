import { hueAt } from "./colors/hue-at.ts";
import type { Design } from "./design.ts";
import { formatGradient, parseGradient, type LinearGradient } from "./gradient.ts";
import { groundBetween, widenGrounds, widenGroundsByEither, type Ground } from "./ground.ts";
import type { GroundRecipe, GroundStop } from "./templates/grammar.ts";
import { templateDefinitions } from "./templates/registry.ts";
import { formatHex, formatRgba, getRgb, parseHexColor, type Rgb, type Rgba } from "./rgb.ts";
import { chromaOf, getOklab, rgbAtLightness, rgbWithinLightness, withChroma } from "./oklab.ts";

/** A slide's background. Each of its colours is in one of the ranges `grounds`. */
export interface Background {
  color: string;
  /** CSS `background-image`, or "none". */
  image: string;
  grounds: Ground[];
  /**
   * Chroma (OKLCH) of the picked background colour, or of the most vivid stop of a picked gradient. If neither was
   * picked, 0.
   */
  chroma: number;
}

/**
 * Builds a design's background. The primary colour replaces an invalid background colour. A gradient from primary to
 * secondary replaces an invalid gradient.
 */
export function buildBackground(design: Design): Background {
  const { backgroundType, backgroundPattern, primaryColor, secondaryColor } = design;
  const { values, grammar } = templateDefinitions[design.ornament];
  if (backgroundType === values.backgroundType) return buildTemplateGround(design, grammar.ground);
  switch (backgroundType) {
    case "bg1":
      return buildDark(primaryColor);
    case "bg2":
      return buildLight(primaryColor);
    case "bg3":
      return buildAurora(primaryColor, secondaryColor);
    case "bg4":
      return buildSolid(tint(primaryColor, 0.968, 0.02));
    case "custom":
      return buildCustom(parseHexColor(backgroundPattern) ?? primaryColor);
    case "gradient":
      return buildGradient(
        parseGradient(backgroundPattern) ?? gradientOf(primaryColor, secondaryColor),
      );
  }
}

function buildTemplateGround(design: Design, { angleDeg = 180, stops }: GroundRecipe): Background {
  const colorOf = ({ l, c, hue = "primary" }: GroundStop) =>
    hueAt(hue === "primary" ? design.primaryColor : design.secondaryColor, l, c);
  const colors = stops.map((stop) => ({ color: colorOf(stop), offset: stop.offset }));
  const isSolid = colors.every(({ color }) => color === colors[0]?.color);
  const gradient = buildGradient({ angleDeg, stops: colors });
  return { ...gradient, chroma: 0, ...(isSolid && { image: "none" }) };
}

/** Returns the hue of `hex` at another lightness. The chroma is at most 0.3 times that of `hex`, so greys stay grey. */
function tint(hex: string, lightness: number, mostChroma: number): Rgb {
  const lab = getOklab(hex);
  return rgbAtLightness(withChroma(lab, Math.min(mostChroma, chromaOf(lab) * 0.3)), lightness);
}

function buildSolid(rgb: Rgb): Background {
  return { color: formatHex(rgb), image: "none", grounds: [groundBetween(rgb, rgb)], chroma: 0 };
}

function buildCustom(hex: string): Background {
  return { ...buildSolid(getRgb(hex)), chroma: chromaOf(getOklab(hex)) };
}

function buildDark(primary: string): Background {
  const base = buildSolid(tint(primary, 0.19, 0.042));
  const glow: Rgba = { rgb: rgbWithinLightness(primary, [0.5, 0.65]), alpha: 0.07 };
  return { ...base, image: cornerGlow("100% 0%", glow), grounds: widenGrounds(base.grounds, glow) };
}

function buildLight(primary: string): Background {
  const foot = tint(primary, 0.98, 0.012);
  const image = `linear-gradient(180deg, #ffffff 35%, ${formatHex(foot)} 100%)`;
  return { color: "#ffffff", image, grounds: [groundBetween([255, 255, 255], foot)], chroma: 0 };
}

/** A pale gradient: the primary colour glows from the top left, the secondary from the bottom right. */
function buildAurora(primary: string, secondary: string): Background {
  const base = buildSolid(tint(primary, 0.978, 0.01));
  const pale = (hex: string): Rgba => ({
    rgb: rgbAtLightness(withChroma(getOklab(hex), 0.1), 0.82),
    alpha: 0.34,
  });
  const top = pale(primary);
  const bottom = pale(secondary);
  return {
    ...base,
    image: `${cornerGlow("0% 0%", top)}, ${cornerGlow("100% 100%", bottom)}`,
    grounds: widenGroundsByEither(base.grounds, top, bottom),
  };
}

/**
 * Builds a glow that fades linearly. Two glows from opposite corners never add up to more opacity than a single glow
 * has at its corner.
 */
function cornerGlow(at: string, layer: Rgba): string {
  return `radial-gradient(circle at ${at}, ${formatRgba(layer)} 0%, ${formatRgba({ ...layer, alpha: 0 })} 62%)`;
}

function gradientOf(...colors: string[]): LinearGradient {
  return { angleDeg: 135, stops: colors.map((color, index) => ({ color, offset: index })) };
}

/**
 * Number of colour ranges for the blend of two stops. One wide range would contain colours that aren't in the gradient.
 */
const piecesBetweenStops = 16;

function buildGradient(gradient: LinearGradient): Background {
  const colors = gradient.stops.map((stop) => getRgb(stop.color));
  return {
    color: gradient.stops[0]?.color ?? "#ffffff",
    image: formatGradient(gradient),
    grounds: colors.slice(1).flatMap((to, index) => blendGrounds(colors[index] ?? to, to)),
    chroma: Math.max(...gradient.stops.map((stop) => chromaOf(getOklab(stop.color)))),
  };
}

function blendGrounds(from: Rgb, to: Rgb): Ground[] {
  const at = (piece: number): Rgb => {
    const share = piece / piecesBetweenStops;
    const blend = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
    return [blend(0), blend(1), blend(2)];
  };
  return Array.from({ length: piecesBetweenStops }, (_, piece) =>
    groundBetween(at(piece), at(piece + 1)),
  );
}
