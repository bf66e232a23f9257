import { expect, test } from "vitest";
import { listRemovedWords } from "./removed-words.ts";

const columns = (leftColumn: string, rightColumn: string) => ({
  type: "two-columns",
  value: JSON.stringify({ leftColumn, rightColumn }),
});

test("lists the cut end of a text, rows of columns, whole blocks and the summary", () => {
  const whole = {
    header: "H",
    description: [
      { type: "text", value: "One. Two." },
      columns("A\nB", "C\nD"),
      { type: "code", value: "a();" },
    ],
    summary: "In short.",
  };
  const shortened = {
    header: "H",
    description: [{ type: "text", value: "One." }, columns("A", "C")],
  };
  expect(listRemovedWords(whole, shortened)).toEqual(["Two.", "B\nD", "a();", "In short."]);
  expect(listRemovedWords(whole, whole)).toEqual([]);
});
