import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow } from "../../composers/furniture.ts";
import { furnitureEdges, smallPx } from "../../composition/furniture/furniture.ts";
import { icon } from "../../composition/text/icons.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";

/** Width of the tab with the slide's number, design px. */
const tabWidth = 104;
/** Space in the tab below the slide's number, design px. */
const tabEnd = 14;
/** Gap between the tab and the title, design px. */
const tabGap = 28;

/** Right edge of text beside an image, as a fraction of a landscape slide's width. */
const besideImage = 0.46;

const strong: Letters = { family: "body", weight: 700, leading: 1.3 };
const quiet: Letters = { family: "body", weight: 400, leading: 1.3 };
const figures: Letters = { family: "heading", weight: 600, leading: 1.3, lining: true };

/** Whether the cover has a primary-coloured block. */
export function hasCoverBlock({ layout, context, media }: Scene): boolean {
  return layout === "cover" && (context.design.showBackgroundElements || media !== null);
}

/** Whether an image fills the right side of a landscape slide. */
function hasSideImage({ layout, media, shape }: Scene): boolean {
  const isFilling = layout === "picture" || layout === "cover";
  return media !== null && isFilling && shape === "landscape";
}

/**
 * Styles and places the slide's number in a tab with the title beside it, and a foot with brand, hashtags and an arrow.
 */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px, widthPx, media, shape } = scene;
  const { paper, fill } = scene.colors;
  const isBlock = hasCoverBlock(scene);
  const isImageOver = isBlock && media !== null && shape !== "landscape";
  const top = isBlock && media === null ? fill : paper;
  const foot = isImageOver ? fill : paper;
  const areas = furnitureAreas(scene, skin, px(48));
  const isSplit = hasSideImage(scene);
  const right = isSplit ? widthPx - widthPx * besideImage - px(skin.margin) : 0;
  const isTabOnBlock = isBlock && !isImageOver;
  const ink = isTabOnBlock ? fill.background : fill.ink;
  const sizePx = Math.max(scene.floorPx.furniture, px(25));
  return {
    top: {
      brand: { letters: strong, color: top.ink },
      title: {
        letters: { ...quiet, weight: 600 },
        color: paper.muted,
        marking: paper.smallHighlight,
      },
      number: { letters: figures, color: ink, accent: ink, sizePx, hasField: true },
      place: ({ lead, number }) => {
        const tab = tabArea(scene, areas.top.x);
        const left = number ? besideTab(scene, areas.top.x) - areas.top.x : 0;
        const background = isTabOnBlock ? fill.ink : fill.background;
        return [
          ...(number ? [drawTab(scene, tab, background, number)] : []),
          boxAt(inset(areas.top, { left, right }), {}, lead),
        ];
      },
    },
    foot: {
      brand: { letters: strong, color: foot.ink },
      tag: { letters: quiet, color: foot === paper ? paper.muted : foot.ink },
      image: { sizePx: px(48), sheet: foot },
      isNarrow: isSplit,
      cue: icon("arrow", px(48), foot.secondary, { strokeWidth: 2.2 }),
      place: oneFootRow(scene, inset(areas.foot, { right })),
    },
  };
};

/** Returns where the title starts beside a tab at `x`, CSS px. */
export function besideTab(scene: Scene, x: number): number {
  const { showCounter } = scene.context.design;
  return x + (showCounter ? tabArea(scene, x).width + scene.px(tabGap) : 0);
}

/** Returns the area of the tab, which hangs from the slide's top edge. */
function tabArea(scene: Scene, x: number): Area {
  const small = smallPx(scene);
  const width = Math.max(scene.px(tabWidth), small * 4.4);
  const height = furnitureEdges(scene).topPx + small * 1.3 + scene.px(tabEnd);
  return { x, y: 0, width, height };
}

function drawTab({ px }: Scene, area: Area, backgroundColor: string, number: SlideNode): SlideNode {
  return boxAt(
    area,
    {
      backgroundColor,
      alignItems: "flex-end",
      justifyContent: "center",
      paddingBottom: px(tabEnd),
    },
    number,
  );
}
