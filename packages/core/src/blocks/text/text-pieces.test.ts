import { describe, expect, test } from "vitest";
import { parseTextPieces, parseTextLines, readListMark } from "./text-pieces.ts";

test("paragraphs are separated by blank lines and keep their line breaks", () => {
  expect(parseTextPieces("One\ntwo\r\nthree\n \n\nFour\n")).toEqual([
    { kind: "paragraph", text: "One\ntwo\nthree" },
    { kind: "paragraph", text: "Four" },
  ]);
});

test.each(["-", "*", "•", "◦", "▪", "·", "➤", "\u{F0B7}", "\u{F0A7}"])(
  "%s followed by a space starts a bullet",
  (mark) => {
    expect(parseTextPieces(`Intro\n${mark} one\n  ${mark}  two`)).toEqual([
      { kind: "paragraph", text: "Intro" },
      { kind: "bullet", text: "one" },
      { kind: "bullet", text: "two" },
    ]);
  },
);

test("numbered items keep their numbers", () => {
  expect(parseTextPieces("1. one\n2) two\n10. ten")).toEqual([
    { kind: "numbered", number: 1, text: "one" },
    { kind: "numbered", number: 2, text: "two" },
    { kind: "numbered", number: 10, text: "ten" },
  ]);
});

test("an indented line continues its list item, any other line starts a paragraph", () => {
  expect(parseTextPieces("- one\n  more\nafter")).toEqual([
    { kind: "bullet", text: "one\nmore" },
    { kind: "paragraph", text: "after" },
  ]);
});

test.each(["-5 degrees", "*bold*", "- ", "1.5 million", "2026. A good year", "3.", "--- rule"])(
  "%j isn't a list item",
  (line) => {
    expect(parseTextPieces(line)).toEqual([{ kind: "paragraph", text: line.trimEnd() }]);
  },
);

test.each([
  ["- one", "- "],
  ["  12)  one", "  12)  "],
  ["- ", "- "],
  ["3. ", "3. "],
  ["3.", ""],
  ["one - two", ""],
])("the list mark of %j is %j", (line, mark) => expect(readListMark(line)).toBe(mark));

test("blank text has no pieces", () => {
  expect(parseTextPieces(" \n\n")).toEqual([]);
});

describe("parseTextLines", () => {
  test("returns each typed line's piece and the prefix before its words", () => {
    expect(parseTextLines("Intro\nmore\n\n- One\n  still one\n12) Two")).toEqual([
      { piece: 0, prefix: "" },
      { piece: 0, prefix: "" },
      { piece: null, prefix: "" },
      { piece: 1, prefix: "- " },
      { piece: 1, prefix: "  " },
      { piece: 2, prefix: "12) " },
    ]);
  });
});

test("dashes are bullets if several lines start with one", () => {
  expect(parseTextPieces("– First\n– Second").map(({ kind }) => kind)).toEqual([
    "bullet",
    "bullet",
  ]);
  expect(parseTextPieces("Less, but better.\n– Dieter")).toHaveLength(1);
});
