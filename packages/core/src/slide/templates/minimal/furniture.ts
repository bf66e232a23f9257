import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import { icon } from "../../composition/text/icons.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder, TemplateSkin } from "../../composition/scene/skin.ts";
import { widthBesideImage, hairline, hasSideImage, line, lineTop } from "./grid.ts";
import { minimalSheet } from "./sheet.ts";

/** Styles and places top row and foot as plain text. Below the top row is a line that continues across all slides. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px } = scene;
  const paper = minimalSheet(scene);
  const quiet = { letters: skin.letters.small, color: paper.muted };
  const brand = { letters: { ...skin.letters.small, weight: 600 }, color: paper.ink };
  const { top, foot } = furnitureAreas(scene, skin, px(44));
  const width = hasSideImage(scene) ? widthBesideImage(scene, skin.margin) : foot.width;
  return {
    under: progress(scene, skin),
    top: {
      brand,
      title: { ...quiet, marking: paper.smallHighlight },
      number: { ...quiet, accent: paper.ink },
      place: oneTopRow(top, { columnGap: px(24) }),
    },
    foot: {
      brand,
      tag: quiet,
      image: { sizePx: px(44) },
      cue: icon("arrow", px(44), paper.ink, { strokeWidth: 1.6 }),
      place: oneFootRow(scene, { ...foot, width }),
    },
  };
};

/** Draws the line across all slides, with a dot that shows this slide's position in the post. */
function progress(scene: Scene, { margin }: TemplateSkin) {
  const { context, widthPx, index, count, px } = scene;
  if (!context.design.cornerAccent) return [];
  const { ink, line: color } = scene.colors.paper;
  const y = lineTop(scene);
  const size = px(26);
  const way = widthPx - 2 * px(margin) - size;
  const x = px(margin) + way * (count > 1 ? index / (count - 1) : 0);
  return [
    line(scene, { x: 0, y, width: widthPx }, hairline, color),
    boxAt(
      { x, y: y - size / 2, width: size, height: size },
      { borderRadius: size / 2, backgroundColor: ink },
    ),
  ];
}
