import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import emojiRegex from "emoji-regex";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeArtVersion, makeEmojiCatalogue } from "../../../../scripts/make-emoji-catalogue.mjs";
import {
  cleanText,
  findLeftEmoji,
  findUncoveredCharacters,
  splitDrawn,
} from "../fonts/clean-text.ts";
import { readEmojiArt } from "../node/emoji-art.ts";
import { componentNames } from "./emoji-catalogue.generated.ts";
import { findEmojiId } from "./emoji-id.ts";
import { loadEmojiCode, splitEmoji } from "./split-emoji.ts";

await loadEmojiCode("😀");

const namesPath = createRequire(import.meta.url).resolve("@iconify-json/twemoji/chars.json");
const names: Record<string, string> = JSON.parse(readFileSync(namesPath, "utf8"));
const installedIds = [
  ...Object.keys(names).map((id) => id.replace(/^0+/, "")),
  ...Object.keys(componentNames),
];
const toText = (id: string) =>
  id
    .split("-")
    .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .join("");

// Art for sequences that Unicode does not recommend: the skier with skin tones, and a private-use character.
const unofficialIds = /^(26f7-1f3f[b-f]|e50a)$/;

const newerEmoji = [..."🛙🪋🪌🪍🫌🫝🫫🫹🫺"];

test("the catalogue matches the installed art", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  expect(read("./emoji-catalogue.generated.ts") === makeEmojiCatalogue()).toBe(true);
  expect(read("./art-version.generated.ts")).toBe(makeArtVersion());
});

test("all art is found by its sequence, and is an emoji's SVG", async () => {
  expect(installedIds.filter((id) => findEmojiId(toText(id)) !== id)).toEqual([]);
  for (const id of installedIds) {
    const svg = new TextDecoder().decode((await readEmojiArt(id)) ?? undefined);
    if (!/^<svg xmlns="[^"]+" viewBox="0 0 36 36"><.*><\/svg>$/s.test(svg)) expect(id).toBe("");
  }
});

test("every sequence with art is drawn only as art", () => {
  const withText = installedIds.filter(
    (id) =>
      !unofficialIds.test(id) &&
      splitEmoji(`${toText(id)}\uFE0F`).some(
        ({ kind, text }) =>
          kind === "text" && text.replace(/\u200D|\uFE0F|[\u{E0020}-\u{E007F}]/gu, "") !== "",
      ),
  );
  expect(withText).toEqual([]);
});

test("every emoji character of Emoji 17 has art; a newer one is left out and named", () => {
  const lacking = Array.from({ length: 0x20000 }, (_, codePoint) => codePoint)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => emojiRegex().exec(character)?.[0] === character)
    .filter((character) => findEmojiId(character) === null);
  expect(lacking.join(" ")).toBe(newerEmoji.join(" "));
  expect(lacking.flatMap(findLeftEmoji)).toEqual(newerEmoji);
  expect(cleanText(newerEmoji.join(" ")).trim()).toBe("");
});

const pictographs = Array.from({ length: 0x2000 }, (_, at) => String.fromCodePoint(0x1f000 + at))
  .concat([..."☎❤⚡✂🇩🇪🏻🏿👩🧑💻🚀"])
  .filter((character) => /\p{Extended_Pictographic}|\p{Emoji}/u.test(character));
const pictograph = fc.constantFrom(...pictographs);
const sequence = fc.oneof(
  pictograph,
  fc.tuple(pictograph, fc.constantFrom("🏻", "🏽", "🏿", "\uFE0F")).map((parts) => parts.join("")),
  fc.array(pictograph, { minLength: 2, maxLength: 4 }).map((members) => members.join("\u200D")),
  fc.constantFrom(...installedIds.filter((id) => !unofficialIds.test(id)).map(toText)),
  fc.constantFrom("1️⃣", "#️⃣", "🇦", "🇦🇧", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏴󠁵󠁳󠁣󠁡󠁿", "\u{1FC00}", "\u{1FAFD}🏽"),
);

test("any emoji is drawn as art, by a font or not at all, and never as U+FFFD", () => {
  const text = fc.array(fc.oneof(sequence, fc.constantFrom(" ", "a", "ж")), { maxLength: 6 });
  fc.assert(
    fc.property(text, (parts) => {
      const written = parts.join("");
      const clean = cleanText(written);
      expect(clean).not.toContain("\uFFFD");
      expect(cleanText(clean)).toBe(clean);
      expect(findLeftEmoji(clean)).toEqual([]);
      expect(findUncoveredCharacters(written)).toEqual([]);
      const drawn = splitDrawn(written);
      expect(drawn.map((segment) => segment.text).join("")).toBe(written);
      expect(findLeftEmoji(written).length > 0).toBe(drawn.some(({ kind }) => kind === "left"));
    }),
    { numRuns: 2000 },
  );
});
