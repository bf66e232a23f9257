import { expect, test } from "vitest";
import { truncateLabel } from "../text/index.ts";
import { headerLabel, headlineLabel } from "./label.ts";

test("a header label has no markup and at most the given number of characters", () => {
  expect(headerLabel("Find ::any:: old post in seconds", 20)).toBe("Find any old post in");
  expect(headerLabel("Find ::any:: old post in seconds", 25)).toBe("Find any old post in seco");
  expect(headerLabel("Short", 20)).toBe("Short");
});

test("a label has spaces in place of line breaks", () => {
  expect(headlineLabel("Stop ::guessing\nwhat:: they \r\n want")).toBe(
    "Stop guessing what they want",
  );
  expect(headerLabel("One\ntwo", 20)).toBe("One two");
});

test("a truncated label ends in three dots within its length", () => {
  expect(truncateLabel("a-very-long-file-name.png", 20)).toBe("a-very-long-file-...");
  expect(truncateLabel("twenty-characters.pn", 20)).toBe("twenty-characters.pn");
});

test("a label never cuts emoji or accented letters", () => {
  const family = "👩‍👩‍👧";
  expect(headerLabel(family.repeat(30), 20)).toBe(family.repeat(20));
  expect(truncateLabel(`${"e\u0301".repeat(5)}`, 4)).toBe("e\u0301...");
});

test("a label keeps other spaces, even repeated ones", () => {
  const header = `a${" ".repeat(400_000)}b`;
  expect(headlineLabel(header)).toBe(header);
  expect(headlineLabel(`a${" \n ".repeat(100_000)}b`)).toBe("a b");
});

test("a label has at most as many combining marks per letter as slides", () => {
  const marked = (count: number) => `e${"\u0301".repeat(count)}`;
  expect(headlineLabel(marked(40))).toBe(marked(16));
});
