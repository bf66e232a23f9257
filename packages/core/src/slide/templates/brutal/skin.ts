import { freeArea } from "../../composition/furniture/furniture.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import {
  smallerAroundCode,
  textAboveAndBelow,
} from "../../composition/text/around/above-and-below.ts";
import { plainMark } from "../../composition/text/marks.ts";
import { drawChart } from "./chart.ts";
import { closing, composeClosing } from "./closing.ts";
import { compareBlocks } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import { codeGround, drawField, rulePx, sheetOf, strongSheet } from "./fields.ts";
import { furniture, margin } from "./furniture.ts";
import { capitalHead } from "./head.ts";
import { number } from "./number.ts";
import { callout, square } from "./parts.ts";
import { photo } from "./photo.ts";
import { picture } from "./picture.ts";
import { quote } from "./quote.ts";
import { listRows, stepRows } from "./rows.ts";
import { composeStatement, statement } from "./statement.ts";

/** The style of a brutalist poster: capitals as wide as the slide, thick rules, black, paper and one acid colour. */
export const brutalSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(900, 0.94, 0.008), uppercase: true },
    body: { family: "body", weight: 500, leading: 1.26, tracking: -0.015 },
    lead: { family: "body", weight: 650, leading: 1.18, tracking: -0.022 },
    small: { family: "mono", weight: 500, leading: 1.3, tracking: -0.02 },
    number: headingLetters(900, 0.8, -0.05),
    figure: headingLetters(900, 1, -0.035),
    label: { family: "body", weight: 750, leading: 1.16, tracking: -0.022, lining: true },
  },
  sizes: {
    cover: 190,
    headline: 130,
    statement: 190,
    quote: 150,
    number: 700,
    body: 48,
    text: 96,
    steps: 62,
    list: 70,
    columns: 54,
  },
  sheetOf,
  marking: (_, sheet) => markingOf(sheet, "block"),
  ornaments: drawField,
  furniture,
  portrait: "foot",
  area: (scene) => freeArea(scene, { margin, top: 84, foot: 106 }),
  head: capitalHead,
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(scene, skin, neighbours, smallerAroundCode(scene)),
  list: listRows,
  steps: stepRows,
  chart: drawChart,
  comparison: compareBlocks,
  mark: ({ px }, { mark, sizePx, sheet }) =>
    plainMark(mark, sizePx, {
      color: sheet.ink,
      strokeWidth: 3.6,
      open: { share: 0.84, strokeWidth: 3 },
      neutral: square(px(24), sheet.ink),
      leading: 1.2,
    }),
  callout,
  code: (scene) => ({
    background: codeGround(scene),
    radiusPx: 0,
    dots: false,
  }),
  photo,
  statement,
  picture,
  closing,
  section: (scene, { index, count }) => {
    const isLast = index === count - 1 && count > 1;
    const line = `inset 0 ${rulePx(scene)}px 0 0 ${sheetOf(scene).ink}`;
    return isLast
      ? {
          sheet: strongSheet(scene),
          style: { backgroundColor: strongSheet(scene).background },
          padding: [32, 30],
        }
      : { sheet: sheetOf(scene), style: { boxShadow: line }, padding: [0, 26] };
  },
  lit: strongSheet,
  rows: { values: { letters: headingLetters(900, 1.04, -0.035), scale: 1.3 } },
  number,
  quote,
  composers: {
    cover: composeCover,
    statement: composeStatement,
    closing: composeClosing,
  },
};
