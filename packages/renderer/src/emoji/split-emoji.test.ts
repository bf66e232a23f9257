import { expect, test } from "vitest";
import { loadEmojiCode, splitEmoji } from "./split-emoji.ts";
import { splitSequences } from "./split-sequences.ts";

await loadEmojiCode("😀");

/** Replaces every emoji in the text by its id in brackets. */
const describeSplit = (text: string) =>
  splitEmoji(text)
    .map((segment) => (segment.kind === "emoji" ? `<${segment.id}>` : segment.text))
    .join("");

test.each([
  ["Launch 🚀 now", "Launch <1f680> now"],
  ["🇯🇵🇧🇷", "<1f1ef-1f1f5><1f1e7-1f1f7>"],
  ["👍🏽", "<1f44d-1f3fd>"],
  ["👩‍👩‍👦", "<1f469-200d-1f469-200d-1f466>"],
  ["👩🏽‍💻", "<1f469-1f3fd-200d-1f4bb>"],
  ["🏳️‍🌈", "<1f3f3-200d-1f308>"],
  ["👁️‍🗨️", "<1f441-200d-1f5e8>"],
  ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", "<1f3f4-e0067-e0062-e0073-e0063-e0074-e007f>"],
  ["1️⃣#️⃣", "<31-20e3><23-20e3>"],
  ["🧑‍🧑‍🧒", "<1f9d1-200d-1f9d1-200d-1f9d2>"],
  ["🙂‍↔️", "<1f642-200d-2194>"],
  ["🧑🏻‍🐰‍🧑🏼", "<1f9d1-1f3fb-200d-1f430-200d-1f9d1-1f3fc>"],
  ["🫩🇨🇶🪊👩🏻‍🫯‍👩🏿", "<1fae9><1f1e8-1f1f6><1fa8a><1f469-1f3fb-200d-1faef-200d-1f469-1f3ff>"],
  ["🌡", "<1f321>"],
])("%s is drawn as images", (text, split) => {
  expect(describeSplit(text)).toBe(split);
});

test.each(["© ® ™ 1 2 # * → ↔ ✔ ❤ ☎ ▶", "❤\uFE0E ☺\uFE0E", "plain"])("%s stays text", (text) => {
  expect(describeSplit(text)).toBe(text);
});

test.each([
  ["❤️", "<2764>"],
  ["©️", "<a9>"],
  ["➡️", "<27a1>"],
])("%s, with U+FE0F, is an image", (text, split) => {
  expect(describeSplit(text)).toBe(split);
});

test.each([
  ["🇦🇧", ["1f1e6", "1f1e7"]],
  ["🏴󠁵󠁳󠁣󠁡󠁿", ["1f3f4"]],
])("%s, which has no art of its own, is split into its members", (text, ids) => {
  const drawn = splitEmoji(text).flatMap((segment) =>
    segment.kind === "emoji" ? [segment.id] : [],
  );
  expect(drawn).toEqual(ids);
});

test("the segments concatenate to the text", () => {
  const text = "a 👩🏻‍🤝‍👨🏻 b ⛓️‍💥🇦🏴󠁵󠁳󠁣󠁡󠁿 ❤\uFE0E\u200D c 🫩";
  const segments = splitEmoji(text);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
});

test("the quick check for emoji misses no character", () => {
  const missed: string[] = [];
  for (let codePoint = 1; codePoint < 0x2_00_00; codePoint += 1) {
    if (codePoint >= 0xd8_00 && codePoint < 0xe0_00) continue;
    const character = String.fromCodePoint(codePoint);
    for (const text of [character, `${character}\u20E3`, `${character}\uFE0F`]) {
      const [quick, full] = [splitEmoji(text), splitSequences(text)];
      if (quick.length !== full.length || quick[0]?.kind !== full[0]?.kind) missed.push(text);
    }
  }
  expect(missed).toEqual([]);
});
