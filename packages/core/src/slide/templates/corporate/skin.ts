import { fieldCallout } from "../../composition/text/callouts.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawChart } from "./chart.ts";
import { composeClosing } from "./closing.ts";
import { compareTable } from "./comparison.ts";
import { cover } from "./cover.ts";
import { furniture } from "./furniture.ts";
import { barIndent, drawBar, reportHead } from "./head.ts";
import { composeSheet, listRows } from "./list.ts";
import { drawMark } from "./marks.ts";
import { number } from "./number.ts";
import { drawPanorama } from "./panorama.ts";
import { photo } from "./photo.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { composeStatement } from "./statement.ts";
import { stepStairs } from "./steps.ts";
import {
  textAboveAndBelow,
  stackAboveAndBelow,
} from "../../composition/text/around/above-and-below.ts";
import { textPart } from "../../composition/text/around/parts.ts";

const margin = 84;

/**
 * Layouts that get squared paper as decoration. Other layouts draw the squared paper themselves, or have text in its
 * place.
 */
const overPanorama: readonly SlideLayoutName[] = ["number", "quote", "steps"];

/** The style of an annual report: tabs, tables and squared paper. */
export const corporateSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(800, 1.06, -0.025), balanced: true },
    body: { family: "body", weight: 400, leading: 1.34 },
    lead: { family: "body", weight: 600, leading: 1.27 },
    small: { family: "body", weight: 400, leading: 1.3 },
    number: headingLetters(800, 0.86, -0.05),
    figure: headingLetters(800, 1, -0.03),
    label: headingLetters(700, 1.2, -0.02),
  },
  sizes: {
    cover: 230,
    headline: 120,
    statement: 240,
    quote: 190,
    number: 560,
    body: 50,
    text: 96,
    steps: 58,
    list: 64,
    columns: 62,
  },
  sheetOf: ({ colors }) => colors.paper,
  marking: (_, sheet) => markingOf(sheet, "bar"),
  ornaments: (scene) => (overPanorama.includes(scene.layout) ? drawPanorama(scene, "faint") : []),
  furniture,
  area: (scene) => freeArea(scene, { margin, top: 104, foot: 92 }),
  head: reportHead,
  // In the layout `list`, the list's last row is the summary, so only the other text is placed around the list.
  around: (scene, skin, neighbours) => {
    const { area, before = [], after = [] } = neighbours;
    const { layout } = scene;
    if (layout === "code")
      return textAboveAndBelow(scene, skin, neighbours, { maxSize: 52, most: 0.62 });
    if (layout !== "list") return textAboveAndBelow(scene, skin, neighbours);
    const over = [textPart(scene, skin, before)];
    const under = [textPart(scene, skin, after)];
    return stackAboveAndBelow(scene, area, { over, under }, { maxSize: skin.sizes.body });
  },
  list: listRows,
  steps: stepStairs,
  chart: drawChart,
  comparison: compareTable,
  mark: drawMark,
  headIndent: barIndent,
  headMark: (scene, sheet, place) => [drawBar(scene, sheet, place)],
  callout: (scene, words, { sizePx, widthPx }) =>
    fieldCallout(
      scene,
      words,
      {
        letters: { ...corporateSkin.letters.label, leading: 1.22, balanced: true },
        sizePx: Math.max(scene.floorPx.body, sizePx),
        color: scene.colors.chosen.ink,
        widthPx,
        sidePx: scene.px(36),
        endsPx: squeezedGap(scene, 28),
      },
      { backgroundColor: scene.colors.chosen.background, alignItems: "center" },
    ),
  code: ({ colors }) => ({
    background: "#0b1220",
    radiusPx: 0,
    dots: false,
    border: `1px solid ${colors.paper.line}`,
    bar: {
      style: {
        backgroundImage: `linear-gradient(90deg, ${colors.fill.end}, ${colors.fill.background})`,
      },
      height: 34,
    },
  }),
  cover,
  photo,
  picture: pictureLook,
  section: ({ colors }, { index, count }) => {
    const isLast = index === count - 1 && count > 1;
    const sheet = isLast ? colors.chosen : index % 2 === 0 ? colors.panel : colors.panelStrong;
    return { sheet, style: { backgroundColor: sheet.background }, padding: [44, 36] };
  },
  rows: {
    hasPriceCards: true,
    edge: ({ colors }, isLit) => (isLit ? colors.chosen.ink : colors.panel.accentLarge),
    values: { letters: headingLetters(800, 1.1, -0.03), scale: 1.24 },
  },
  number,
  quote,
  composers: {
    statement: composeStatement,
    list: composeSheet,
    closing: composeClosing,
  },
};
