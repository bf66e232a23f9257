import type { Highlight } from "../../../design/colors/highlight.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio, relativeLuminance } from "../../../design/contrast.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { Scene } from "../../composition/scene.ts";

/** Opacity of hairlines, which are 2 of 1080 design px wide and must be visible on a phone. */
const lineAlpha = 0.34;

/** Returns the colours of the slide's background, with stronger hairlines, and highlights as changed by `overRule`. */
export function minimalSheet({ colors: { paper } }: Pick<Scene, "colors">): Sheet {
  const { ink, inkLarge } = paper;
  return {
    ...paper,
    line: withAlpha(ink, lineAlpha),
    highlight: overRule(paper.highlight, inkLarge),
    smallHighlight: overRule(paper.smallHighlight, ink),
  };
}

/** Minimum contrast between highlighted and other words. With less, highlighted words also get a rule under them. */
const leastApart = 1.5;

/**
 * Adds a rule under highlighted words if their colour is too close to `ink`. If a band would look like selected text, a
 * rule replaces it.
 */
function overRule(highlight: Highlight, ink: string): Highlight {
  const { color, band } = highlight;
  if (!band)
    return contrastRatio(color, ink) < leastApart ? { ...highlight, rule: color } : highlight;
  const isMarker = color === ink && relativeLuminance(color) < relativeLuminance(band);
  return isMarker ? highlight : { color: ink, band: null, rule: band };
}
