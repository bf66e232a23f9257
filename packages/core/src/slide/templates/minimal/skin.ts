import { isLandscape } from "../../composition/scene/scene.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { isRoomy } from "../../composition/text/head.ts";
import { plainMark } from "../../composition/text/marks.ts";
import { headingLetters, paragraph } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import { column } from "../../composition/scene/boxes.ts";
import { drawChart } from "./chart.ts";
import { closing } from "./closing.ts";
import { compareTable } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import { furniture } from "./furniture.ts";
import {
  besideMark,
  textColumnsUnderHead,
  hairline,
  hangEm,
  stemAlignedHead,
  lineGap,
  thickLine,
  aboveAndBelowInColumns,
} from "./grid.ts";
import { listRows } from "./list.ts";
import { number } from "./number.ts";
import { photo } from "./photo.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { minimalSheet } from "./sheet.ts";
import { statement } from "./statement.ts";
import { stepRows } from "./steps.ts";

const margin = 84;

/** The style of Swiss typography: a grid of four columns, thin lines, and one line across all slides. */
export const minimalSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { family: "heading", weight: 600, leading: 0.99, tracking: -0.052, balanced: true },
    body: { family: "body", weight: 400, leading: 1.36, tracking: -0.018, balanced: true },
    lead: { family: "body", weight: 500, leading: 1.28, tracking: -0.022, balanced: true },
    small: { family: "body", weight: 400, leading: 1.3, tracking: -0.01 },
    number: headingLetters(200, 0.82, -0.075),
    figure: headingLetters(200, 1, -0.06),
    label: { family: "body", weight: 600, leading: 1.2, tracking: -0.03 },
  },
  sizes: {
    cover: 232,
    headline: 136,
    statement: 192,
    quote: 158,
    number: 620,
    body: 46,
    text: 72,
    steps: 58,
    list: 96,
    columns: 56,
  },
  sheetOf: minimalSheet,
  marking: (_, sheet) => markingOf(sheet, "rule"),
  ornaments: () => [],
  furniture,
  portrait: "foot",
  area: (scene) =>
    freeArea(scene, {
      margin,
      top: lineGap(scene) + (isLandscape(scene.context.stage) ? 52 : 62),
      foot: 100,
    }),
  head: stemAlignedHead,
  around: aboveAndBelowInColumns,
  list: listRows,
  steps: stepRows,
  chart: drawChart,
  comparison: compareTable,
  text: (scene, room) => ({
    area: textColumnsUnderHead(scene, room),
    marks: besideMark(scene, room),
    ...(isRoomy(scene) && { isAtFoot: true, maxSize: 60 }),
  }),
  mark: ({ px }, { mark, sizePx, sheet }) =>
    plainMark(mark, sizePx, {
      color: sheet.accentLarge,
      strokeWidth: 2.6,
      open: { share: 0.8, strokeWidth: 2 },
      neutral: dot(px(20), sheet.accentLarge),
      leading: 1.2,
    }),
  callout: (scene, words, { sizePx, widthPx }) =>
    column(
      { width: widthPx, rowGap: scene.px(26) },
      box({ height: Math.max(1, scene.px(thickLine)), backgroundColor: scene.colors.paper.ink }),
      paragraph(scene, words, {
        letters: { ...minimalSkin.letters.label, leading: 1.25, balanced: true },
        sizePx: Math.max(scene.floorPx.body, sizePx),
        color: scene.colors.paper.ink,
        widthPx,
      }),
    ),
  code: (scene) => ({
    background: "#0d1220",
    radiusPx: 0,
    dots: false,
    underGap: 96,
    // The code window extends from the first column for text to the slide's right edge.
    ...(isRoomy(scene) && {
      frame: (room) => ({ ...room, width: scene.widthPx - room.x }),
      isFilling: true,
      sidePx: scene.px(40),
      endPx: scene.px(margin),
    }),
  }),
  hangEm,
  statement,
  photo,
  picture: pictureLook,
  closing,
  section: (scene, { index }) => {
    const { context, px, shape } = scene;
    const paper = minimalSheet(scene);
    const isStrong = index === 0 && shape !== "landscape" && context.design.headerUnderline;
    const linePx = Math.max(1, px(isStrong ? thickLine : hairline));
    const line = `inset 0 ${linePx}px 0 0 ${isStrong ? paper.ink : paper.line}`;
    return { sheet: paper, style: { boxShadow: line }, padding: [0, 30] };
  },
  rows: {
    band: ({ colors }, { isLit }) => (isLit ? colors.inkField : null),
    values: { letters: { ...headingLetters(250, 1.1, -0.04), lining: true }, scale: 1.36 },
  },
  number,
  quote,
  composers: {
    cover: composeCover,
  },
};

function dot(sizePx: number, color: string): SlideNode {
  const round = { width: sizePx, height: sizePx, borderRadius: sizePx / 2 };
  return box({ ...round, backgroundColor: color });
}
