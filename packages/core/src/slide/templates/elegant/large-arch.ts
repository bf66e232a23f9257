import type { SlideNode } from "../../../drawing/node.ts";
import type { ShadedSheet } from "../../../design/colors/template-colors.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { downwards } from "./mist.ts";
import { arch, archRings } from "./parts.ts";

/** Distance of a large arch from the slide's sides, design px. */
const side = 84;
/** Width of the arch on a landscape slide, as a fraction of the slide's width. */
const landscapeShare = 0.88;
/** Corner radius of a landscape slide's arch, as a fraction of its height, so its top is wide enough for a line. */
const landscapeRadius = 0.56;
/**
 * Distance from the upper edge of the top row to the arch, design px. On a cover it is smaller, because the top row has
 * only the slide's number.
 */
const below = { cover: 66, quote: 92 } as const;

/** Returns the arch's corner radius, CSS px. On a compressed slide it is smaller, so more text fits. */
function radiusOf({ squeeze, shape, px }: Scene, { width, height }: Area): number {
  if (squeeze === 2) return px(140);
  return shape === "landscape" ? height * landscapeRadius : width / 2;
}

/** Returns the area of a large arch, which extends to the slide's bottom edge. */
export function largeArchArea(scene: Scene): Area {
  const { px, shape, widthPx, heightPx, layout } = scene;
  const width =
    shape === "landscape" ? Math.round(widthPx * landscapeShare) : widthPx - 2 * px(side);
  const y = furnitureEdges(scene).topPx + px(layout === "cover" ? below.cover : below.quote);
  return { x: (widthPx - width) / 2, y, width, height: heightPx - y };
}

/** Draws the arch with thin lines around it, which extend below the slide's edge. */
export function largeArch(scene: Scene, sheet: ShadedSheet): SlideNode[] {
  const area = largeArchArea(scene);
  const radiusPx = radiusOf(scene, area);
  const { accentLarge } = scene.colors.paper;
  const lines = { ...area, height: area.height + scene.px(20) };
  return [
    ...archRings(scene, lines, {
      count: scene.layout === "cover" ? 3 : 2,
      step: 17,
      color: accentLarge,
      radiusPx,
    }),
    arch(area, { backgroundImage: downwards(sheet) }, { radiusPx }),
  ];
}

/** Returns the areas inside the arch: the foot, and the text above it. */
export function insideArch(scene: Scene): { foot: Area; words: Area } {
  const { px, shape, heightPx, squeeze } = scene;
  const area = largeArchArea(scene);
  const footPx = px(44);
  const footY = heightPx - furnitureEdges(scene).bottomPx - footPx;
  const inset = px(56);
  const share = squeeze === 2 ? 0.9 : shape === "landscape" ? 0.76 : 0.82;
  const width = Math.floor(area.width * share);
  return {
    foot: { x: area.x + inset, y: footY, width: area.width - 2 * inset, height: footPx },
    words: {
      x: area.x + (area.width - width) / 2,
      y: area.y,
      width,
      height: footY - px(64) - area.y,
    },
  };
}
