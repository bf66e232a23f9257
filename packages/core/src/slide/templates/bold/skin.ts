import type { SlideNode } from "../../../drawing/node.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import { barCallout, plateCallout } from "./callout.ts";
import { drawEdgeBars } from "./chart.ts";
import { composeClosing } from "./closing.ts";
import { compareHalves } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import { drawDiscs } from "./discs.ts";
import { bandOf, fieldOf, plate, seenPlate, sheetOf, tint } from "./fields.ts";
import { furniture } from "./furniture.ts";
import { posterHead } from "./head.ts";
import { listCards } from "./list.ts";
import { drawMark } from "./marks.ts";
import { isImageCover } from "./cover-image.ts";
import { number } from "./number.ts";
import { photo } from "./photo.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { composeStatement, statement } from "./statement.ts";
import { stepRows } from "./steps.ts";
import { textAboveAndBelow } from "../../composition/text/around/above-and-below.ts";

const margin = 72;

/** Draws poster-like blocks with heavy type. The background colour changes from slide to slide. */
export const boldSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { family: "heading", weight: 900, leading: 1.01, tracking: -0.03, balanced: true },
    body: { family: "body", weight: 500, leading: 1.34, tracking: -0.01 },
    lead: { family: "body", weight: 700, leading: 1.26, tracking: -0.02, balanced: true },
    small: { family: "body", weight: 500, leading: 1.3 },
    number: headingLetters(900, 0.8, -0.012),
    figure: headingLetters(900, 1, -0.03),
    label: { family: "heading", weight: 800, leading: 1.16, tracking: -0.025 },
  },
  sizes: {
    cover: 300,
    headline: 150,
    statement: 220,
    quote: 240,
    number: 620,
    body: 46,
    text: 78,
    steps: 58,
    list: 70,
    columns: 76,
  },
  sheetOf,
  marking: (_, sheet) => markingOf(sheet, "block"),
  ornaments: (scene) => [...drawField(scene), ...(isImageCover(scene) ? [] : drawDiscs(scene))],
  furniture,
  portrait: "foot",
  area: (scene) => freeArea(scene, { margin, top: 92, foot: 112 }),
  head: posterHead,
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(
      scene,
      skin,
      neighbours,
      scene.layout === "code" ? { maxSize: 50, most: 0.62 } : {},
    ),
  list: listCards,
  steps: stepRows,
  chart: drawEdgeBars,
  comparison: compareHalves,
  mark: drawMark,
  callout: (scene, words, setting) => {
    const { layout } = scene;
    if (layout === "text" || layout === "code")
      return plateCallout(scene, seenPlate(scene), words, setting);
    const isColored = fieldOf(scene) !== "paper";
    return isColored
      ? plateCallout(scene, plate(scene), words, setting)
      : barCallout(scene, words, setting);
  },
  code: ({ colors, context, widthPx, shape, squeeze, px }) => ({
    // The code window extends from edge to edge.
    ...(shape !== "landscape" &&
      squeeze === 0 && {
        frame: (room) => ({ ...room, x: 0, width: widthPx }),
        sidePx: px(margin),
      }),
    background: context.palette.scheme === "light" ? colors.inkField.background : "#101014",
    radiusPx: 0,
    dots: false,
    bar: { style: { backgroundColor: colors.primary.background }, height: 40 },
  }),
  section: (scene, { index, count }) => {
    const { colors } = scene;
    const isLast = index === count - 1 && count > 1;
    const sheet = isLast ? colors.inkField : index === 0 ? colors.primary : tint(scene);
    return { sheet, style: { backgroundColor: sheet.background }, padding: [44, 36] };
  },
  statement,
  photo,
  picture: pictureLook,
  rows: { band: bandOf },
  number,
  quote,
  composers: {
    cover: composeCover,
    statement: composeStatement,
    closing: composeClosing,
  },
};

/**
 * Draws a background in the primary or text colour. Draws nothing if the design's background is used, or in the layout
 * `picture`.
 */
function drawField(scene: Scene): SlideNode[] {
  const { widthPx, heightPx } = scene;
  if (fieldOf(scene) === "paper" || scene.layout === "picture") return [];
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  return [boxAt(stage, { backgroundColor: sheetOf(scene).background })];
}
