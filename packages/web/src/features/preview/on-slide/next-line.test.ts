import { describe, expect, test } from "vitest";
import { nextCodeLine, nextLine } from "./next-line.ts";

describe("a line break", () => {
  test.each([
    ["Words", "\n"],
    ["Intro\n- One", "\n- "],
    ["• One", "\n• "],
    ["9. Nine", "\n10. "],
    ["2024 was good", "\n"],
    ["- ", "\n"],
  ])("after %j inserts %j", (words, inserted) => {
    expect(nextLine(words, words.length)).toBe(inserted);
  });

  test("looks only at what stands before the caret", () => {
    expect(nextLine("Words\n- One", 5)).toBe("\n");
  });

  test("keeps the indentation of code", () => {
    expect(nextCodeLine("if (a) {\n  b();", 16)).toBe("\n  ");
  });
});
