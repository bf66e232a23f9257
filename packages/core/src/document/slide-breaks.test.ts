import { expect, test } from "vitest";
import { listBreaks } from "./slide-breaks.ts";

const text = (value: string) => ({ type: "text", value });

test("text breaks after sentences and list items, never after a number", () => {
  const breaks = listBreaks([text("One. Two!\n\n1. First\n2. Second one")]);
  expect(breaks.map(({ head }) => head[0]?.value)).toEqual([
    "One.",
    "One. Two!",
    "One. Two!\n\n1. First",
  ]);
  expect(breaks.map(({ tail }) => tail[0]?.value)).toEqual([
    "Two!\n\n1. First\n2. Second one",
    "1. First\n2. Second one",
    "2. Second one",
  ]);
});

test("Japanese text breaks after sentences", () => {
  expect(listBreaks([text("言いたい。伝わる。")]).map(({ head }) => head[0]?.value)).toEqual([
    "言いたい。",
  ]);
});

test("text breaks between items, never within code, and within columns after a row", () => {
  const columns = { type: "two-columns", value: '{"leftColumn":"A\\nB","rightColumn":"C"}' };
  const code = { type: "code", value: "a();\nb();" };
  expect(listBreaks([code, columns])).toEqual([
    { head: [code], tail: [columns] },
    {
      head: [code, { type: "two-columns", value: '{"leftColumn":"A","rightColumn":"C"}' }],
      tail: [{ type: "two-columns", value: '{"leftColumn":"B","rightColumn":""}' }],
    },
  ]);
});

test("one sentence can't be divided", () => {
  expect(listBreaks([text("Only one sentence."), text(" ")])).toEqual([]);
});
