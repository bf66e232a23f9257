import { buildSheet } from "../../../design/colors/build-sheet.ts";
import { hueApart } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { ShadedSheet, Sheet, TemplateColors } from "../../../design/colors/template-colors.ts";
import { groundBetween } from "../../../design/ground.ts";
import { getRgb } from "../../../design/rgb.ts";
import { chromaOf, getTone } from "../../../design/tone.ts";
import type { Scene } from "../../composition/scene.ts";

/** How much nearer to the paper the end of the mist is, OKLab lightness, and its chroma at most. */
const fade = 0.045;
const mistChroma = 0.036;

/** Degrees between the hues of the veils at most. */
const mostHueDegrees = 60;

const known = new WeakMap<TemplateColors, ShadedSheet>();

/** The field of arches and discs: a veil of the primary that runs into one of the secondary, and what reads on both. */
export function mistOf({ colors, context }: Scene): ShadedSheet {
  const found = known.get(colors);
  if (found) return found;
  const { design, palette } = context;
  const from = colors.panelStrong.background;
  const tone = getTone(from);
  const lightness = tone.l + (palette.scheme === "dark" ? -fade : fade);
  // A second hue too far away would meet the first in grey.
  const isNear = hueApart(design.primaryColor, palette.secondary) <= mostHueDegrees;
  const hue = isNear ? palette.secondary : design.primaryColor;
  const end = hueAt(hue, lightness, Math.min(mistChroma, chromaOf(getTone(hue))));
  const ground = groundBetween(getRgb(from), getRgb(end));
  const mist = { ...buildSheet(design, "rgba(0, 0, 0, 0)", [ground]), background: from, end };
  known.set(colors, mist);
  return mist;
}

/** Whether the slide's words stand in a large arch, which only a quote that is there fills. */
export function hasDarkArch({ layout, reading }: Scene): boolean {
  return layout === "quote" && reading.blocks.some(({ kind }) => kind === "quote");
}

export function hasCoverArch({ layout, media }: Scene): boolean {
  return layout === "cover" && media === null;
}

/** What the dark arch is filled with: the deep primary, or where large grounds are off the mist. */
export function darkArchSheet(scene: Scene): ShadedSheet {
  return scene.context.design.showBackgroundElements ? scene.colors.deep : mistOf(scene);
}

/** What the slide's words stand on. */
export function elegantSheet(scene: Scene): Sheet {
  if (hasDarkArch(scene)) return darkArchSheet(scene);
  return hasCoverArch(scene) ? mistOf(scene) : scene.colors.paper;
}

/** A field's colours from top to bottom. */
export function downwards({ background, end }: ShadedSheet): string {
  return `linear-gradient(180deg, ${background}, ${end})`;
}
