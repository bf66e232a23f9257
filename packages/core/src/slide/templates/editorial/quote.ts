import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { drawMarkedQuote } from "../../composers/marked-quote.ts";
import { column, row } from "../../composition/scene/boxes.ts";
import { paragraph } from "../../composition/scene/lettering.ts";
import { bodySize, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { dash, dashWidth } from "./parts.ts";

const markHeights = { portrait: 128, tall: 150, square: 96, landscape: 96 } as const;

/** Draws the quote in large italics under a large mark in the accent colour, with the author after a dash. */
export const quote: NonNullable<TemplateSkin["quote"]> = (scene, skin, quoted) =>
  drawMarkedQuote([scene, skin, quoted], {
    sheet: skin.sheetOf(scene),
    letters: { ...skin.letters.headline, italic: true, leading: 1, tracking: -0.026 },
    markHeights,
    tallGrowth: 1.2,
    label: { letters: { family: "sans", weight: 600, leading: 1.26 }, share: 0.16, maxSize: 44 },
    isCentered: true,
    drawAuthor: (widthPx) => drawAuthor(scene, quoted.by, widthPx),
  });

/** Draws the author in bold sans serif after a dash. */
function drawAuthor(scene: Scene, by: Words, widthPx: number): SlideNode {
  const { px, colors } = scene;
  const sizePx = bodySize(scene, 38);
  const gapPx = px(24);
  return row(
    { width: widthPx, columnGap: gapPx, alignItems: "flex-start" },
    column({ paddingTop: sizePx * 0.56 }, dash(scene, colors.paper.accentLarge)),
    paragraph(scene, by, {
      letters: { family: "sans", weight: 700, leading: 1.24 },
      sizePx,
      color: colors.paper.ink,
      widthPx: Math.floor(widthPx - px(dashWidth) - gapPx),
      isInRow: true,
    }),
  );
}
