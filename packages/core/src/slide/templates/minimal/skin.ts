import { box, type SlideNode } from "../../../drawing/node.ts";
import {
  brandName,
  footRow,
  freeArea,
  furnitureEdges,
  smallPx,
  titleLine,
  counter,
} from "../../composition/furniture.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { icon } from "../../composition/icons.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column, spring } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { drawChart } from "./chart.ts";
import { closing } from "./closing.ts";
import { compareTable } from "./comparison.ts";
import { composeCover } from "./cover.ts";
import {
  besideHung,
  besideMark,
  hungUnderHead,
  besidePicture,
  hair,
  hangEm,
  hasSidePicture,
  hungHead,
  lineGap,
  lineTop,
  strong,
} from "./grid.ts";
import { listRows } from "./list.ts";
import { number } from "./number.ts";
import { pictureLook } from "./picture.ts";
import { quote } from "./quote.ts";
import { statement } from "./statement.ts";
import { stepRows } from "./steps.ts";

const margin = 84;

/** A Swiss grid: hanging type, hairlines, one line that runs over all slides. */
export const minimalSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { family: "heading", weight: 600, leading: 0.99, tracking: -0.052, balanced: true },
    body: { family: "body", weight: 400, leading: 1.36, tracking: -0.018, balanced: true },
    lead: { family: "body", weight: 500, leading: 1.28, tracking: -0.022, balanced: true },
    small: { family: "body", weight: 400, leading: 1.3, tracking: -0.01 },
    number: { family: "heading", weight: 200, leading: 0.82, tracking: -0.075, lining: true },
    figure: { family: "heading", weight: 200, leading: 1, tracking: -0.06, lining: true },
    label: { family: "body", weight: 600, leading: 1.2, tracking: -0.03 },
  },
  sizes: {
    cover: 196,
    headline: 136,
    statement: 192,
    quote: 158,
    number: 620,
    body: 46,
    text: 72,
    steps: 58,
    list: 74,
    columns: 47,
  },
  sheetOf: ({ colors }) => colors.paper,
  marking: (_, sheet) => ({ color: sheet.inkLarge, underline: sheet.secondary }),
  ornaments: () => [],
  furniture: (scene) => {
    const { px, colors, layout, widthPx, heightPx } = scene;
    const { paper } = colors;
    const { topPx, bottomPx } = furnitureEdges(scene);
    const line = { letters: minimalSkin.letters.small, color: paper.muted };
    const strong = { letters: { ...minimalSkin.letters.small, weight: 600 }, color: paper.ink };
    const width = widthPx - 2 * px(margin);
    const footPx = px(44);
    const footWidth = hasSidePicture(scene) ? besidePicture(scene, margin) : width;
    const lead = scene.isTitled ? brandName(scene, strong) : titleLine(scene, line, paper.accent);
    return [
      ...progress(scene),
      at(
        { x: px(margin), y: topPx, width, height: smallPx(scene) * 1.3 },
        { justifyContent: "space-between", columnGap: px(24) },
        lead ?? spring(),
        counter(scene, line, paper.ink),
      ),
      at(
        { x: px(margin), y: heightPx - bottomPx - footPx, width: footWidth, height: footPx },
        { alignItems: "center" },
        ...footRow(scene, {
          sheet: paper,
          brand: strong,
          tag: line,
          avatarPx: px(44),
          cue: icon("arrow", px(44), paper.ink, { strokeWidth: 1.6 }),
          showsBrand: layout !== "closing",
        }),
      ),
    ];
  },
  area: (scene) => freeArea(scene, { margin, top: lineGap + 62, foot: 100 }),
  head: hungHead,
  around: besideHung,
  list: listRows,
  steps: stepRows,
  chart: drawChart,
  comparison: compareTable,
  text: (scene, room) => ({
    area: hungUnderHead(scene, room),
    marks: besideMark(scene, room),
  }),
  mark: ({ px }, { mark, sizePx, sheet }) => markOf(mark, sizePx, sheet.accentLarge, px(20)),
  callout: (scene, words, { sizePx, widthPx }) =>
    column(
      { width: widthPx, rowGap: scene.px(26) },
      box({ height: Math.max(1, scene.px(strong)), backgroundColor: scene.colors.paper.ink }),
      paragraph(scene, words, {
        letters: { ...minimalSkin.letters.label, leading: 1.25 },
        sizePx: Math.max(scene.floorPx.body, sizePx),
        color: scene.colors.paper.ink,
        widthPx,
      }),
    ),
  code: () => ({ background: "#0d1220", radiusPx: 0, dots: false, underGap: 96 }),
  hangEm,
  statement,
  picture: pictureLook,
  closing,
  section: ({ colors, context, px, shape }, { index }) => {
    const { paper } = colors;
    const isStrong = index === 0 && shape !== "landscape" && context.design.headerUnderline;
    const linePx = Math.max(1, px(isStrong ? strong : hair));
    const line = `inset 0 ${linePx}px 0 0 ${isStrong ? paper.ink : paper.line}`;
    return { sheet: paper, style: { boxShadow: line }, padding: [0, 30] };
  },
  number,
  quote,
  composers: {
    cover: composeCover,
  },
};

/** The line that runs over all slides, over pictures too, and the dot that tells how far one has come. */
function progress(scene: Scene): SlideNode[] {
  const { context, widthPx, index, count, px, colors } = scene;
  if (!context.design.cornerAccent) return [];
  const y = lineTop(scene);
  const size = px(26);
  const way = widthPx - 2 * px(margin) - size;
  const x = px(margin) + way * (count > 1 ? index / (count - 1) : 0);
  return [
    at(
      { x: 0, y, width: widthPx, height: Math.max(1, px(hair)) },
      { backgroundColor: colors.paper.line },
    ),
    at(
      { x, y: y - size / 2, width: size, height: size },
      { borderRadius: size / 2, backgroundColor: colors.paper.ink },
    ),
  ];
}

/** A dot, or what the line says of itself. */
function markOf(
  mark: Parameters<TemplateSkin["mark"]>[1]["mark"],
  sizePx: number,
  color: string,
  dotPx: number,
): SlideNode | null {
  switch (mark) {
    case "own":
      return null;
    case "check":
    case "cross":
      return icon(mark, sizePx, color);
    case "open":
      return icon("square", sizePx * 0.8, color, { strokeWidth: 2 });
    case "neutral":
      return box(
        { height: sizePx * 1.2, display: "flex", alignItems: "center" },
        box({ width: dotPx, height: dotPx, borderRadius: dotPx / 2, backgroundColor: color }),
      );
  }
}
