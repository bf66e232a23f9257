import { readFileSync } from "node:fs";
import { addIconNames, listIcons } from "@slideloom/core/icons";
import * as names from "@slideloom/core/icons/names";
import { expect, test } from "vitest";
import { makeIconArt, makeIconNames } from "../../../../scripts/make-icon-catalogue.mjs";
import { readEmojiArt } from "../node/emoji-art.ts";

addIconNames(names);

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("the names and the art of icons are those of the installed package", async () => {
  expect(read("../../../core/src/icons/icon-names.generated.ts") === makeIconNames()).toBe(true);
  expect(read("./icon-art.generated.ts") === (await makeIconArt())).toBe(true);
});

test("each icon has art that takes a colour, and nothing else is served as an icon", async () => {
  for (const { name } of listIcons()) {
    const svg = new TextDecoder().decode((await readEmojiArt(`icon-${name}`)) ?? undefined);
    expect(svg).toMatch(/^<svg [^>]*stroke="currentColor"[^>]*>(?:<[a-z]+ [^<>]*\/>)+<\/svg>$/);
  }
  for (const name of ["", "home", "constructor", "../rocket", "__proto__"]) {
    expect(await readEmojiArt(`icon-${name}`)).toBeNull();
  }
});
