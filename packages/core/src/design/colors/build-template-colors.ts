import type { Design } from "../design.ts";
import { composite, contrastRatio } from "../contrast.ts";
import { groundBetween, headroom, spanOf, type Ground, type Scheme } from "../ground.ts";
import { largeRatio, limitOpacity, isLegible } from "../legible-color.ts";
import { formatHex, formatRgba, getRgb, type Rgba } from "../rgb.ts";
import { chromaOf, getOklab } from "../oklab.ts";
import type { PanelRecipe, SurfaceRecipe } from "../templates/grammar.ts";
import { isGrey } from "./blend.ts";
import { buildSheet, buildLegibleFill, isSecondaryPicked } from "./build-sheet.ts";
import { buildBlock, buildMark } from "./highlight.ts";
import { hueAt } from "./hue-at.ts";
import type { ShadedSheet, Sheet, TemplateColors } from "./template-colors.ts";

/** Added to a fill's lightness (OKLab) at the end of its gradient, if the text on the fill is white. */
const shadeUnderWhite = -0.11;
/** Added to a fill's lightness (OKLab) at the end of its gradient, if the text on the fill is near-black. */
const shadeUnderBlack = 0.06;

interface Ingredients {
  design: Design;
  /** The ranges of all colours that can be behind text. */
  grounds: readonly Ground[];
  /** The colour ranges without pattern and glows. */
  bare: readonly Ground[];
  scheme: Scheme;
  recipe: SurfaceRecipe;
}

/** Builds the coloured areas and cards of a design's template, with legible text colours for each. */
export function buildTemplateColors(ingredients: Ingredients): TemplateColors {
  const { design, grounds, recipe } = ingredients;
  const { primaryColor, secondaryColor } = design;
  const paper = buildSheet(design, "rgba(0, 0, 0, 0)", grounds);
  const panel = buildPanel(recipe.panel, ingredients);
  const panelStrong = buildPanel(recipe.panelStrong, ingredients);
  const fill = buildFill(design, primaryColor);
  return {
    paper,
    panel,
    panelStrong,
    fill,
    chosen: chooseField(ingredients, { fill, paper, cards: [panel, panelStrong] }),
    inkField: buildSheet(design, paper.ink),
    primary: buildPrimaryField(design),
    deep: shade(
      design,
      hueAt(primaryColor, 0.34, chromaOf(getOklab(primaryColor)) * 0.8),
      hueAt(primaryColor, 0.24, chromaOf(getOklab(primaryColor)) * 0.55),
    ),
    secondary: buildSheet(design, secondaryColor),
  };
}

/** The minimum contrast of near-white or near-black text on a card. */
const panelComfort = 6.5;

/**
 * Builds a card as a translucent white layer, or in a colour slightly lighter or darker than the background. If that
 * leaves too little contrast, the lightness moves the other way.
 */
function buildPanel(panel: PanelRecipe, { design, grounds, bare, scheme }: Ingredients): Sheet {
  if ("whiteOpacity" in panel) {
    const alpha = scheme === "dark" ? panel.whiteOpacity : Math.min(0.7, panel.whiteOpacity * 7);
    const layer = limitOpacity({ rgb: [255, 255, 255], alpha }, grounds, scheme, panelComfort);
    // On a vivid background, a white layer would make the card invisible or its text illegible.
    const shown = layer.alpha < leastWhite && scheme === "dark" ? shadow : layer;
    return buildSheet(design, formatRgba(shown), grounds);
  }
  const middle = bare[bare.length >> 1] ?? groundBetween([255, 255, 255], [255, 255, 255]);
  const ground = getOklab(formatHex(scheme === "dark" ? middle.lightest : middle.darkest));
  const own = Math.min(panel.chroma, chromaOf(getOklab(design.primaryColor)) * 0.5);
  const chroma = chromaOf(ground) > vividChroma ? chromaOf(ground) : own;
  const towards = scheme === "dark" ? 1 : -1;
  const at = (way: number) =>
    hueAt(design.primaryColor, clamp(ground.l + way * panel.shift), chroma);
  const near = at(towards);
  const room = headroom(spanOf([groundBetween(getRgb(near), getRgb(near))]), scheme);
  return buildSheet(design, room >= panelComfort ? near : at(-towards));
}

/** Smallest opacity at which a white layer is visible, and the layer that replaces it. */
const leastWhite = 0.05;
const shadow = { rgb: [0, 0, 0], alpha: 0.22 } as const satisfies Rgba;

/** A card on a background with a higher chroma (OKLCH) has the background's chroma, because a duller one looks muddy. */
const vividChroma = 0.09;

function clamp(lightness: number): number {
  return Math.min(1, Math.max(0, lightness));
}

/** Builds a gradient area in the colour `hex`. If no text would be legible, the lightness is changed. */
function buildFill(design: Design, hex: string): ShadedSheet {
  const { fill, isDark } = buildLegibleFill(hex);
  const lab = getOklab(fill);
  const end = hueAt(fill, lab.l + (isDark ? shadeUnderWhite : shadeUnderBlack), chromaOf(lab));
  const sheet = shade(design, fill, end);
  return { ...sheet, accentLarge: sheet.secondary, blend: sheet.secondary };
}

/**
 * An emphasized card needs at least the contrast `least` with the background, and `share` times that of any other card.
 */
const chosenContrast = { least: 1.3, share: 1.1 } as const;

/**
 * Returns the first colours that make an emphasized card noticeable. Tries the primary, its hue at another lightness,
 * then the text colour.
 */
function chooseField(
  { design, bare }: Ingredients,
  { fill, paper, cards }: { fill: ShadedSheet; paper: Sheet; cards: readonly Sheet[] },
): ShadedSheet {
  const places = bare.flatMap(({ darkest, lightest }) => [formatHex(darkest), formatHex(lightest)]);
  const isStrong = ({ background, end }: ShadedSheet) =>
    places.every((ground) => {
      const own = Math.min(contrastRatio(background, ground), contrastRatio(end, ground));
      const others = cards.map((card) => contrastRatio(composite(card.background, ground), ground));
      const { least, share } = chosenContrast;
      return own >= Math.max(least, share * Math.max(...others));
    });
  if (isStrong(fill)) return fill;
  const moved = buildFill(design, paper.accentLarge);
  if (!isGrey(design.primaryColor) && isStrong(moved)) return moved;
  return shade(design, paper.ink, paper.ink);
}

/** Builds a gradient area, with text colours that are legible on all colours of the gradient. */
function shade(design: Design, from: string, to: string): ShadedSheet {
  const between = groundBetween(getRgb(from), getRgb(to));
  const sheet = buildSheet(design, "rgba(0, 0, 0, 0)", [between]);
  return { ...sheet, background: from, end: to };
}

/** Minimum contrast between a highlighted word and the other words of its line. */
const apartRatio = 2.2;
/** A highlighted word is strong if its contrast with the background is at least this fraction of the other words'. */
const nearlyAs = 0.7;

/**
 * Builds the colours of an area in the unchanged primary colour. Highlighted words have another colour, because the
 * primary would be invisible there.
 */
function buildPrimaryField(design: Design): Sheet {
  const field = design.primaryColor;
  const sheet = buildSheet(design, field);
  const span = spanOf([groundBetween(getRgb(field), getRgb(field))]);
  const inkLarge = isLegible("#ffffff", span, largeRatio) ? "#ffffff" : sheet.ink;
  const picked = isSecondaryPicked(design) ? [design.secondaryColor] : [];
  const marked = [design.fontColor, "#ffffff", "#0b0b0f", ...picked].find(
    (color) => isLegible(color, span, largeRatio) && contrastRatio(color, inkLarge) >= apartRatio,
  );
  const contrast = (color: string) => contrastRatio(color, field);
  const isStrong = marked && contrast(marked) >= nearlyAs * contrast(inkLarge);
  const grounds = [groundBetween(getRgb(field), getRgb(field))];
  const place = { grounds, ink: inkLarge };
  return {
    ...sheet,
    inkLarge,
    accentLarge: marked ?? inkLarge,
    blend: marked ?? inkLarge,
    highlight: isStrong
      ? { color: marked, mark: null }
      : { color: inkLarge, mark: buildMark(field, place) },
    lead: isStrong ? marked : inkLarge,
    block: buildBlock(field, place),
  };
}
