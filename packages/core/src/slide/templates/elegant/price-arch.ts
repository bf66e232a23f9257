import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { downwards, hasPriceArch, mistOf } from "./mist.ts";
import { arch, archRings } from "./parts.ts";

/** Distance of the arch from the slide's sides, the top row's upper edge and the foot's lower edge, design px. */
const edges = { side: 66, top: 84, foot: 84 } as const;
/** Corner radius, as a fraction of the arch's width, so its top is wide enough for a headline. */
const roundness = 0.3;
/** Distance of the words from the arch's edges, design px. */
const pad = { sides: 92, top: 124, foot: 44 } as const;

function archArea(scene: Scene): Area {
  const { px, widthPx, heightPx } = scene;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const y = topPx + px(edges.top);
  const height = heightPx - bottomPx - px(edges.foot) - y;
  return { x: px(edges.side), y, width: widthPx - 2 * px(edges.side), height };
}

/** Returns the area of the words in the arch around a list of prices; null if the slide has none. */
export function insidePriceArch(scene: Scene): Area | null {
  const { px } = scene;
  if (!hasPriceArch(scene)) return null;
  return inset(archArea(scene), {
    left: px(pad.sides),
    right: px(pad.sides),
    top: px(pad.top),
    bottom: px(pad.foot),
  });
}

/** Draws the arch around a list of prices, with thin lines around it. */
export function drawPriceArch(scene: Scene): SlideNode[] {
  if (!hasPriceArch(scene)) return [];
  const area = archArea(scene);
  const radiusPx = area.width * roundness;
  const { accentLarge } = scene.colors.paper;
  return [
    ...archRings(scene, area, { count: 2, step: 16, color: accentLarge, radiusPx }),
    arch(area, { backgroundImage: downwards(mistOf(scene)) }, { radiusPx }),
  ];
}
