import { expect, test } from "vitest";
import { joinFractions, writeLowered, writeRaised } from "./raised-text.ts";

test.each([
  ["10", "6", "10⁶"],
  ["2.5 × 10", "-3", "2.5 × 10⁻³"],
  ["2.5 × 10", "−12", "2.5 × 10⁻¹²"],
  ["40 m", "2", "40 m²"],
  ["5 km", "2", "5 km²"],
  ["x", "n", "xⁿ"],
  ["2", "n+1", "2ⁿ⁺¹"],
  ["2", "x", "2^x"],
  ["e", "-x", "e^(-x)"],
  ["10", "1.5", "10^1.5"],
  ["(a + b)", "2", "(a + b)²"],
  ["Ca", "2+", "Ca²⁺"],
  ["all year.", "3", "all year.³"],
  ["all year", "1,2", "all year¹,²"],
  ["1", "st", "1st"],
  ["the 21", "st", "the 21st"],
  ["le 2", "e", "le 2e"],
  ["1", "er", "1er"],
  ["n", "o", "no"],
  ["il 1", "o", "il 1º"],
  ["25", "o", "25º"],
  ["M", "me", "Mme"],
  ["Brand", "TM", "BrandTM"],
  ["Brand", "®", "Brand®"],
  ["3", "1/2", "3½"],
  ["3 ", "5/12", "3 5/12"],
  ["3", "5/12", "3 5/12"],
])("%s with a raised %s is %s", (before, words, whole) => {
  expect(before + writeRaised(words, before)).toBe(whole);
});

test.each([
  ["CO", "2", "CO2"],
  ["log", "10", "log10"],
  ["1010", "2", "1010₂"],
  ["x", "max", "xmax"],
])("%s with a lowered %s is %s", (before, words, whole) => {
  expect(before + writeLowered(words, before)).toBe(whole);
});

test("raised and lowered digits around a slash are a fraction", () => {
  const written = (before: string, over: string, under: string) => {
    const top = before + writeRaised(over, before);
    return joinFractions(`${top}⁄${writeLowered(under, `${top}⁄`)}`);
  };
  expect(written("add ", "1", "2")).toBe("add ½");
  expect(written("add 3", "1", "8")).toBe("add 3⅛");
  expect(written("add 3 ", "5", "12")).toBe("add 3 5/12");
  expect(written("add 3", "5", "12")).toBe("add 3 5/12");
});
