import { composite, relativeLuminance } from "../contrast.ts";
import { defaultDesign } from "../default-design.ts";
import type { Design } from "../design.ts";
import {
  coverGrounds,
  groundBetween,
  headroom,
  spanOf,
  type Ground,
  type Scheme,
} from "../ground.ts";
import { largeRatio, legibleColor, isLegible, textRatio } from "../legible-color.ts";
import { formatHex, formatRgba, getRgb, getRgba, type Rgb } from "../rgb.ts";
import { getOklab, rgbAtLightness, withChroma } from "../oklab.ts";
import { blendEnd, isGrey } from "./blend.ts";
import { getGrammar } from "../templates/registry.ts";
import {
  buildBlock,
  buildHighlight,
  buildMark,
  buildSmallHighlight,
  isKept,
  type Candidate,
} from "./highlight.ts";
import { hueAt } from "./hue-at.ts";
import type { Sheet } from "./template-colors.ts";

type SheetDesign = Pick<Design, "fontColor" | "primaryColor" | "secondaryColor" | "ornament">;

/** Minimum contrast of the picked font colour, for easy reading. Other text only has the required contrast. */
const inkRatio = 7;
const mutedShare = 0.72;
const lineAlpha = 0.2;

const black = groundBetween([0, 0, 0], [0, 0, 0]);

/** Near-white on dark or near-black on light, in the primary's hue. */
function pickExtreme(primary: string, scheme: Scheme): string {
  return scheme === "dark" ? hueAt(primary, 0.985, 0.006) : hueAt(primary, 0.2, 0.03);
}

/**
 * Builds legible text and accent colours for `background`, drawn over `under`. A colour of the design is changed only
 * if it isn't legible.
 */
export function buildSheet(
  design: SheetDesign,
  background: string,
  under: readonly Ground[] = [black],
): Sheet {
  const layer = getRgba(background);
  const grounds = layer.alpha === 0 ? [...under] : coverGrounds(under, layer);
  const span = spanOf(grounds);
  const ownScheme = relativeLuminance(design.fontColor) > span.max ? "dark" : "light";
  const freeScheme = headroom(span, "dark") >= headroom(span, "light") ? "dark" : "light";
  const inkScheme = isLegible(design.fontColor, span, textRatio) ? ownScheme : freeScheme;
  const extreme = pickExtreme(design.primaryColor, inkScheme);
  const ink = isLegible(design.fontColor, span, inkRatio)
    ? design.fontColor
    : legibleColor(extreme, span, textRatio, inkScheme);
  const middle = grounds[grounds.length >> 1] ?? black;
  const near: Rgb = inkScheme === "dark" ? middle.darkest : middle.lightest;
  const soft = composite(formatRgba({ rgb: near, alpha: 1 - mutedShare }), ink);
  const on = (hex: string, ratio: number) => legibleColor(hex, span, ratio, inkScheme);
  const { primaryColor, secondaryColor } = design;
  const [accent, accentLarge] = [on(primaryColor, textRatio), on(primaryColor, largeRatio)];
  const secondary = on(secondaryColor, largeRatio);
  const primaries: Candidate[] = [{ picked: primaryColor, drawn: accentLarge }];
  const picked = [...primaries, { picked: secondaryColor, drawn: secondary }];
  const letters = picked.find(isKept)?.drawn;
  const place = { grounds, ink };
  const mark = buildMark(primaryColor, place);
  const candidates = isSecondaryPicked(design) ? picked : primaries;
  return {
    background,
    span,
    ink,
    inkLarge: ink,
    muted: on(soft, textRatio),
    accent,
    accentLarge,
    secondary,
    highlight: buildHighlight(candidates, mark, place),
    smallHighlight: buildSmallHighlight({ picked: primaryColor, drawn: accent }, place),
    block: buildBlock(primaryColor, place),
    lead:
      candidates.find(isKept)?.drawn ??
      (isGrey(primaryColor) || inkScheme === "light" ? ink : accentLarge),
    blend: blendEnd(accentLarge, secondary, inkScheme),
    letterGradient: letters
      ? [letters, isGrey(letters) ? secondary : blendEnd(letters, secondary, inkScheme)]
      : [ink, ink],
    line: formatRgba({ rgb: getRgb(ink), alpha: lineAlpha }),
  };
}

/** Whether the secondary is a person's choice, not that of the default design or of the template. */
export function isSecondaryPicked({ secondaryColor, ornament }: SheetDesign): boolean {
  return ![defaultDesign.secondaryColor, getGrammar(ornament).companion].includes(secondaryColor);
}

/** A fill up to this OKLab lightness gets white text; a lighter one gets near-black text. */
const whiteInkLightness = 0.72;

/**
 * Changes the colour's lightness as little as needed for white text, or for near-black text if it is a light colour.
 */
export function buildLegibleFill(hex: string): { fill: string; isDark: boolean } {
  const lab = getOklab(hex);
  const isDark = lab.l <= whiteInkLightness;
  const ink = isDark ? "#ffffff" : formatHex(rgbAtLightness(withChroma(lab, 0.04), 0.17));
  const luminance = spanOf([groundBetween(getRgb(ink), getRgb(ink))]);
  return { fill: legibleColor(hex, luminance, textRatio, isDark ? "light" : "dark"), isDark };
}
