import type { TextBox, TextSetting } from "../../slide-job.ts";
import { toEmu, writePlace } from "./measures.ts";
import { findTop, writeParagraph } from "./text-box.ts";

const tableNamespace = "http://schemas.openxmlformats.org/drawingml/2006/table";

/** A cell's text that the presentation typesets. */
interface SetCell {
  box: TextBox;
  setting: TextSetting;
  row: number;
  column: number;
}

/** Returns the cells of a slide's table; none if the slide's image shows a cell's text. */
export function findTableCells(texts: readonly TextBox[]): TextBox[] {
  const cells = texts.filter(({ cell }) => cell);
  return cells.every(({ setting }) => setting) ? cells : [];
}

/**
 * Writes a table (ECMA-376, part 1, 21.1.3) without lines and fills, which the slide's image shows. Columns are ordered
 * from left to right.
 */
export function writeTable(boxes: readonly TextBox[], id: number): string {
  const cells = boxes.flatMap((box): SetCell[] => {
    const { cell, setting } = box;
    return cell && setting ? [{ box, setting, row: cell.row, column: cell.column }] : [];
  });
  const rows = measureTracks(
    cells,
    ({ row }) => row,
    ({ box }) => [box.yPx, box.yPx + box.heightPx],
  );
  const columns = measureTracks(
    cells,
    ({ column }) => column,
    ({ box }) => [box.xPx, box.xPx + box.widthPx],
  );
  const [firstRow, firstColumn] = [rows[0], columns[0]];
  if (!firstRow || !firstColumn) return "";
  const place = writePlace(
    {
      xPx: firstColumn.fromPx,
      yPx: firstRow.fromPx,
      widthPx: (columns.at(-1)?.toPx ?? 0) - firstColumn.fromPx,
      heightPx: (rows.at(-1)?.toPx ?? 0) - firstRow.fromPx,
    },
    "p:xfrm",
  );
  const grid = columns.map((column) => `<a:gridCol w="${sizeOf(column)}"/>`).join("");
  const lines = rows.map((row) => {
    const written = columns.map((column) => {
      const found = cells.find((cell) => cell.row === row.key && cell.column === column.key);
      return found ? writeCell(found, row, column) : emptyCell;
    });
    return `<a:tr h="${sizeOf(row)}">${written.join("")}</a:tr>`;
  });
  const hasHead = boxes.some(({ cell }) => cell?.isHead);
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table ${id}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${place}<a:graphic><a:graphicData uri="${tableNamespace}"><a:tbl><a:tblPr${hasHead ? ' firstRow="1"' : ""}/><a:tblGrid>${grid}</a:tblGrid>${lines.join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

/** A row or column of the table, with its edges in CSS px. */
interface Track {
  key: number;
  fromPx: number;
  toPx: number;
}

/** Returns rows or columns in order of position. Two neighbours meet in the middle between their texts. */
function measureTracks(
  cells: readonly SetCell[],
  keyOf: (cell: SetCell) => number,
  spanOf: (cell: SetCell) => [from: number, to: number],
): Track[] {
  const tracks = [...new Set(cells.map(keyOf))]
    .map((key) => {
      const spans = cells.filter((cell) => keyOf(cell) === key).map(spanOf);
      return {
        key,
        fromPx: Math.min(...spans.map(([from]) => from)),
        toPx: Math.max(...spans.map(([, to]) => to)),
      };
    })
    .toSorted((one, other) => one.fromPx - other.fromPx);
  return tracks.map(({ key, fromPx, toPx }, index) => {
    const [before, after] = [tracks[index - 1], tracks[index + 1]];
    return {
      key,
      fromPx: before ? (before.toPx + fromPx) / 2 : fromPx,
      toPx: after ? (toPx + after.fromPx) / 2 : toPx,
    };
  });
}

const sizeOf = ({ fromPx, toPx }: Track) => toEmu(toPx - fromPx);

const noLines = ["L", "R", "T", "B"]
  .map((side) => `<a:ln${side} w="0"><a:noFill/></a:ln${side}>`)
  .join("");

const emptyCell = `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr>${noLines}<a:noFill/></a:tcPr></a:tc>`;

function writeCell({ box, setting }: SetCell, row: Track, column: Track): string {
  const margins = { ...alongColumn(box, column), T: findTop(box, setting) - row.fromPx, B: 0 };
  const written = Object.entries(margins).map(
    ([side, px]) => ` mar${side}="${toEmu(Math.max(0, px))}"`,
  );
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${writeParagraph(box, setting)}</a:txBody><a:tcPr${written.join("")} anchor="t">${noLines}<a:noFill/></a:tcPr></a:tc>`;
}

/** Returns the margins left and right of a text. They are small at its free ends, because other fonts may be wider. */
function alongColumn({ xPx, widthPx, textAlign }: TextBox, { fromPx, toPx }: Track) {
  const [left, right] = [xPx - fromPx, toPx - xPx - widthPx];
  if (textAlign === "left") return { L: left, R: 0 };
  if (textAlign === "right") return { L: 0, R: right };
  const least = Math.min(left, right);
  return { L: left - least, R: right - least };
}
