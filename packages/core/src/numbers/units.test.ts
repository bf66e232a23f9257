import { describe, expect, test } from "vitest";
import { currencyName } from "./currencies.ts";
import { parseFigure } from "./figure.ts";
import { readMeasures } from "./mentions.ts";
import { multiplierStart } from "./multipliers.ts";
import type { NumberLanguage } from "./number-language.ts";
import { findUnitKind } from "./unit-kinds.ts";

const readFact = (typed: string, language: NumberLanguage) =>
  readMeasures(`(${typed})`, language).quantities.flatMap(({ quantities }) =>
    quantities.map(({ kind, value }) => [kind, Math.round(value)]),
  );
const readRest = (typed: string) => typed.replace(/^[\d.,]+/, "");

describe("slides and facts know the same", () => {
  test.each<[typed: string, language: NumberLanguage, kind: string, value: number, slide: string]>([
    ["12 mijl", "nl", "length", 19_312, "measure"],
    ["12 miglia", "it", "length", 19_312, "measure"],
    ["3 マイル", "ja", "length", 4828, "measure"],
    ["80 kilometer per uur", "nl", "speed", 80, "measure"],
    ["80 km/u", "nl", "speed", 80, "measure"],
    ["5 minuut", "nl", "time", 300, "measure"],
    ["3 hét", "hu", "time", 1_814_400, "measure"],
    ["5 ha", "en", "area", 50_000, "measure"],
    ["5 Hektar", "de", "area", 50_000, "measure"],
    ["300 PS", "de", "power", 220_650, "measure"],
    ["12 V", "en", "voltage", 12, "measure"],
    ["12 GB", "en", "data", 12e9, "measure"],
    ["12 To", "fr", "data", 12e12, "measure"],
    ["20 graden Celsius", "nl", "temperature", 20, "measure"],
    ["3 t", "en", "mass", 3e6, "measure"],
    ["500 g", "en", "mass", 500, "other"],
    ["3 metros", "es", "length", 3, "other"],
    ["20 m²", "de", "area", 20, "other"],
  ])("unit in %s", (typed, language, kind, value, slide) => {
    expect(readFact(typed, language)).toContainEqual([kind, value]);
    expect(findUnitKind(readRest(typed).trim())).toBe(slide);
  });

  test.each<[typed: string, language: NumberLanguage, value: number]>([
    ["2 mld", "it", 2e9],
    ["3 Bio.", "de", 3e12],
    ["4 biljoen", "nl", 4e12],
    ["5 bi", "pt", 5e9],
    ["2 trilhões", "pt", 2e12],
    ["3 lakh", "en", 3e5],
    ["7 тысяч", "en", 7000],
    ["2 milliards", "fr", 2e9],
    ["12k", "en", 12_000],
    ["2 Tsd.", "de", 2000],
  ])("multiplier in %s", (typed, language, value) => {
    expect(readFact(typed, language)).toContainEqual(["", value]);
    expect(multiplierStart.exec(readRest(typed))?.[0]).toBe(readRest(typed));
  });

  test.each(["5 Bio Eier", "2 bi-weekly talks", "3 tri-fold flyers", "5 K people"])(
    "no multiplier in %s",
    (typed) => {
      expect(multiplierStart.exec(readRest(typed))).toBeNull();
    },
  );

  test.each<[typed: string, code: string]>([
    ["NOK 40", "NOK"],
    ["INR 40", "INR"],
    ["MAD 40", "MAD"],
    ["40 kr", "SEK"],
    ["40 yuan", "CNY"],
    ["40 rupees", "INR"],
    ["40 euros", "EUR"],
    ["40 франков", ""],
  ])("currency in %s", (typed, code) => {
    expect(readFact(typed, "en")).toContainEqual([code, 40]);
    const name = typed.replace(/\s?40\s?/, "");
    expect(currencyName.test(name)).toBe(code !== "");
    if (typed.endsWith("40")) expect(parseFigure(typed)?.text).toBe(typed);
  });

  test.each(["90s music", "3d printing", "2 Std. Schlaf", "1 bar of soap"])(
    "no unit in %s",
    (typed) => {
      expect(parseFigure(typed)?.text ?? "").toMatch(/^\d*$/);
    },
  );
});
