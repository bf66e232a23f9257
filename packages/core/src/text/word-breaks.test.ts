import { describe, expect, it } from "vitest";
import { hasSentences, startSentences } from "./word-breaks.ts";

describe("sentences of large words", () => {
  it.each([
    ["Light first. Everything else is taste.", "Light first.\nEverything else is taste."],
    ["Wer zahlt? Der Kunde!", "Wer zahlt?\nDer Kunde!"],
    ["水は勝つ。流れを見よ。", "水は勝つ。\n流れを見よ。"],
  ])("start on a new line: %s", (text, lines) => {
    expect(startSentences(text)).toBe(lines);
    expect(hasSentences(text)).toBe(true);
  });

  it.each([
    "Ask Dr. Huber first",
    "10. Januar ist der erste",
    "One line only.",
    "Typed.\nBy hand.",
  ])("aren't found in %j", (text) => {
    expect(hasSentences(text)).toBe(false);
  });
});
