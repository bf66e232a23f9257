import { box } from "../../../drawing/node.ts";
import { drawMarkedQuote } from "../../composers/marked-quote.ts";
import { column } from "../../composition/scene/boxes.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { bodySize } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { sheetOf } from "./fields.ts";

const markHeights = { portrait: 180, tall: 200, square: 130, landscape: 120 } as const;

/** Draws the quote in heavy type on black under a large mark, with its author in a monospaced font. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, quoted) => {
  const { px } = scene;
  const sheet = sheetOf(scene);
  return drawMarkedQuote([scene, skin, quoted], {
    sheet,
    letters: { ...skin.letters.headline, uppercase: false, leading: 1.02, weight: 800 },
    markHeights,
    tallGrowth: 1.15,
    label: {
      letters: { family: "mono", weight: 500, leading: 1.26, tracking: -0.02 },
      share: 0.14,
      maxSize: 42,
    },
    drawAuthor: (widthPx) =>
      column(
        { rowGap: px(22) },
        box({ width: px(120), height: px(14), backgroundColor: sheet.accentLarge }),
        paragraph(scene, quoted.by, {
          letters: { family: "mono", weight: 700, leading: 1.26, tracking: -0.02 },
          sizePx: bodySize(scene, 38),
          color: sheet.ink,
          widthPx,
        }),
      ),
  });
};
