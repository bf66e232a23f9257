import type { SlideNode } from "../../../drawing/node.ts";
import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import { icon } from "../../composition/text/icons.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import { badge } from "../../composition/scene/boxes.ts";
import { isDark, type Scene } from "../../composition/scene/scene.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";

/** Height of the foot, design px. */
export const footSize = 64;

/** Styles and places the top row with title and number, and the foot with the brand and an arrow in a ring. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { letters } = skin;
  const { px, layout } = scene;
  const { paper } = scene.colors;
  const quiet = { letters: letters.small, color: paper.muted };
  const brand = { letters: { ...letters.small, weight: 600 }, color: paper.ink };
  const { top, foot } = furnitureAreas(scene, skin, px(footSize));
  return {
    top: {
      brand,
      title: { ...quiet, marking: paper.smallHighlight },
      number: {
        ...quiet,
        letters: { ...letters.small, family: "heading", weight: 500 },
        accent: paper.accent,
      },
      place: oneTopRow(top, { columnGap: px(64) }),
    },
    foot: {
      brand,
      tag: quiet,
      image: { sizePx: foot.height * 0.94, border: rim(scene) },
      cue: cue(scene, foot.height),
      place: oneFootRow(scene, foot, {
        justifyContent: layout === "closing" ? "center" : "flex-start",
      }),
    },
  };
};

/** Returns the border of the brand's image. */
function rim(scene: Scene): string {
  const color = isDark(scene) ? "rgba(255, 255, 255, 0.28)" : "rgba(255, 255, 255, 0.9)";
  return `${Math.max(1, scene.px(3))}px solid ${color}`;
}

/** Draws an arrow in a ring, which hints at the next slide. */
function cue({ px, colors }: Scene, size: number): SlideNode {
  return badge(
    size,
    { borderRadius: size / 2, border: `${Math.max(1, px(2))}px solid ${colors.paper.line}` },
    icon("arrow", size * 0.47, colors.paper.ink, { strokeWidth: 2.4 }),
  );
}
