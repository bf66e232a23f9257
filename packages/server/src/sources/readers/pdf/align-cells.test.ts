import { expect, test } from "vitest";
import { alignCells } from "./align-cells.ts";

const at = (left: number, right: number) => ({ left, right });
const row = (cells: string[], ...extents: { left: number; right: number }[]) => ({
  cells,
  extents,
});

test("a row without one of its cells keeps the others in their columns", () => {
  const rows = [
    row(["Tea", "Minutes", "Price in euros"], at(40, 60), at(120, 160), at(220, 300)),
    row(["Green", "3", "4.50"], at(40, 75), at(120, 126), at(275, 300)),
    row(["Black", "3.20"], at(40, 72), at(275, 300)),
    row(["5", "2.90"], at(120, 126), at(275, 300)),
  ];
  alignCells(rows);
  expect(rows.slice(2).map(({ cells }) => cells)).toEqual([
    ["Black", "", "3.20"],
    ["", "5", "2.90"],
  ]);
});

test("rows with all cells, and tables of one column, stay as they are", () => {
  const rows = [row(["Tea"], at(40, 60)), row(["Green"], at(90, 120))];
  alignCells(rows);
  expect(rows.map(({ cells }) => cells)).toEqual([["Tea"], ["Green"]]);
});
