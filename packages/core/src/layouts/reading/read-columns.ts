import { readListMark } from "../../blocks/text/text-pieces.ts";
import { columnsFault, parseColumns } from "../../blocks/two-columns/columns.ts";
import { isJudged } from "./judged-heads.ts";
import type { Column, ItemRef, ReadBlock } from "./slide-reading.ts";

/**
 * Parses a two-column value as a comparison. Empty columns give no block, and an invalid value gives an error block.
 */
export function readColumns(value: string, ref: ItemRef): ReadBlock[] {
  const columns = parseColumns(value);
  if (!columns.ok) return [{ kind: "fault", words: { text: columnsFault, ref } }];
  const left = readColumn(columns.leftColumn, { ...ref, part: "left" });
  const right = readColumn(columns.rightColumn, { ...ref, part: "right" });
  if (left.head.text === "" && right.head.text === "") return [];
  return [
    {
      kind: "comparison",
      columns: [left, right],
      isJudged: isJudged(left.head.text, right.head.text),
    },
  ];
}

function readColumn([head = "", ...rows]: readonly string[], ref: ItemRef): Column {
  return {
    head: { text: head.trim(), ref },
    rows: rows.map((row) => ({ text: stripBullet(row.trim()), ref })),
  };
}

/** Removes a bullet, because templates draw their own. Numbers stay. */
function stripBullet(row: string): string {
  const mark = readListMark(row);
  return /\d/.test(mark) || mark.length === row.length ? row : row.slice(mark.length);
}
