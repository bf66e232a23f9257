import { expect, test } from "vitest";
import { parseSlide } from "../../../layouts/reading/parse-slide.ts";
import { turnWideTable } from "./turn-table.ts";

function readTable(value: string) {
  const slide = { header: "", description: [{ type: "text", value }] };
  const [block] = parseSlide({ title: "T", content: [slide] }, 0).blocks;
  if (block?.kind !== "table") throw new Error("no table");
  return block;
}

test("a wide table with few rows is turned, with its marked row and column", () => {
  const wide = readTable(
    "| Plan | A | B | ::C:: | D | E |\n|---|---|---|---|---|---|\n| Solo | 1 | 2 | 3 | 4 | 5 |\n| ::Team:: | 6 | 7 | 8 | 9 | |",
  );
  const { head, rows, litColumn } = turnWideTable(wide);
  expect(head?.map(({ text }) => text)).toEqual(["Plan", "Solo", "Team"]);
  expect(rows.map(({ cells }) => cells.map(({ text }) => text).join(" "))).toEqual([
    "A 1 6",
    "B 2 7",
    "C 3 8",
    "D 4 9",
    "E 5 ",
  ]);
  expect(rows.map(({ isLit }) => isLit)).toEqual([false, false, true, false, false]);
  expect(litColumn).toBe(2);
});

test("a table that isn't wide, or has no names of columns, stays as it is", () => {
  for (const value of [
    "| Plan | A |\n|---|---|\n| Solo | 1 |",
    "a | b | c | d | e | f\n1 | 2 | 3 | 4 | 5 | 6",
  ]) {
    const table = readTable(value);
    expect(turnWideTable(table)).toBe(table);
  }
});
