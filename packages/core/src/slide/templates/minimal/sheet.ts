import type { Highlight } from "../../../design/colors/highlight.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio, relativeLuminance } from "../../../design/contrast.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { Scene } from "../../composition/scene.ts";

/** Opacity of hairlines. With less, hairlines of only 2 design px would be hard to see on a phone. */
const lineAlpha = 0.34;

/** Returns the colours of the slide's background. Hairlines are stronger, and `overRule` changes the highlights. */
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
 * If a highlight has no band and its colour is too close to `ink`, adds a rule under the words. Replaces a band by a
 * rule, unless the words are in `ink` on a lighter band.
 */
function overRule(highlight: Highlight, ink: string): Highlight {
  const { color, band } = highlight;
  if (!band)
    return contrastRatio(color, ink) < leastApart ? { ...highlight, rule: color } : highlight;
  const isMarker = color === ink && relativeLuminance(color) < relativeLuminance(band);
  return isMarker ? highlight : { color: ink, band: null, rule: band };
}
