import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import {
  avatar,
  brandDetails,
  brandName,
  counter,
  furnitureEdges,
  hashtags,
  smallPx,
  titleLine,
} from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { icon } from "../../composition/icons.ts";
import { at, row, spring } from "../../composition/place.ts";
import { isDark, type Scene } from "../../composition/scene.ts";

/** The foot's height, design px. */
export const footSize = 64;

/** The counter and the title over, who posts and the arrow in its ring under the slide's words. */
export function drawFurniture(scene: Scene, skin: TemplateSkin): SlideNode[] {
  const { px, colors, layout, widthPx, heightPx, index, count } = scene;
  const { paper } = colors;
  const { topPx, bottomPx } = furnitureEdges(scene);
  const small = { letters: skin.letters.small, color: paper.muted };
  const strong = { letters: { ...skin.letters.small, weight: 600 }, color: paper.ink };
  const figures = { letters: { ...skin.letters.small, family: "heading" as const, weight: 500 } };
  const width = widthPx - 2 * px(skin.margin);
  const number = counter(scene, { ...figures, color: paper.muted }, paper.accent);
  const top = { x: px(skin.margin), y: topPx, width, height: smallPx(scene) * 1.3 };
  const isClosing = layout === "closing";
  const footPx = px(footSize);
  const picture = isClosing ? null : avatar(scene, footPx * 0.94, rim(scene));
  const isCover = scene.isTitled;
  const details = brandDetails(scene, strong, { all: isCover });
  const who = isClosing ? null : (details ?? (isCover ? null : brandName(scene, strong)));
  const tags = row(
    {
      columnGap: px(16),
      alignItems: "center",
      flexShrink: 1,
      minWidth: 0,
      marginLeft: picture || who ? px(10) : 0,
    },
    ...hashtags(scene, small),
  );
  return [
    at(
      top,
      {
        justifyContent: "space-between",
        columnGap: px(40),
      },
      (isCover ? brandName(scene, strong) : titleLine(scene, small, paper.accent)) ?? spring(),
      number,
    ),
    at(
      { x: px(skin.margin), y: heightPx - bottomPx - footPx, width, height: footPx },
      {
        alignItems: "center",
        columnGap: px(18),
        justifyContent: isClosing ? "center" : "flex-start",
      },
      picture,
      who,
      tags,
      isClosing ? null : spring(),
      index < count - 1 ? cue(scene, footPx) : null,
    ),
  ];
}

function rim(scene: Scene): { border: string } {
  const color = isDark(scene) ? "rgba(255, 255, 255, 0.28)" : "rgba(255, 255, 255, 0.9)";
  return { border: `${Math.max(1, scene.px(3))}px solid ${color}` };
}

/** An arrow in a ring: there is more. */
function cue({ px, colors }: Scene, size: number): SlideNode {
  return box(
    {
      width: size,
      height: size,
      borderRadius: size / 2,
      border: `${Math.max(1, px(2))}px solid ${colors.paper.line}`,
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
    },
    icon("arrow", size * 0.47, colors.paper.ink, { strokeWidth: 2.4 }),
  );
}
