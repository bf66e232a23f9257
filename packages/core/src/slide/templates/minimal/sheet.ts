import type { Highlight } from "../../../design/colors/highlight.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import { contrastRatio, relativeLuminance } from "../../../design/contrast.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { Scene } from "../../composition/scene.ts";

/** Opacity of hairlines: enough for lines of 2 in 1080 px to show on a phone. */
const lineAlpha = 0.34;

/** The paper, with stronger hairlines, and with rules in place of the bands that a grey primary gets. */
export function minimalSheet({ colors: { paper } }: Pick<Scene, "colors">): Sheet {
  const { ink, inkLarge } = paper;
  return {
    ...paper,
    line: withAlpha(ink, lineAlpha),
    highlight: overRule(paper.highlight, inkLarge),
    smallHighlight: overRule(paper.smallHighlight, ink),
  };
}

/** Least contrast between highlighted and other words; with less, highlighted ones get a rule as well. */
const leastApart = 1.5;

/** Light words on a dark band would look like a selection in a text editor, so they get a rule under the text colour. */
function overRule(highlight: Highlight, ink: string): Highlight {
  const { color, band } = highlight;
  if (!band)
    return contrastRatio(color, ink) < leastApart ? { ...highlight, rule: color } : highlight;
  const isMarker = color === ink && relativeLuminance(color) < relativeLuminance(band);
  return isMarker ? highlight : { color: ink, band: null, rule: band };
}
