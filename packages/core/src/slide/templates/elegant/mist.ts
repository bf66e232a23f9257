import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueApart } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { ShadedSheet, Sheet, TemplateColors } from "../../../design/colors/template-colors.ts";
import { groundBetween } from "../../../design/ground.ts";
import { getRgb } from "../../../design/rgb.ts";
import { chromaOf, getOklab } from "../../../design/oklab.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/**
 * Difference in lightness (OKLab) between the gradient's start and end. The end is darker in a dark scheme, and lighter
 * in a light scheme.
 */
const fade = 0.045;
/** Largest chroma of the gradient's end. */
const mistChroma = 0.036;

/** A gradient that starts with a higher chroma keeps its hue and chroma, because a duller end would look muddy. */
const vividChroma = 0.09;

/**
 * Largest difference in degrees between the hues of primary and secondary for a gradient. Beyond it, the gradient keeps
 * the primary's hue.
 */
const mostHueDegrees = 60;

const known = new WeakMap<TemplateColors, ShadedSheet>();

/** Returns the soft gradient that fills arches and discs. Its text colours are legible on the whole gradient. */
export function mistOf({ colors, context }: Scene): ShadedSheet {
  const found = known.get(colors);
  if (found) return found;
  const { design, palette } = context;
  const from = colors.panelStrong.background;
  const tone = getOklab(from);
  const lightness = tone.l + (palette.scheme === "dark" ? -fade : fade);
  // Two hues that are too far apart would blend to grey.
  const isNear = hueApart(design.primaryColor, palette.secondary) <= mostHueDegrees;
  const isVivid = chromaOf(tone) > vividChroma;
  const hue = isVivid ? from : isNear ? palette.secondary : design.primaryColor;
  const most = isVivid ? chromaOf(tone) : mistChroma;
  const end = hueAt(hue, lightness, Math.min(most, chromaOf(getOklab(hue))));
  const ground = groundBetween(getRgb(from), getRgb(end));
  const mist = { ...buildSheet(design, "rgba(0, 0, 0, 0)", [ground]), background: from, end };
  known.set(colors, mist);
  return mist;
}

/** Whether the slide's text is in a large dark arch: only in the layout `quote`, if the slide has a quote. */
export function hasDarkArch({ layout, reading }: Scene): boolean {
  return layout === "quote" && reading.blocks.some(({ kind }) => kind === "quote");
}

export function hasCoverArch({ layout, media }: Scene): boolean {
  return layout === "cover" && media === null;
}

/** Whether a list of prices is in an arch: on an upright slide that has enough space, with background elements. */
export function hasPriceArch({ layout, shape, squeeze, photo, context, reading }: Scene): boolean {
  return (
    layout === "prices" &&
    shape !== "landscape" &&
    squeeze === 0 &&
    photo === null &&
    context.design.showBackgroundElements &&
    reading.blocks.some(({ kind }) => kind === "prices")
  );
}

/**
 * Returns the colours of the quote's arch: a deep primary, or the soft gradient if the design has no background
 * elements.
 */
export function darkArchSheet(scene: Scene): ShadedSheet {
  return scene.context.design.showBackgroundElements ? scene.colors.deep : mistOf(scene);
}

/** Returns the colours behind the slide's text: those of the quote's, the cover's or the prices' arch, or of the slide. */
export function elegantSheet(scene: Scene): Sheet {
  if (hasDarkArch(scene)) return darkArchSheet(scene);
  return hasCoverArch(scene) || hasPriceArch(scene) ? mistOf(scene) : scene.colors.paper;
}

/** Returns the sheet's gradient as CSS, from top to bottom. */
export function downwards({ background, end }: ShadedSheet): string {
  return `linear-gradient(180deg, ${background}, ${end})`;
}
