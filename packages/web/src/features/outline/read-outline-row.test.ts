import { expect, test } from "vitest";
import { readOutlineRow } from "./read-outline-row.ts";

const text = (value: string) => ({ type: "text", value });

test.each([
  ["a long answer", [text("We ::borrowed:: an oven.")], "We borrowed an oven.", false],
  ["an open question", [text("Why?")], "Why?", true],
  ["words beside an open question", [text("Why?"), text("Because.")], "Because.", false],
])("a row under an outline's header shows %s", (_, description, words, isQuestion) => {
  const slide = { header: "Why it matters", description, prompt: "Why?" };
  expect(readOutlineRow(slide)).toEqual({ words, isQuestion, label: "Why it matters" });
});

test("a row shows the person's own header, and an outline's without other words", () => {
  expect(readOutlineRow({ header: "Why we borrow", description: [text("Words")] })).toBeNull();
  expect(readOutlineRow({ header: "Step 2", description: [text(" ")] })).toBeNull();
});
