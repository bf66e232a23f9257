import { describe, expect, test } from "vitest";
import { splitHeadline } from "./headline-pieces.ts";

/**
 * Writes pieces as text. `|` is a possible break, `/` is a line break, and `<` and `>` are `::` at the start and end.
 */
function show(line: string): string {
  return splitHeadline(line)
    .map((piece) => {
      if (piece.kind === "words") return piece.text;
      if (piece.kind === "break") return "|";
      if (piece.kind === "line") return "/";
      return piece.side === "start" ? "<" : ">";
    })
    .join("");
}

describe("splitHeadline", () => {
  test.each([
    ["Stop ::writing:: more", "Stop <writing> more"],
    ["::One:: and ::two::", "<One> and <two>"],
    ["std::vector", "std::vector"],
    ["伝わる::資料::の作り方", "伝わる|<資料>の|作り方"],
    ["余白を味方に", "余白を|味方に"],
    ["Stop ::guessing\nwhat:: they\nwant", "Stop <guessing/what> they/want"],
    ["伝わる\n資料", "伝わる/資料"],
    ["", ""],
  ])("%s becomes %s", (line, pieces) => {
    expect(show(line)).toBe(pieces);
  });

  test("keeps a typed zero-width space", () => {
    expect(show("余白\u200bを味方に")).toBe("余白\u200bを味方に");
  });
});
