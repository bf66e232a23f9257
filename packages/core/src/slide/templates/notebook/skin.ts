import type { SlideNode } from "../../../drawing/node.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { EntryMark } from "../../../layouts/reading/slide-reading.ts";
import { freeArea } from "../../composition/furniture/furniture.ts";
import { box } from "../../../drawing/node.ts";
import { row } from "../../composition/scene/boxes.ts";
import { handMarking } from "../../composition/scene/hand-marking.ts";
import { headingLetters, paragraph, type Letters } from "../../composition/scene/lettering.ts";
import { markingOf, type Marking } from "../../composition/scene/marking.ts";
import { isDark, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import {
  smallerAroundCode,
  textAboveAndBelow,
} from "../../composition/text/around/above-and-below.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { markedHead } from "../../composition/text/head.ts";
import { icon } from "../../composition/text/icons.ts";
import { drawChart } from "./chart.ts";
import { closing } from "./closing.ts";
import { noteSheet, sheetOf } from "./colors.ts";
import { compareNotes } from "./comparison.ts";
import { cover } from "./cover.ts";
import { furniture, margin } from "./furniture.ts";
import { sign, underline } from "./hand.ts";
import { number } from "./number.ts";
import { drawGrid, onNote } from "./paper.ts";
import { photo, picture } from "./photo.ts";
import { quote } from "./quote.ts";
import { listRows, stepRows } from "./rows.ts";
import { statement } from "./statement.ts";

/** Draws a tick, cross, empty box or dash by hand. Boxes and ticks are in the pen's colours. */
function handMark(mark: EntryMark, sizePx: number, { ink, pen }: { ink: string; pen: string }) {
  switch (mark) {
    case "own":
      return null;
    case "check":
      return sign(sizePx, [
        { name: "open", color: ink, width: 1.8 },
        { name: "check", color: pen, width: 3.2 },
      ]);
    case "cross":
      return sign(sizePx, [{ name: "cross", color: pen, width: 3 }]);
    case "open":
      return sign(sizePx, [{ name: "open", color: ink, width: 1.8 }]);
    case "neutral":
      return sign(sizePx, [{ name: "dash", color: pen, width: 3 }]);
  }
}

/** Letters of the thick pen. */
const thick = (leading: number): Letters => headingLetters(700, leading, -0.01);

/** Highlights words with the marker; on a dark page in the marker's colour, if it is legible there. */
function marker(scene: Scene, sheet: Sheet): Marking {
  const own = markingOf(sheet, "block");
  const isColored = isDark(scene) && own.mark === undefined;
  return isColored ? own : (handMarking("marker", sheet) ?? own);
}

/** Gap below a headline with its two lines, design px. */
const underlinedGap = 104;

/** The style of a notebook: squared paper, a thick pen, a marker, sticky notes and instant photos. */
export const notebookSkin: TemplateSkin = {
  margin,
  letters: {
    headline: { ...thick(1.14), balanced: true },
    body: { family: "body", weight: 400, leading: 1.28 },
    lead: { family: "body", weight: 400, leading: 1.22 },
    small: { family: "body", weight: 400, leading: 1.3 },
    number: thick(0.9),
    figure: thick(1),
    label: { family: "body", weight: 700, leading: 1.2, lining: true },
  },
  sizes: {
    cover: 270,
    headline: 126,
    statement: 200,
    quote: 190,
    number: 460,
    body: 50,
    text: 96,
    steps: 66,
    list: 84,
    columns: 58,
  },
  sheetOf,
  marking: (scene, sheet) => marker(scene, sheet),
  ground: drawGrid,
  ornaments: () => [],
  furniture,
  portrait: "foot",
  area: (scene) => freeArea(scene, { margin, top: 84, foot: 108 }),
  head: (scene, skin) =>
    markedHead(scene, skin, scene.context.design.headerUnderline ? { gap: underlinedGap } : {}),
  around: (scene, skin, neighbours) =>
    textAboveAndBelow(scene, skin, neighbours, smallerAroundCode(scene)),
  list: listRows,
  steps: stepRows,
  chart: drawChart,
  comparison: compareNotes,
  mark: (_, { mark, sizePx, sheet }) => {
    const drawn = handMark(mark, sizePx * 0.86, { ink: sheet.ink, pen: sheet.accentLarge });
    return drawn && box({ height: sizePx * 1.24, display: "flex", alignItems: "center" }, drawn);
  },
  checkMark: (mark, sizePx, sheet): SlideNode | null =>
    handMark(mark, sizePx, { ink: sheet.ink, pen: sheet.accentLarge }),
  headMark: (scene, sheet, { x, y, width, wordsPx, height }) => [
    underline(
      scene,
      { x, y: y + height + scene.px(4), width: Math.min(width, wordsPx) },
      { name: "head", color: sheet.accentLarge },
    ),
  ],
  callout: (scene, words, { sizePx, widthPx }) => {
    const sheet = noteSheet(scene, scene.layout === "closing" ? "note" : "white");
    const name = scene.layout === "closing" ? callIcon(words.text) : null;
    const note = onNote(
      scene,
      (size, width) => {
        const iconPx = name ? size * 1.2 : 0;
        const wordsPx = Math.floor(width - (name ? iconPx + scene.px(20) : 0));
        return row(
          { width, alignItems: "center", justifyContent: "space-between" },
          paragraph(scene, words, {
            letters: { family: "body", weight: 700, leading: 1.22, balanced: true },
            sizePx: Math.max(scene.floorPx.body, size),
            color: sheet.ink,
            widthPx: wordsPx,
          }),
          name && icon(name, iconPx, sheet.ink, { strokeWidth: 2.4 }),
        );
      },
      { sheet, turnDeg: -0.6 },
    );
    return note?.(sizePx, widthPx) ?? box({});
  },
  code: ({ px }) => ({ background: "#1b2438", radiusPx: px(16), dots: false }),
  cover,
  photo,
  statement,
  picture,
  closing,
  section: (scene, { index, count }) => {
    const isLast = index === count - 1 && count > 1;
    const line = `inset 0 ${Math.max(1, scene.px(3))}px 0 0 ${sheetOf(scene).line}`;
    const note = noteSheet(scene);
    return isLast
      ? { sheet: note, style: { backgroundColor: note.background }, padding: [36, 32] }
      : { sheet: sheetOf(scene), style: { boxShadow: line }, padding: [0, 28] };
  },
  lit: (scene) => noteSheet(scene),
  rows: { values: { letters: thick(1.06), scale: 1.3 } },
  number,
  quote,
  composers: {},
};
