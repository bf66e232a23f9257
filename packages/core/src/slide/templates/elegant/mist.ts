import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueApart } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { ShadedSheet, Sheet, TemplateColors } from "../../../design/colors/template-colors.ts";
import { groundBetween } from "../../../design/ground.ts";
import { getRgb } from "../../../design/rgb.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import type { Scene } from "../../composition/scene.ts";

/** OKLab lightness by which the mist's end is nearer to the paper than its start, and the end's maximum chroma. */
const fade = 0.045;
const mistChroma = 0.036;

/**
 * Maximum angle between the primary's and the secondary's hue, degrees; beyond it the mist ends in the primary's hue.
 */
const mostHueDegrees = 60;

const known = new WeakMap<TemplateColors, ShadedSheet>();

/** The gradient that fills arches and discs, from the primary to the secondary, with inks that read on both. */
export function mistOf({ colors, context }: Scene): ShadedSheet {
  const found = known.get(colors);
  if (found) return found;
  const { design, palette } = context;
  const from = colors.panelStrong.background;
  const tone = getTone(from);
  const lightness = tone.l + (palette.scheme === "dark" ? -fade : fade);
  // A hue too far from the first would blend with it to grey.
  const isNear = hueApart(design.primaryColor, palette.secondary) <= mostHueDegrees;
  const hue = isNear ? palette.secondary : design.primaryColor;
  const end = hueAt(hue, lightness, Math.min(mistChroma, chromaOf(getTone(hue))));
  const ground = groundBetween(getRgb(from), getRgb(end));
  const mist = { ...buildSheet(design, "rgba(0, 0, 0, 0)", [ground]), background: from, end };
  known.set(colors, mist);
  return mist;
}

/** Whether a large dark arch holds the slide's words: only on a quote slide that contains a quote. */
export function hasDarkArch({ layout, reading }: Scene): boolean {
  return layout === "quote" && reading.blocks.some(({ kind }) => kind === "quote");
}

export function hasCoverArch({ layout, media }: Scene): boolean {
  return layout === "cover" && media === null;
}

/** Fill of the quote's arch: the deep primary, or the mist if the design hides background elements. */
export function darkArchSheet(scene: Scene): ShadedSheet {
  return scene.context.design.showBackgroundElements ? scene.colors.deep : mistOf(scene);
}

/** The sheet under the slide's words: the quote's arch, the cover's arch or the paper. */
export function elegantSheet(scene: Scene): Sheet {
  if (hasDarkArch(scene)) return darkArchSheet(scene);
  return hasCoverArch(scene) ? mistOf(scene) : scene.colors.paper;
}

/** A vertical CSS gradient from the sheet's background to its end colour. */
export function downwards({ background, end }: ShadedSheet): string {
  return `linear-gradient(180deg, ${background}, ${end})`;
}
