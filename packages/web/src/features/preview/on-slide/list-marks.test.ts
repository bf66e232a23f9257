import { describe, expect, test } from "vitest";
import { breakLine, isEmptyPoint, renumber, unmarkLine } from "./list-marks.ts";

/** Reads a text with a selection: `[` and `]` are its ends, `|` is a caret. */
function read(text: string) {
  const from = text.search(/[[|]/);
  const to = text.includes("|") ? from : text.indexOf("]") - 1;
  return { words: text.replaceAll(/[[\]|]/g, ""), from, to };
}

function show({ words, from, to }: { words: string; from: number; to: number }): string {
  if (from === to) return `${words.slice(0, from)}|${words.slice(from)}`;
  return `${words.slice(0, from)}[${words.slice(from, to)}]${words.slice(to)}`;
}

describe("Enter", () => {
  test.each([
    ["Words|", "Words\n|"],
    ["Wo[rd]s", "Wo\n|s"],
    ["Intro\n- One|", "Intro\n- One\n- |"],
    ["- On|e\n- Two", "- On\n- |e\n- Two"],
    ["- |One", "- \n- |One"],
    ["• One|", "• One\n• |"],
    ["9. Nine|", "9. Nine\n10. |"],
    ["a) One|", "a) One\nb) |"],
    ["Step 1: One|", "Step 1: One\nStep 2: |"],
    ["1️⃣ One|", "1️⃣ One\n2️⃣ |"],
    ["- ✓ One|", "- ✓ One\n- ✓ |"],
    ["- ✗ One\n- ✗ |", "- ✗ One\n|"],
    ["2024 was good|", "2024 was good\n|"],
    ["Words|\n- One", "Words\n|\n- One"],
    ["- One\n- |", "- One\n|"],
    ["- One\n- |\n- Two", "- One\n|\n- Two"],
  ])("in %j leaves %j", (before, after) => {
    expect(show(breakLine(read(before), "paragraphs"))).toBe(after);
  });

  test("keeps the indentation of code, and adds no list items there or in a headline", () => {
    expect(show(breakLine(read("if (a) {\n  b();|"), "source"))).toBe("if (a) {\n  b();\n  |");
    expect(show(breakLine(read("- b|"), "source"))).toBe("- b\n|");
    expect(show(breakLine(read("- One|"), "headline"))).toBe("- One\n|");
  });
});

test.each([
  ["- |One", "|One"],
  ["A\n12) |B", "A\n|B"],
  ["- O|ne", null],
  ["|One", null],
])("Backspace in %j turns a list item into a line: %j", (before, after) => {
  const unmarked = unmarkLine(read(before));
  expect(unmarked && show(unmarked)).toBe(after);
});

describe("numbers", () => {
  test.each([
    ["1. A\n2. \n2. B\n3. C", "1. A\n2. B\n3. C", "1. A\n2. \n3. B\n4. C"],
    ["1. A\n3. C", "1. A\n2. B\n3. C", "1. A\n2. C"],
    ["9. A\n10. \n10. B", "9. A\n10. B", "9. A\n10. \n11. B"],
    ["1. A\n3. D", "1. A\n3. C", "1. A\n3. D"],
    ["1. A\n  more\n2. \n2. B", "1. A\n  more\n2. B", "1. A\n  more\n2. \n3. B"],
    ["1. A\n\n1. B", "1. A\n\n1. ", "1. A\n\n1. B"],
  ])("in %j, which was %j, count on where they did: %j", (words, before, after) => {
    expect(renumber({ words, from: 0, to: 0 }, before).words).toBe(after);
  });

  test("keep the caret in place when they get longer", () => {
    const state = read("8. A\n9. B\n9. C|");
    expect(show(renumber(state, "8. A\n9. B"))).toBe("8. A\n9. B\n10. C|");
  });
});

test.each([
  ["- ", true],
  ["3. ", true],
  ["- a", false],
  ["-", false],
  ["", false],
])("%j is an empty list item: %j", (line, is) => expect(isEmptyPoint(line)).toBe(is));
