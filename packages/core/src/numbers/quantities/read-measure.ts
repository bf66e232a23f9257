import type { NumberLanguage } from "../number-language.ts";
import {
  type MeasureKind,
  prefixFactors,
  prefixNames,
  type UnitRow,
  unitRows,
} from "./unit-table.ts";

/** What one of a unit is, in base units of its kind. */
export interface Measure {
  kind: MeasureKind;
  factor: number;
  offset: number;
}

interface Reader {
  words: RegExp;
  /** The row of each group of `words` after the first, which is a prefix's name. */
  rows: readonly UnitRow[];
}

const unitOf = ({ kind, factor, offset = 0 }: UnitRow, prefix = ""): Measure => ({
  kind,
  factor: factor * (prefixFactors[prefix] ?? 1),
  offset,
});

let symbols: ReadonlyMap<string, Measure> | null = null;

function getSymbols(): ReadonlyMap<string, Measure> {
  if (symbols) return symbols;
  const found = new Map<string, Measure>();
  for (const row of unitRows) {
    const prefixes = row.prefixes?.split(" ") ?? [];
    for (const symbol of row.symbols?.split(" ") ?? []) {
      const plain = row.needsPrefix ? [] : [""];
      for (const prefix of [...plain, ...prefixes, ...(prefixes.includes("µ") ? ["μ", "u"] : [])]) {
        if (!found.has(prefix + symbol))
          found.set(prefix + symbol, unitOf(row, prefix === "u" ? "µ" : prefix));
      }
    }
  }
  // People also type these in other cases.
  for (const symbol of ["kg", "km", "cm", "mm", "ml", "kWh", "MWh", "kW", "km/h"]) {
    const measure = found.get(symbol);
    for (const typed of [
      symbol.toUpperCase(),
      symbol.toLowerCase(),
      symbol.charAt(0).toUpperCase() + symbol.slice(1),
    ]) {
      if (measure && !found.has(typed)) found.set(typed, measure);
    }
  }
  symbols = found;
  return found;
}

/** Returns the measure of a symbol such as `kWh`. */
export const findSymbol = (symbol: string): Measure | null => getSymbols().get(symbol) ?? null;

const symbolAfter =
  /[ \u00A0\u202F]?((?:[°º℃℉]|\p{L}|µ)[\p{L}/]{0,5}[²³23]?|㎡)(?:\.(?=\s\p{Ll}))?(?![\p{L}\p{N}])/uy;
/** Names of these kinds contain names of others, e.g. `metres per second`. */
const longNames: readonly MeasureKind[] = ["speed", "energy", "area", "volume", "temperature"];
const rankOf = ({ kind }: UnitRow) => (longNames.includes(kind) ? 0 : 1);

/** A language, or null for the names in all of them. */
type ReaderLanguage = NumberLanguage | null;
const readers = new Map<ReaderLanguage, Reader>();

const listNames = ({ words, wordsIn = {} }: UnitRow, language: ReaderLanguage) =>
  [words, ...(language === null ? Object.values(wordsIn) : [wordsIn[language]])]
    .filter((name) => name !== undefined)
    .join("|");

function getReader(language: ReaderLanguage): Reader {
  const known = readers.get(language);
  if (known) return known;
  const rows = unitRows
    .filter((row) => listNames(row, language) !== "")
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const names = rows.map((row) => `(${listNames(row, language)})`);
  const prefixes = Object.values(prefixNames).join("|");
  const end = String.raw`(?:(?<![\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}])|(?![\p{L}\p{M}]))`;
  const words = new RegExp(
    String.raw`(?:[ \u00A0\u202F-]?|(?<=\p{L}{4})[ \u00A0](?:de |d['’]|di |of ))(?:(${prefixes})[- ]?)??(?:${names.join("|")})${end}`,
    "iuy",
  );
  const reader = { words, rows };
  readers.set(language, reader);
  return reader;
}

const unitWords = new Map<string, boolean>();
const maxWords = 5000;

/** Whether a word is a unit's name or symbol, memoized. */
export function isUnitWord(word: string, language: NumberLanguage): boolean {
  const key = `${language} ${word}`;
  const known = unitWords.get(key);
  if (known !== undefined) return known;
  if (unitWords.size >= maxWords) unitWords.clear();
  const isUnit = readMeasure(word, 0, language)?.end === word.length;
  unitWords.set(key, isUnit);
  return isUnit;
}

const unitsOfAll = new Map<string, Measure | null>();

/** Returns the measure that a text names in any language, memoized; null if it isn't a unit's name. */
export function findUnit(text: string): Measure | null {
  const known = unitsOfAll.get(text);
  if (known !== undefined) return known;
  if (unitsOfAll.size >= maxWords) unitsOfAll.clear();
  const found = readMeasure(text, 0, null);
  const unit = found?.end === text.length ? (found.measures[0] ?? null) : null;
  unitsOfAll.set(text, unit);
  return unit;
}

/** Kilos may be mass or distance, and pounds money; so a name may have several measures. */
export interface MeasureName {
  end: number;
  measures: readonly Measure[];
}

const findPrefix = (name: string) =>
  Object.entries(prefixNames).find(([, names]) =>
    new RegExp(`^(?:${names})$`, "iu").test(name),
  )?.[0];

const both = /キロ|كيلو/u;
const kilometer = unitOf({ kind: "length", factor: 1000 });

/** Reads the unit after a number that ends at `at`, as a symbol or in words; null if there is none. */
export function readMeasure(
  text: string,
  at: number,
  language: ReaderLanguage,
): MeasureName | null {
  const { words, rows } = getReader(language);
  words.lastIndex = at;
  const found = words.exec(text);
  symbolAfter.lastIndex = at;
  const symbol = symbolAfter.exec(text);
  const [typed = "", name = ""] = symbol ?? [];
  // In `g/km`, only the unit before the slash is compared.
  const [first = ""] = name.split("/");
  const known = findSymbol(name) ?? findSymbol(first);
  const symbolEnd = at + typed.length - (findSymbol(name) ? 0 : name.length - first.length);
  // `90s` and `the 1990s` are decades.
  const isDecade = typed === "s";
  if (known && !isDecade && symbolEnd >= (found ? words.lastIndex : 0)) {
    return { end: symbolEnd, measures: [known] };
  }
  if (!found) return null;
  const group = found.findIndex((part, index) => index > 1 && part !== undefined);
  const row = rows[group - 2];
  const prefix = found[1] === undefined ? undefined : findPrefix(found[1]);
  if (!row || (prefix !== undefined && !row.prefixes?.split(" ").includes(prefix))) return null;
  const own = unitOf(row, prefix);
  const isBoth = both.test(found[group] ?? "") && own.kind === "mass";
  return { end: words.lastIndex, measures: isBoth ? [own, kilometer] : [own] };
}
