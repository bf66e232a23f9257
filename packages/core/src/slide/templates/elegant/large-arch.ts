import type { SlideNode } from "../../../drawing/node.ts";
import type { ShadedSheet } from "../../../design/colors/template-colors.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { downwards } from "./mist.ts";
import { arch, archRings } from "./parts.ts";

/**
 * Paper at each side of a large arch, design px. On a landscape stage: the arch's width as a fraction of the stage's.
 */
const side = 84;
const landscapeShare = 0.64;
/** Distance from the top row to the arch, design px. A cover's top row contains only the counter. */
const below = { cover: 66, quote: 92 } as const;

/** A squeezed arch is less round, so that it holds more words. */
function radiusOf({ squeeze, px }: Scene, { width }: Area): number {
  return squeeze === 2 ? px(140) : width / 2;
}

/** The area of an arch that reaches the stage's lower edge. */
export function largeArchArea(scene: Scene): Area {
  const { px, shape, widthPx, heightPx, layout } = scene;
  const width =
    shape === "landscape" ? Math.round(widthPx * landscapeShare) : widthPx - 2 * px(side);
  const y = furnitureEdges(scene).topPx + px(layout === "cover" ? below.cover : below.quote);
  return { x: (widthPx - width) / 2, y, width, height: heightPx - y };
}

/** The arch and the thin lines around it, which run off the stage's lower edge. */
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

/** The areas inside the arch: the foot's row, and the words above it. */
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
      height: footY - px(48) - area.y,
    },
  };
}
