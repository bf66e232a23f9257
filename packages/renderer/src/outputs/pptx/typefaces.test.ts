import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { catalogueEntries } from "../../fonts/font-catalogue.generated.ts";
import { findTypeface, writeFonts } from "./typefaces.ts";

test("weights have the names under which applications list fonts", () => {
  expect(findTypeface("Montserrat", 900)).toMatchObject({ name: "Montserrat Black" });
  expect(findTypeface("Inter", 400)).toMatchObject({ name: "Inter", isBold: false });
  expect(findTypeface("Inter", 700)).toMatchObject({ name: "Inter", isBold: true });
});

test("a missing weight becomes the nearest one of the family", () => {
  expect(findTypeface("Anton", 800)).toMatchObject({ name: "Anton", isBold: false });
  expect(findTypeface("Poppins", 300).name).toBe("Poppins");
  expect(findTypeface("Oswald", 900)).toMatchObject({ name: "Oswald", isBold: true });
});

test("the ranges of variable families match their packages", () => {
  const { resolve } = createRequire(import.meta.url);
  for (const { name, packageName, weights } of catalogueEntries) {
    if (weights.length > 0) continue;
    const file = resolve(`${packageName}/metadata.json`);
    const { weights: all } = JSON.parse(readFileSync(file, "utf8")) as { weights: number[] };
    const found = [1, 1000].map((wanted) => findTypeface(name, wanted).weight);
    expect(found, name).toEqual([Math.min(...all), Math.max(...all)]);
  }
});

test("fallbacks are named by PANOSE numbers, and scripts have their own fonts", () => {
  expect(writeFonts(["Playfair Display"], 400)).toMatch(
    /<a:latin typeface="Playfair Display" panose="02040502050405020303" pitchFamily="18"/,
  );
  expect(writeFonts(["JetBrains Mono"], 400)).toMatch(/pitchFamily="49"/);
  const fonts = writeFonts(["Inter", "Noto Sans Arabic", "Noto Sans JP"], 600);
  expect(fonts).toMatch(/<a:ea typeface="Noto Sans JP SemiBold"/);
  expect(fonts).toMatch(/<a:cs typeface="Noto Sans Arabic SemiBold"/);
});
