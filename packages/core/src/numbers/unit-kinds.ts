import { languages } from "./languages.ts";
import { currencyNames } from "./counted-words.ts";

/**
 * A unit's kind. Numbers in a `share` or `measure` become a chart. An `amount` is for ingredients or room sizes, e.g.
 * `g` or `m²`.
 */
export type UnitKind = "none" | "share" | "measure" | "scale" | "price" | "amount" | "count";

/** Unit symbols that are the same in all languages. */
const symbols: Readonly<Record<string, UnitKind>> = {
  ...Object.fromEntries("% ٪ ％ ‰".split(" ").map((symbol) => [symbol, "share"])),
  ...Object.fromEntries(
    "h min ms km mi t km/h mph kW kWh MWh GWh W MW kB MB GB TB Mbit/s °C °F dB kcal ppm"
      .split(" ")
      .map((symbol) => [symbol, "measure"]),
  ),
  ...Object.fromEntries(
    "g kg mg ml cl dl l L oz lb m m² m2 m³ sqm qm ft² cm mm EL TL tsp tbsp"
      .split(" ")
      .map((symbol) => [symbol, "amount"]),
  ),
};

/** ECMA-402 names of the units that are also recognized as words, such as "hours". */
const measures = ["percent", "second", "minute", "hour", "day", "week", "month", "year"] as const;
const distances = ["kilometer", "mile", "kilometer-per-hour", "kilobyte"] as const;
const sizes = ["megabyte", "gigabyte", "terabyte", "celsius"] as const;

/** Numbers to format with `Intl`, so that the words for units occur in all plural forms, e.g. those of Arabic. */
const counts = [1, 2, 5, 11, 100];
/** Numbers to format with `Intl`, so that the words for multipliers such as "million" occur in all plural forms. */
const magnitudes = [1e3, 2e3, 3e3, 1e4, 1e6, 2e6, 3e6, 1e8, 1e9, 2e9, 3e9, 1e12];

let measureWords: ReadonlySet<string> | null = null;
let multiplierPattern: RegExp | null = null;

/** Abbreviations of multipliers such as thousand and million. */
const multiplierSymbols = "k|K|M|MM|B|bn|Bn|mn|tn|T";
/** Multipliers that `Intl` doesn't produce. */
const moreMultipliers = ["Tsd.", "Tsd", "Mio", "mio", "Mrd", "mrd", "Mds"];

/** Matches `k`, `bn`, `billion`, `Mio.`, `mil millones` or `万` at the start of a text. */
export function getMultiplierPattern(): RegExp {
  multiplierPattern ??= buildMultiplierPattern();
  return multiplierPattern;
}

function buildMultiplierPattern(): RegExp {
  const words = new Set(moreMultipliers);
  for (const language of languages) {
    for (const compactDisplay of ["long", "short"] as const) {
      const format = new Intl.NumberFormat(language, { notation: "compact", compactDisplay });
      for (const magnitude of magnitudes) {
        for (const { type, value } of format.formatToParts(magnitude)) {
          if (type === "compact" && value.length > 1) words.add(value);
        }
      }
    }
  }
  const longestFirst = [...words]
    .toSorted((one, other) => other.length - one.length)
    .map(escape)
    .join("|");
  const plain = String.raw`(?:[\s\u00A0\u202F]?(?:${longestFirst})|(?:${multiplierSymbols}))(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`^(?:${plain}|[百千]?[万億兆萬亿])`, "u");
}

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/** Returns the kind of a typed unit. The multiplier must be removed before. */
export function findUnitKind(unit: string): UnitKind {
  if (unit === "") return "none";
  const symbol = symbols[unit];
  if (symbol !== undefined) return symbol;
  if (/\p{Sc}/u.test(unit) || currencyNames.test(unit)) return "price";
  measureWords ??= listMeasureWords();
  return measureWords.has(unit.replace(/\.$/, "")) ? "measure" : "count";
}

/** Whether the text is a unit symbol such as `km` or `%`. */
export const isUnitSymbol = (text: string) => symbols[text] !== undefined;

function listMeasureWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const language of languages) {
    for (const unit of [...measures, ...distances, ...sizes]) {
      for (const unitDisplay of ["long", "short"] as const) {
        const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay });
        for (const count of counts) {
          for (const { type, value } of format.formatToParts(count)) {
            if (type === "unit" || type === "percentSign") words.add(value.replace(/\.$/, ""));
          }
        }
      }
    }
  }
  return words;
}
