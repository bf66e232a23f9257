import { expect, test } from "vitest";
import { findLanguageWords } from "./lexicon.ts";

test("a phrase counts as a whole, and its words alone don't", () => {
  const [french, spanish] = [findLanguageWords("fr").hedges, findLanguageWords("es").hedges];
  expect(french.count("Sans doute. Je travaille sans relâche et je doute.")).toBe(1);
  expect(spanish.count("Tal vez. Una vez, tal como dije.")).toBe(1);
});

test("a hyphen also matches a non-breaking one", () => {
  const { hedges } = findLanguageWords("fr");
  expect(hedges.count("peut-être, peut‐être")).toBe(2);
});
