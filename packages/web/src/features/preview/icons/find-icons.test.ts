import { addIconNames, listIcons } from "@slideloom/core/icons";
import * as names from "@slideloom/core/icons/names";
import { expect, test } from "vitest";
import { findIcons, suggestIcons } from "./find-icons.ts";
import { meanings, popularIcons } from "./icon-words.ts";

addIconNames(names);

test("popular icons and icons that words mean exist, each once", () => {
  const known = listIcons().map(({ name }) => name);
  const offered = [
    ...popularIcons,
    ...Object.values(meanings).flatMap((icons) => icons.split(" ")),
  ];
  expect(offered.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(popularIcons).size).toBe(popularIcons.length);
});

test("a search finds icons by name, by an older name, by the start of a word and by meaning", () => {
  expect(findIcons("rocket")[0]).toBe("rocket");
  expect(findIcons("home")[0]).toBe("house");
  expect(findIcons("coff")).toContain("coffee");
  expect(findIcons("arrow up right")[0]).toBe("arrow-up-right");
  expect(findIcons("Money")[0]).toBe("banknote");
  expect(findIcons("")).toEqual(popularIcons);
  expect(findIcons("zzz")).toEqual([]);
  expect(findIcons("constructor")).toEqual([]);
});

test("icons are suggested for the words of a text", () => {
  expect(suggestIcons("How we drink Coffee in the office")).toEqual(["coffee"]);
  expect(suggestIcons("Three ideas for your team")).toEqual(["lightbulb", "users"]);
  expect(suggestIcons("Wie wir arbeiten")).toEqual([]);
});
