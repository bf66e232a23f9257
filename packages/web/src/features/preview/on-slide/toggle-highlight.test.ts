import { describe, expect, test } from "vitest";
import { toggleHighlight } from "./toggle-highlight.ts";

/** Reads a text with a selection: `[` and `]` are its ends, `|` is a caret. */
function read(text: string) {
  const from = text.search(/[[|]/);
  const to = text.includes("|") ? from : text.indexOf("]") - 1;
  return { words: text.replaceAll(/[[\]|]/g, ""), from, to };
}

function show({ words, from, to }: { words: string; from: number; to: number }): string {
  return `${words.slice(0, from)}[${words.slice(from, to)}]${words.slice(to)}`;
}

describe("toggleHighlight", () => {
  test.each([
    ["Stop [writing] more", "Stop ::[writing]:: more"],
    ["Stop wri|ting more", "Stop ::[writing]:: more"],
    ["Stop wr[iting mo]re", "Stop ::[writing more]::"],
    ["Stop[ writing ]more", "Stop ::[writing]:: more"],
    ["Stop ::[writing]:: more", "Stop [writing] more"],
    ["Stop ::wri|ting:: more", "Stop [writing] more"],
    ["Stop [::writing::] more", "Stop [writing] more"],
    ["[::One:: and two]", "::[One and two]::"],
    ["[余白]を味方に", "::[余白を味方に]::"],
  ])("%s becomes %s", (before, after) => {
    expect(show(toggleHighlight(read(before)))).toBe(after);
  });

  test("without a word at the caret nothing changes", () => {
    const state = { words: "a  b", from: 2, to: 2 };
    expect(toggleHighlight(state)).toBe(state);
  });
});
