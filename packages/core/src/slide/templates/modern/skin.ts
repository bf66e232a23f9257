import { freeArea } from "../../composition/furniture/furniture.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { pointCards } from "../../composition/text/cards.ts";
import { evenLines } from "../../composition/text/even-lines.ts";
import { markedHead } from "../../composition/text/head.ts";
import { drawAurora, drawRibbon } from "./aurora.ts";
import { callout } from "./callout.ts";
import { chartPills } from "./chart.ts";
import { closing } from "./closing.ts";
import { comparePanes } from "./comparison.ts";
import { cover } from "./cover.ts";
import { footSize, furniture } from "./furniture.ts";
import { glass } from "./cards.ts";
import { lineMark, markTile } from "./marks.ts";
import { number } from "./number.ts";
import { accentBar, fillGradient, glassStyle, gradientTrack } from "./paint.ts";
import { photo } from "./photo.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { drawSphere, sphereOf } from "./sphere.ts";
import { statement } from "./statement.ts";
import { stepPanes } from "./steps.ts";
import { onPane } from "./text.ts";
import {
  textAboveAndBelow,
  smallerAroundCode,
} from "../../composition/text/around/above-and-below.ts";

const margin = 84;

/**
 * Draws glass-like boxes over soft lights, a ribbon across all slides, a sphere between the first two slides, and
 * numbers in a gradient.
 */
export const modernSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(600, 1.1, -0.038), balanced: true },
    body: { family: "body", weight: 400, leading: 1.42 },
    lead: { family: "body", weight: 500, leading: 1.36 },
    small: { family: "body", weight: 500, leading: 1.3 },
    number: headingLetters(700, 0.9, -0.06),
    figure: headingLetters(700, 1.1, -0.05),
    label: headingLetters(600, 1.12, -0.025),
  },
  sizes: {
    cover: 158,
    headline: 116,
    statement: 136,
    quote: 116,
    number: 480,
    body: 46,
    text: 69,
    steps: 52,
    list: 58,
    columns: 47,
  },
  sheetOf: ({ colors }) => colors.paper,
  marking: (_, sheet) => markingOf(sheet, "softBar"),
  ground: (scene) => (scene.context.design.showBackgroundElements ? drawAurora(scene) : []),
  ornaments: (scene) => {
    const ball = sphereOf(scene);
    return [
      ...(scene.context.design.showBackgroundElements ? drawRibbon(scene) : []),
      ...(ball ? [drawSphere(scene, ball)] : []),
    ];
  },
  furniture,
  portrait: "top",
  area: (scene) => freeArea(scene, { margin, top: 86, foot: footSize + 50 }),
  head: (scene, skin) => markedHead(scene, skin, scene.layout === "text" ? { share: 0.25 } : {}),
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(scene, evenLines(skin), neighbours, smallerAroundCode(scene)),
  list: (scene, skin, entries, room) =>
    pointCards(scene, skin, entries, room, {
      card: glass,
      edgePx: 1,
      tile: markTile,
    }),
  steps: stepPanes,
  text: onPane,
  chart: chartPills,
  comparison: comparePanes,
  mark: lineMark,
  // The bar is 22 design px below the headline, where every layout leaves space.
  headMark: (scene, _, { x, y, height }) => [accentBar(scene, x, y + height + scene.px(28))],
  callout,
  code: ({ px, colors, shape }) => ({
    background: "#0a1020",
    radiusPx: px(34),
    dots: true,
    underGap: 44,
    isFilling: shape === "tall",
    border: `1px solid ${colors.paper.line}`,
  }),
  cover,
  statement,
  photo,
  picture: pictureLook,
  closing,
  section: (scene, { index, count }) => {
    const glass = glassStyle(scene);
    if (index < count - 1 || count === 1) {
      return { sheet: scene.colors.panel, style: glass, padding: [44, 36] };
    }
    const fill = { ...glass, backgroundImage: fillGradient(scene, 115) };
    return { sheet: scene.colors.chosen, style: fill, padding: [44, 36] };
  },
  rows: { hasPriceCards: true, track: gradientTrack },
  number,
  quote,
  composers: {},
};
