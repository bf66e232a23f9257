import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import emojiRegex from "emoji-regex";
import { expect, test } from "vitest";
import { makeEmojiCatalogue } from "../../../../scripts/make-emoji-catalogue.mjs";
import { cleanText, findUncoveredCharacters } from "../fonts/clean-text.ts";
import { getEmojiPath } from "../node/asset-files.ts";
import { findEmojiId, hasEmojiId } from "./emoji-id.ts";
import { splitEmoji } from "./split-emoji.ts";

const pictureDir = dirname(createRequire(import.meta.url).resolve("@twemoji/svg/package.json"));
const installedIds = readdirSync(pictureDir)
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.slice(0, -".svg".length));
const toText = (id: string) =>
  id
    .split("-")
    .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .join("");

// Pictures of sequences that Unicode does not recommend: the skier in skin tones and a character of private use.
const unofficialIds = /^(26f7-1f3f[b-f]|e50a)$/;

const newerEmoji = [..."🛘🛙🪉🪊🪋🪌🪍🪎🪏🪾🫆🫈🫌🫍🫜🫝🫟🫩🫪🫫🫯🫹🫺"];

test("the catalogue is current with the installed pictures", () => {
  const url = new URL("./emoji-catalogue.generated.ts", import.meta.url);
  expect(readFileSync(url, "utf8") === makeEmojiCatalogue()).toBe(true);
});

test("every picture is found by its sequence, with U+FE0F and without", () => {
  const lost = installedIds.filter(
    (id) =>
      findEmojiId(toText(id)) !== id || findEmojiId(toText(id).replaceAll("\uFE0F", "")) !== id,
  );
  expect(lost).toEqual([]);
});

test("every sequence that has a picture is drawn with pictures alone", () => {
  const officialIds = installedIds.filter((id) => !unofficialIds.test(id));
  const withText = officialIds.filter((id) =>
    splitEmoji(`${toText(id)}\uFE0F`).some(
      ({ kind, text }) =>
        kind === "text" && text.replace(/\u200D|\uFE0F|[\u{E0020}-\u{E007F}]/gu, "") !== "",
    ),
  );
  expect(withText).toEqual([]);
});

test("every emoji character of Emoji 15 has a picture, a newer one takes a font's glyph or U+FFFD", () => {
  const lacking = Array.from({ length: 0x20000 }, (_, codePoint) => codePoint)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => emojiRegex().exec(character)?.[0] === character)
    .filter((character) => !existsSync(getEmojiPath(findEmojiId(character) ?? "none")));
  expect(lacking.join(" ")).toBe(newerEmoji.join(" "));
  expect(lacking.flatMap((character) => findUncoveredCharacters(cleanText(character)))).toEqual([]);
});

test("only exact names of pictures are known", () => {
  expect(hasEmojiId("1f680")).toBe(true);
  for (const id of ["", "1f9d1-*", "../1f680", "1F680", "1f680-fe0f", "110000", "constructor"]) {
    expect({ id, known: hasEmojiId(id) }).toEqual({ id, known: false });
  }
});
