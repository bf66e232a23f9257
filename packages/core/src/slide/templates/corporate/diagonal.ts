import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/** A sloped line: `y` at the slide's left and right edge, as fractions of its height. */
export type Slope = readonly [left: number, right: number];

/** Height of the stripe along a slope, as a fraction of the slide's height. */
const stripe = 0.012;

const percent = (share: number) => `${Math.round(share * 10000) / 100}%`;

function between(from: Slope, to: Slope): string {
  return `polygon(0% ${percent(from[0])}, 100% ${percent(from[1])}, 100% ${percent(to[1])}, 0% ${percent(to[0])})`;
}

/** Draws a primary-coloured block as wide as the slide, between two slopes. */
export function drawBlock(
  { colors, widthPx, heightPx }: Scene,
  { from, to }: { from: Slope; to: Slope },
): SlideNode {
  const { fill } = colors;
  return boxAt(
    { x: 0, y: 0, width: widthPx, height: heightPx },
    {
      backgroundImage: `linear-gradient(115deg, ${fill.end} 0%, ${fill.background} 75%)`,
      clipPath: between(from, to),
    },
  );
}

/** Distance between two planes, as a fraction of the slide's height, and the planes' opacities from top to bottom. */
const planes = { step: 0.075, alphas: [0.3, 0.14] } as const;

/** Draws fainter planes that the block at a slope seems to lie on; nothing if the design has no accents. */
export function drawPlanes(
  { colors, context, widthPx, heightPx }: Scene,
  slope: Slope,
): SlideNode[] {
  if (!context.design.cornerAccent) return [];
  return planes.alphas.map((alpha, index) => {
    const at = (by: number): Slope => [
      slope[0] + by * planes.step * 0.7,
      slope[1] + by * planes.step,
    ];
    return boxAt(
      { x: 0, y: 0, width: widthPx, height: heightPx },
      {
        backgroundColor: withAlpha(colors.fill.background, alpha),
        clipPath: between(at(index), at(index + 1)),
      },
    );
  });
}

/** Draws a thin stripe along a slope, from the primary to the secondary colour. */
export function drawStripe({ colors, widthPx, heightPx }: Scene, slope: Slope): SlideNode {
  const { paper } = colors;
  return boxAt(
    { x: 0, y: 0, width: widthPx, height: heightPx },
    {
      backgroundImage: `linear-gradient(90deg, ${paper.accentLarge}, ${paper.blend})`,
      clipPath: between(slope, [slope[0] + stripe, slope[1] + stripe]),
    },
  );
}
