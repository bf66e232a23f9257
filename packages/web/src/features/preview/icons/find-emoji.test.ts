import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeEmojiNames } from "../../../../../../scripts/make-emoji-catalogue.mjs";
import { findEmoji, popularEmoji, writeEmoji } from "./find-emoji.ts";

test("the names match the installed art", () => {
  const names = readFileSync(new URL("./emoji-names.generated.ts", import.meta.url), "utf8");
  expect(names === makeEmojiNames()).toBe(true);
});

test("popular emoji exist, once each", () => {
  expect(findEmoji("").map(({ name }) => name)).toEqual(popularEmoji);
  expect(new Set(popularEmoji).size).toBe(popularEmoji.length);
});

test.for([
  ["rocket", "🚀"],
  ["red heart", "❤️"],
  ["heart on fire", "❤️‍🔥"],
  ["flag brazil", "🇧🇷"],
  ["Warning", "⚠️"],
])("a search for %s finds %s", ([query = "", emoji]) => {
  const [first] = findEmoji(query);
  expect(first && writeEmoji(first)).toBe(emoji);
});

test("each emoji has the characters that make it an image", () => {
  const all = "abcdefghijklmnopqrstuvwxyz123456789".split("").flatMap(findEmoji);
  expect(all.length).toBeGreaterThan(1500);
  for (const emoji of all) expect(writeEmoji(emoji)).toMatch(/\p{Emoji_Presentation}|\uFE0F/u);
});

test("words without an emoji find none", () => {
  expect(findEmoji("qqq")).toEqual([]);
  expect(findEmoji("constructor")).toEqual([]);
});
