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
  /** The row of each pair of groups in `words`: the prefix's name, the unit's name. */
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

const readers = new Map<NumberLanguage, Reader>();

function getReader(language: NumberLanguage): Reader {
  const known = readers.get(language);
  if (known) return known;
  const rows = unitRows
    .filter(({ words, wordsIn }) => words ?? wordsIn?.[language])
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const patterns = rows.map(({ words, wordsIn, prefixes }) => {
    const all = [words, wordsIn?.[language]].filter((one) => one !== undefined).join("|");
    const names = (prefixes?.split(" ") ?? []).flatMap((prefix) => prefixNames[prefix] ?? []);
    return `(?:(${names.length > 0 ? names.join("|") : "(?!)"})?[- ]?(${all}))`;
  });
  const end = String.raw`(?:(?<![\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}])|(?![\p{L}\p{M}]))`;
  const words = new RegExp(
    String.raw`(?:[ \u00A0\u202F-]?|(?<=\p{L}{4})[ \u00A0](?:de |d['’]|di |of ))(?:${patterns.join("|")})${end}`,
    "iuy",
  );
  const reader = { words, rows };
  readers.set(language, reader);
  return reader;
}

/** Kilos may be mass or distance, and pounds money; so a name may have several measures. */
export interface MeasureName {
  end: number;
  measures: readonly Measure[];
}

const both = /キロ|كيلو/u;
const kilometer = unitOf({ kind: "length", factor: 1000 });

/** Reads the unit after a number that ends at `at`, as a symbol or in words; null if there is none. */
export function readMeasure(
  text: string,
  at: number,
  language: NumberLanguage,
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
  const group = found.findIndex(
    (part, index) => index > 0 && index % 2 === 0 && part !== undefined,
  );
  const row = rows[group / 2 - 1];
  if (!row) return null;
  const prefix = found[group - 1]?.toLowerCase();
  const symbolOf = Object.entries(prefixNames).find(
    ([, names]) => prefix !== undefined && new RegExp(`^(?:${names})$`, "u").test(prefix),
  )?.[0];
  const own = unitOf(row, symbolOf);
  const isBoth = both.test(found[group] ?? "") && own.kind === "mass";
  return { end: words.lastIndex, measures: isBoth ? [own, kilometer] : [own] };
}
