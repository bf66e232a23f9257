import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { judgement } from "../../composition/text/marked-words.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { growth, sceneRows } from "../../composition/scene/areas.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawTable } from "../../composition/text/table.ts";

/** Padding of a cell, design px. */
const cellPad = 34;
/** Largest height of a row, design px. */
const maxRow = 230;

/** Draws a table with two headings. The right column is emphasized. */
export const compareTable: TemplateSkin["comparison"] = (scene, skin, comparison, room) => {
  const { px, colors } = scene;
  const { panel, panelStrong, chosen } = colors;
  const { columns, isJudged } = comparison;
  const { label, body } = skin.letters;
  const half = room.width / 2;
  const padPx = px(cellPad);
  const count = Math.max(...columns.map(({ rows }) => rows.length), 1);
  return drawTable(scene, skin, columns, {
    widthPx: Math.floor(half - 1.7 * padPx),
    head: {
      letters: { ...label, leading: 1.1 },
      color: (side) => (side === 0 ? panelStrong.ink : chosen.ink),
      maxSize: scene.shape === "tall" ? 68 : 54,
      heightPx: room.height * 0.2,
      airPx: px(52),
    },
    rows: (headPx) =>
      sceneRows(scene, inset(room, { top: headPx }), count, {
        gapPx: 0,
        mostPx: px(maxRow * growth(count)),
      }),
    cell: {
      look: (side) => ({
        letters: { ...body, weight: side === 1 ? 600 : 400, leading: 1.2 },
        color: side === 1 ? panel.ink : panel.muted,
        mark: judgement(isJudged, side, side === 1 ? panel.secondary : panel.muted, {
          topEm: 0.16,
        }),
      }),
      airPx: (rowPx) => Math.min(px(30), rowPx * 0.16),
    },
    draw: ({ headPx, rows, sides }) => {
      const bodyPx = rows.reduce((sum, { height }) => sum + height, 0);
      const cell = { alignItems: "center", paddingLeft: padPx };
      return [
        boxAt({ ...room, height: headPx + bodyPx }, { backgroundColor: panel.background }),
        ...sides.flatMap(({ head, cells }, side) => {
          const x = room.x + side * half;
          const { background } = side === 0 ? panelStrong : chosen;
          return [
            boxAt(
              { x, y: room.y, width: half, height: headPx },
              { ...cell, backgroundColor: background },
              head,
            ),
            ...cells.map(({ node, row }) => boxAt({ ...row, x, width: half }, cell, node)),
          ];
        }),
        ...drawLines(scene, rows),
      ];
    },
  });
};

/** Draws the lines between rows and columns, and a bar under the right column. */
function drawLines({ px, colors }: Scene, rows: readonly Area[]): SlideNode[] {
  const { panel, chosen } = colors;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const linePx = Math.max(1, px(2.5));
  const half = first.width / 2;
  const end = last.y + last.height;
  const line = { backgroundColor: panel.line };
  const faded = withAlpha(chosen.background, 0.2);
  return [
    ...rows.slice(1).map((row) => boxAt({ ...row, height: linePx }, line)),
    boxAt({ ...first, x: first.x + half - linePx / 2, width: linePx, height: end - first.y }, line),
    boxAt(
      { x: first.x + half, y: end - px(8), width: half, height: px(8) },
      { backgroundImage: `linear-gradient(90deg, ${chosen.background}, ${faded})` },
    ),
  ];
}
