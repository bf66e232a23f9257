import type { SlideNode } from "../../../drawing/node.ts";
import type { RowBlock } from "../../../layouts/reading/row-lines.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { paragraph, type Setting } from "../scene/lettering.ts";
import { column, row } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";
import type { RowsSetting, TemplateSkin } from "../scene/skin.ts";

/** A row of a table with more columns is one line of text. */
const maxColumns = { landscape: 8, upright: 5 } as const;

/** A row with its cells; a cell's second text is its note. */
interface FlowRow {
  cells: (readonly Words[])[];
  isHead?: boolean;
  isLit?: boolean;
}

/** Draws lines that have several parts in columns, all in one font size; null if there are too many columns. */
export function flowRows(
  scene: Scene,
  skin: TemplateSkin,
  block: RowBlock,
  setting: RowsSetting,
): SlideNode | null {
  const rows = listRows(block);
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  if (count > maxColumns[scene.shape === "landscape" ? "landscape" : "upright"]) return null;
  const { widthPx, sizePx, sheet, rowGapPx } = setting;
  const gapPx = Math.round(sizePx * 0.8);
  const widths = columnShares(rows, count).map((share) =>
    Math.floor((widthPx - gapPx * (count - 1)) * share),
  );
  const ends = block.kind === "table" || block.kind === "prices";
  const { body } = skin.letters;
  const drawRow = ({ cells, isHead = false, isLit = false }: FlowRow, at: number) =>
    row(
      { width: widthPx, columnGap: gapPx, alignItems: "flex-start" },
      ...cells.map((texts, index) => {
        const isLast = index === count - 1 && index > 0;
        const look: Omit<Setting, "color"> = {
          letters: { ...body, weight: isHead || isLit || (isLast && ends) ? 600 : body.weight },
          sizePx,
          widthPx: widths[index] ?? widthPx,
          isInRow: true,
          align: isLast && ends && count === 2 ? "end" : "start",
        };
        const nodes = texts.map((words, part) => ({
          ...paragraph(scene, words, {
            ...look,
            color: isHead || part > 0 ? sheet.muted : isLit ? sheet.accent : sheet.ink,
          }),
          ...(part === 0 && { cell: { row: at, column: index, isHead } }),
        }));
        return column({ width: widths[index] ?? widthPx }, ...nodes);
      }),
    );
  return column({ width: widthPx, rowGap: rowGapPx }, ...rows.map(drawRow));
}

function listRows(block: RowBlock): FlowRow[] {
  switch (block.kind) {
    case "table":
      return [
        ...(block.head ? [{ cells: block.head.map((words) => [words]), isHead: true }] : []),
        ...block.rows.map(({ cells, isLit }) => ({ cells: cells.map((words) => [words]), isLit })),
      ];
    case "prices":
      return block.prices.map(({ label, note, price, isLit }) => ({
        cells: [note ? [label, note] : [label], [price]],
        isLit,
      }));
    case "timeline":
      return block.moments.map(({ time, text, isLit }) => ({ cells: [[time], [text]], isLit }));
    case "figures":
      return block.figures.map(({ label, value, note, isLabelFirst, isLit }) => ({
        cells: [
          ...(isLabelFirst ? [[label], [value]] : [[value], [label]]),
          ...(note ? [[note]] : []),
        ],
        isLit,
      }));
  }
}

/** Least and most characters of a column that count, so that a long cell leaves room for the others. */
const counted = { least: 4, most: 24 } as const;

/** Divides the width by the longest text of each column. */
function columnShares(rows: readonly FlowRow[], count: number): number[] {
  const lengths = Array.from({ length: count }, (_, index) =>
    Math.min(
      counted.most,
      Math.max(
        counted.least,
        ...rows.flatMap(({ cells }) => (cells[index] ?? []).map(({ text }) => text.length)),
      ),
    ),
  );
  const sum = lengths.reduce((all, length) => all + length, 0);
  return lengths.map((length) => length / sum);
}
