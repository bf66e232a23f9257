import { mixHex } from "../../../design/rgb.ts";
import { box } from "../../../drawing/node.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import { headingLetters } from "../../composition/scene/lettering.ts";
import { markingOf, type Marking } from "../../composition/scene/marking.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import {
  smallerAroundCode,
  textAboveAndBelow,
} from "../../composition/text/around/above-and-below.ts";
import { head } from "../../composition/text/head.ts";
import { plainMark } from "../../composition/text/marks.ts";
import { drawChart } from "./chart.ts";
import { closing } from "./closing.ts";
import { compareSidebar } from "./comparison.ts";
import { cover } from "./cover.ts";
import { hasField, nightSheet, sheetOf } from "./fields.ts";
import { furniture, headMark, margin, topGap } from "./furniture.ts";
import { drawField } from "./initial.ts";
import { number } from "./number.ts";
import { callout } from "./parts.ts";
import { photo } from "./photo.ts";
import { picture } from "./picture.ts";
import { quote } from "./quote.ts";
import { listRows, stepRows } from "./rows.ts";
import { statement } from "./statement.ts";

/** How much of the words' colour is in the rule under words that are highlighted on a field. */
const ruleInk = 0.34;

/** Highlights words in italics: in the accent colour, or over a pale rule on a field in that colour. */
function markItalics(scene: Scene, sheet: Sheet): Marking {
  const marking = markingOf(sheet, "fineRule", { italic: true });
  if (!marking.mark || !hasField(scene)) return marking;
  const color = mixHex(scene.colors.fill.background, sheet.inkLarge, ruleInk);
  return { ...marking, mark: { ...marking.mark, color } };
}

/** The style of a magazine: photographs up to the edges, condensed serif type, rules, and one accent. */
export const editorialSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...headingLetters(400, 0.98, -0.022), balanced: true },
    body: { family: "body", weight: 400, leading: 1.38, tracking: -0.005 },
    lead: { family: "body", weight: 400, leading: 1.32, tracking: -0.008 },
    small: { family: "sans", weight: 500, leading: 1.3 },
    number: headingLetters(400, 0.86, -0.012),
    figure: headingLetters(400, 1, -0.025),
    label: { family: "body", weight: 600, leading: 1.2, tracking: -0.01, lining: true },
  },
  sizes: {
    cover: 270,
    headline: 158,
    statement: 280,
    quote: 166,
    number: 860,
    body: 46,
    text: 74,
    steps: 62,
    list: 64,
    columns: 54,
  },
  sheetOf,
  marking: (scene, sheet) => markItalics(scene, sheet),
  ornaments: drawField,
  furniture,
  portrait: "foot",
  area: (scene) => freeArea(scene, { margin, top: topGap, foot: 104 }),
  head: (scene, skin) => head(scene, skin, { gap: 58 }),
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(scene, skin, neighbours, smallerAroundCode(scene)),
  list: listRows,
  steps: stepRows,
  chart: drawChart,
  comparison: compareSidebar,
  mark: ({ px }, { mark, sizePx, sheet }) =>
    plainMark(mark, sizePx, {
      color: sheet.accentLarge,
      strokeWidth: 2.2,
      open: { share: 0.8, strokeWidth: 1.8 },
      neutral: box({
        width: px(26),
        height: Math.max(2, px(4)),
        backgroundColor: sheet.accentLarge,
      }),
      leading: 1.3,
    }),
  headMark,
  callout,
  code: (scene) => ({
    background: nightSheet(scene).background,
    radiusPx: 0,
    dots: false,
    isFilling: scene.shape !== "landscape",
  }),
  cover,
  photo,
  statement,
  picture,
  closing,
  section: (scene, { index }) => {
    const { px, colors } = scene;
    const { ink, line } = colors.paper;
    const edge =
      index === 0 ? `${Math.max(1, px(4))}px 0 0 ${ink}` : `${Math.max(1, px(2))}px 0 0 ${line}`;
    return { sheet: colors.paper, style: { boxShadow: `inset 0 ${edge}` }, padding: [0, 30] };
  },
  rows: { values: { letters: headingLetters(400, 1.1, -0.02), scale: 1.5 } },
  number,
  quote,
  composers: {},
};
