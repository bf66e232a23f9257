import type { SlideNode } from "../../../drawing/node.ts";
import type { ShadedSheet } from "../../../design/colors/template-colors.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { downwards } from "./mist.ts";
import { arch, archRings } from "./parts.ts";

/** Design px of paper at the sides of a large arch; on a landscape stage its share of the width. */
const side = 84;
const landscapeShare = 0.64;
/** Design px from the top row to the arch: a cover's has only the counter beside it. */
const below = { cover: 66, quote: 92 } as const;

/** A squeezed arch is less round, so that it holds more words. */
function radiusOf({ squeeze, px }: Scene, { width }: Area): number {
  return squeeze === 2 ? px(140) : width / 2;
}

/** The place of an arch that stands on the lower edge of the stage. */
export function largeArchArea(scene: Scene): Area {
  const { px, shape, widthPx, heightPx, layout } = scene;
  const width =
    shape === "landscape" ? Math.round(widthPx * landscapeShare) : widthPx - 2 * px(side);
  const y = furnitureEdges(scene).topPx + px(layout === "cover" ? below.cover : below.quote);
  return { x: (widthPx - width) / 2, y, width, height: heightPx - y };
}

/** The arch and the fine lines around it, which run off the stage. */
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

/** Where the foot's row stands inside the arch, and the room for words above it. */
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
