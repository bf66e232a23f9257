import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import {
  brandName,
  counter,
  footRow,
  furnitureEdges,
  smallPx,
  titleLine,
} from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { icon } from "../../composition/icons.ts";
import type { Letters } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";

/** Design px: the tab's width, its end under the words in it, and from it to the title. */
const tabWidth = 104;
const tabEnd = 14;
const tabGap = 28;

const strong: Letters = { family: "body", weight: 700, leading: 1.3 };
const quiet: Letters = { family: "body", weight: 400, leading: 1.3 };
const figures: Letters = { family: "heading", weight: 600, leading: 1.3, lining: true };

/** Whether the cover has its title on a block of the primary. */
export function hasCoverBlock({ layout, context, media }: Scene): boolean {
  return layout === "cover" && (context.design.showBackgroundElements || media !== null);
}

/** The tab that hangs from the top edge. */
function tabArea(scene: Scene, margin: number): Area {
  const { topPx } = furnitureEdges(scene);
  const small = smallPx(scene);
  const width = Math.max(scene.px(tabWidth), small * 4.4);
  return { x: scene.px(margin), y: 0, width, height: topPx + small * 1.3 + scene.px(tabEnd) };
}

/** Counter in a tab, the title beside it, and at the foot who posts, hashtags and an arrow. */
export const drawFurniture: TemplateSkin["furniture"] = (scene, skin) => {
  const { context, px, colors, layout, widthPx, heightPx, shape } = scene;
  const { paper, fill } = colors;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const isBlock = hasCoverBlock(scene);
  const isPictureBlock = isBlock && scene.media !== null;
  const top: Sheet = isBlock && !isPictureBlock ? fill : paper;
  const foot: Sheet = isPictureBlock && shape !== "landscape" ? fill : paper;
  const tab = tabArea(scene, skin.margin);
  const tabInk = isBlock ? fill.background : fill.ink;
  const x = px(skin.margin);
  const small = smallPx(scene);
  const hasTab = context.design.showCounter;
  const titleX = hasTab ? tab.x + tab.width + px(tabGap) : x;
  const footPx = px(48);
  const isSplit =
    scene.media !== null && (layout === "picture" || layout === "cover") && shape === "landscape";
  const reach = isSplit ? widthPx * 0.46 : widthPx - x;
  const lead = scene.isTitled
    ? brandName(scene, { letters: strong, color: top.ink })
    : titleLine(scene, { letters: { ...quiet, weight: 600 }, color: paper.muted }, paper.ink);
  const count = counter(
    scene,
    { letters: figures, color: tabInk, sizePx: Math.max(scene.floorPx.furniture, px(25)) },
    tabInk,
  );
  const nodes: (SlideNode | null)[] = [
    hasTab
      ? at(
          tab,
          {
            backgroundColor: isBlock ? fill.ink : fill.background,
            alignItems: "flex-end",
            justifyContent: "center",
            paddingBottom: px(tabEnd),
          },
          count,
        )
      : null,
    at({ x: titleX, y: topPx, width: reach - titleX, height: small * 1.3 }, {}, lead),
    at(
      { x, y: heightPx - bottomPx - footPx, width: reach - x, height: footPx },
      { alignItems: "center" },
      ...footRow(scene, {
        // Beside a picture.
        isNarrow: isSplit,
        sheet: foot,
        brand: { letters: strong, color: foot.ink },
        tag: { letters: quiet, color: foot === paper ? paper.muted : foot.ink },
        avatarPx: px(48),
        cue: icon("arrow", px(48), foot.secondary, { strokeWidth: 2.2 }),
        showsBrand: layout !== "closing",
      }),
    ),
  ];
  return nodes.filter((node) => node !== null);
};
