import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas } from "../../composers/furniture.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { Slope } from "./diagonal.ts";

/** Number of columns by the slide's shape. */
const counts = { portrait: 7, square: 8, tall: 7, landscape: 12 } as const;
/** Width of a column, as a fraction of its place. */
const columnShare = 0.7;
/** Gap between the highest column and the slope above, and between the columns and the foot, design px. */
const gaps = { slope: 70, foot: 30 } as const;
/** Smallest height of the highest column, design px. Without it, the columns would look like a fault. */
const leastHeight = 130;

/** Draws columns that rise below a slope. They are decoration and show no data. */
export function drawColumns(scene: Scene, skin: TemplateSkin, [left, right]: Slope): SlideNode[] {
  const { px, shape, widthPx, heightPx, colors, context } = scene;
  if (!context.design.cornerAccent) return [];
  const { foot } = furnitureAreas(scene, skin, px(48));
  const base = foot.y - px(gaps.foot);
  const count = counts[shape];
  const placePx = foot.width / count;
  const highest = base - (right * heightPx + px(gaps.slope));
  if (highest < px(leastHeight)) return [];
  const { fill } = colors;
  return Array.from({ length: count }, (_, index) => {
    const x = foot.x + placePx * index;
    const slopeY = (left + (right - left) * (x / widthPx)) * heightPx + px(gaps.slope);
    const share = 0.3 + (0.7 * (index + 1)) / count;
    const height = Math.max(px(12), Math.min(highest * share, base - slopeY));
    const alpha = 0.3 + (0.6 * index) / count;
    const column = {
      x: x + (placePx * (1 - columnShare)) / 2,
      y: base - height,
      width: placePx * columnShare,
      height,
    };
    const backgroundImage = `linear-gradient(180deg, ${withAlpha(fill.background, alpha)}, ${withAlpha(fill.background, alpha * 0.4)})`;
    return boxAt(column, { backgroundImage });
  });
}
