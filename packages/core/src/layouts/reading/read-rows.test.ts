import { describe, expect, test } from "vitest";
import type { SlideLayoutName } from "../layout-names.ts";
import { parseSlide } from "./parse-slide.ts";
import type { ReadBlock } from "./slide-reading.ts";

function readOne(value: string, as?: SlideLayoutName): ReadBlock | undefined {
  const slide = { header: "", description: [{ type: "text", value }] };
  return parseSlide({ title: "T", content: [slide] }, 0, as).blocks[0];
}

describe("a table", () => {
  test("has the first row as its head, a lit column and lit rows, without the colons", () => {
    const table = readOne("| | A | ::B:: |\n|---|---|---|\n| ::x:: | 1 | 2 |\n| y | 3 | |");
    if (table?.kind !== "table") throw new Error("no table");
    expect(table.head?.map(({ text }) => text)).toEqual(["", "A", "B"]);
    expect(table.litColumn).toBe(2);
    expect(table.rows.map(({ cells, isLit }) => [isLit, ...cells.map(({ text }) => text)])).toEqual(
      [
        [true, "x", "1", "2"],
        [false, "y", "3", ""],
      ],
    );
    expect(table.entries.map(({ text }) => text)).toEqual(["A | B", "x | 1 | 2", "y | 3"]);
  });

  test("keeps the lines before and after it", () => {
    const slide = {
      header: "",
      description: [{ type: "text", value: "Our plans\n| a | 1 |\n| b | 2 |\nAll of them" }],
    };
    const { blocks } = parseSlide({ title: "T", content: [slide] }, 0);
    expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "table", "paragraph"]);
  });
});

test("a price has a note in brackets, and a marked name is lit", () => {
  expect(readOne("::Rye:: (1 kg): 6.40 €\nBaguette: 2.80 €")).toMatchObject({
    kind: "prices",
    prices: [
      { label: { text: "Rye" }, note: { text: "1 kg" }, price: { text: "6.40 €" }, isLit: true },
      { label: { text: "Baguette" }, note: null, isLit: false },
    ],
  });
});

test.each([
  ["MRR: $41k, +64 %\nChurn: 2 %", "up", "+64 %"],
  ["MRR: $41k ↓ from $50k\nChurn: 2 %", "down", "from $50k"],
  ["MRR: $41k, down from $50k\nChurn: 2 %", "down", "down from $50k"],
  ["MRR: $41k (−3 %)\nChurn: 2 %", "down", "−3 %"],
  ["MRR: $41k in May\nChurn: 2 %", null, "in May"],
])("the first figure of %j has the direction %s", (value, trend, note) => {
  expect(readOne(value)).toMatchObject({
    kind: "figures",
    figures: [{ trend, note: { text: note } }, {}],
  });
});

test("the chosen layout decides what lines are", () => {
  const value = "2019: one desk\n2021: two desks";
  expect(readOne(value)?.kind).toBe("timeline");
  expect(readOne(value, "list")?.kind).toBe("list");
  expect(readOne(value, "table")?.kind).toBe("table");
  expect(readOne("Tea: 3 h\nBus: 4 h", "timeline")?.kind).toBe("chart");
});
