import { expect, test } from "vitest";
import { tokenizeCode } from "./code-tokens.ts";

const findColor = (code: string, word: string) =>
  tokenizeCode(code)
    .flat()
    .find(({ text }) => text === word)?.color;

const keyword = "#c792ea";

test.for([
  ["switch (kind) {\n  case 'a':\n    return 1;\n}", "switch"],
  ["switch (kind) {\n  case 'a':\n    return 1;\n}", "case"],
  ["const size = { width: 4 } satisfies Size;", "satisfies"],
  ["// size.ts\nlet size = width satisfies number", "satisfies"],
  ["# run.py\nraise ValueError(x)", "raise"],
] as const)("code like %j has %s coloured as a keyword", ([code, word]) => {
  expect(findColor(code, word)).toBe(keyword);
});

test("a first line with an unknown file extension sets no language", () => {
  expect(tokenizeCode("// notes.xyz\nWords")).toEqual([
    [{ text: "// notes.xyz" }],
    [{ text: "Words" }],
  ]);
});
