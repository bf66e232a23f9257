import { hueAt } from "../../../design/colors/hue-at.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { isRoomy } from "../../composition/text/head.ts";
import { plainMark } from "../../composition/text/marks.ts";
import { headingLetters, paragraph } from "../../composition/scene/lettering.ts";
import { markingOf } from "../../composition/scene/marking.ts";
import { disc, row } from "../../composition/scene/boxes.ts";
import { isOpenEdge, type Scene } from "../../composition/scene/scene.ts";
import { drawChart } from "./chart.ts";
import { composeClosing } from "./closing.ts";
import { compareArches } from "./comparison.ts";
import { cover } from "./cover.ts";
import { furniture, margin, small } from "./furniture.ts";
import { listMenu } from "./list.ts";
import { elegantSheet, mistOf } from "./mist.ts";
import { number } from "./number.ts";
import { circles, diamond } from "./parts.ts";
import { around, headOver, underLine } from "./place-block.ts";
import { photo } from "./photo.ts";
import { drawPriceArch, insidePriceArch } from "./price-arch.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { statement } from "./statement.ts";
import { stepRows } from "./steps.ts";

/** Layouts whose call-out isn't centred. */
const offAxis: readonly SlideLayoutName[] = ["statement", "closing", "single"];
/** Lightness and chroma (OKLab) of the background behind code: almost black, in the primary's hue. */
const codeTone = { l: 0.19, c: 0.05 };

/** The style of a magazine: serif type with italics, arches and thin lines, all centred. */
export const elegantSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(500, 1.07, -0.018), balanced: true },
    body: { family: "body", weight: 400, leading: 1.42 },
    lead: headingLetters(500, 1.3, -0.005),
    small,
    number: headingLetters(400, 1, -0.05),
    figure: {
      family: "heading",
      weight: 400,
      leading: 1,
      tracking: -0.02,
      italic: true,
      lining: true,
    },
    label: { family: "heading", weight: 600, leading: 1.25, italic: true, lining: true },
  },
  sizes: {
    cover: 156,
    headline: 126,
    statement: 184,
    quote: 146,
    number: 460,
    body: 46,
    text: 76,
    steps: 60,
    list: 78,
    columns: 52,
  },
  sheetOf: elegantSheet,
  marking: (_, sheet) => markingOf(sheet, "fineRule", { italic: true }),
  ornaments: (scene) => [...crossingRings(scene), ...drawPriceArch(scene)],
  furniture,
  portrait: "own",
  area: (scene) => insidePriceArch(scene) ?? freeArea(scene, { margin, top: 100, foot: 104 }),
  head: headOver,
  around,
  list: listMenu,
  steps: stepRows,
  chart: drawChart,
  comparison: compareArches,
  text: underLine,
  mark: ({ px }, { mark, sizePx, sheet }) =>
    plainMark(mark, sizePx, {
      color: sheet.accentLarge,
      strokeWidth: 1.8,
      open: { share: 0.8, strokeWidth: 1.6 },
      neutral: diamond(px(12), sheet.accentLarge),
      leading: 1.42,
    }),
  callout: (scene, words, { sizePx, widthPx }) => {
    const sheet = elegantSheet(scene);
    const isAxial = !offAxis.includes(scene.layout) && scene.shape !== "landscape";
    const markPx = isAxial ? 0 : scene.px(44);
    const letters = { ...elegantSkin.letters.label, weight: 500, leading: 1.28, balanced: true };
    const lines = paragraph(scene, words, {
      letters,
      sizePx: Math.max(scene.floorPx.body, sizePx * 1.06),
      color: sheet.accent,
      widthPx: Math.floor(widthPx - markPx),
      align: isAxial ? "center" : "start",
    });
    if (isAxial) return lines;
    const mark = box(
      {
        width: markPx,
        height: sizePx * 1.36,
        flexShrink: 0,
        display: "flex",
        alignItems: "center",
      },
      diamond(scene.px(14), sheet.accentLarge),
    );
    return row({ width: widthPx, alignItems: "flex-start" }, mark, lines);
  },
  code: (scene) => ({
    background: hueAt(scene.context.design.primaryColor, codeTone.l, codeTone.c),
    radiusPx: scene.px(28),
    dots: !isRoomy(scene),
    underGap: 84,
  }),
  cover,
  statement,
  photo,
  picture: pictureLook,
  section: ({ colors, px }) => {
    const { paper } = colors;
    const line = `inset 0 ${Math.max(1, px(2))}px 0 0 ${paper.line}`;
    return { sheet: paper, style: { boxShadow: line }, padding: [0, 30] };
  },
  number,
  quote,
  composers: {
    closing: composeClosing,
  },
};

/**
 * Draws rings across the edge between two slides, half on each slide. Both slides must have the layout `statement` or
 * `number`, and no image.
 */
function crossingRings(scene: Scene): SlideNode[] {
  const { context, layouts, index, px, widthPx, heightPx, shape, colors } = scene;
  if (!context.design.cornerAccent || shape === "landscape") return [];
  const isClear = (slide: number) => layouts[slide] === "statement" || layouts[slide] === "number";
  return [index, index + 1].flatMap((edge) => {
    if (!isOpenEdge(scene, edge) || !isClear(edge - 1) || !isClear(edge)) return [];
    const x = edge === index ? 0 : widthPx;
    const y = heightPx * ringHeight;
    const radius = px(56);
    const color = colors.paper.accentLarge;
    const core = context.design.showBackgroundElements
      ? [disc({ x, y, radius }, { backgroundColor: mistOf(scene).background })]
      : [];
    return [...core, ...circles(scene, { x, y, radius: px(80), count: 4, step: px(20), color })];
  });
}

/** `y` of the rings' centre, as a fraction of the slide's height. */
const ringHeight = 0.24;
