import { furnitureAreas, oneFootRow, oneTopRow } from "../../composers/furniture.ts";
import type { FurnitureLook } from "../../composition/scene/layout-looks.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { LookBuilder } from "../../composition/scene/skin.ts";
import { sheetOf } from "./colors.ts";
import { sign } from "./hand.ts";

export const margin = 84;

const bold: Letters = { family: "body", weight: 700, leading: 1.3 };
const quiet: Letters = { family: "body", weight: 400, leading: 1.3 };

/** Styles top row and foot in handwriting, with an arrow drawn by hand. */
export const furniture: LookBuilder<FurnitureLook> = (scene, skin) => {
  const { px } = scene;
  const paper = sheetOf(scene);
  const { top, foot } = furnitureAreas(scene, skin, px(56));
  return {
    top: {
      brand: { letters: bold, color: paper.ink },
      title: { letters: quiet, color: paper.muted, marking: paper.smallHighlight },
      number: { letters: quiet, color: paper.muted, accent: paper.ink },
      place: oneTopRow(top, { columnGap: px(30) }),
    },
    foot: {
      brand: { letters: bold, color: paper.ink },
      tag: { letters: quiet, color: paper.muted },
      image: { sizePx: px(56) },
      cue: sign(px(62), [{ name: "arrow", color: paper.ink, width: 2.4 }]),
      place: oneFootRow(scene, foot),
    },
  };
};
