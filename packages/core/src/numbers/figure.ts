import { hanAndKana } from "../text/scripts.ts";
import { amountPattern, parseAmount, parseAmounts } from "./amount.ts";
import { currencyCodes } from "./currencies.ts";
import { counters, eastAsianRatio, numberNames, rangeWords, ratioWords } from "./counted-words.ts";
import { multiplierStart } from "./multipliers.ts";
import { percentSign } from "./shares.ts";
import { isUnitSymbol } from "./unit-kinds.ts";

/** A number as typed: `~40%`, `$3.4B`, `10–15 %`, `3 von 4`, `67%`. */
export interface Figure {
  /** The number with its sign, currency, multiplier and symbol. */
  text: string;
  /** Percent sign, currency, multiplier or symbol; `/` for ratios and fractions; empty for a plain number. */
  unit: string;
  /** Whether the number can't be a year or rank, because it has grouped digits, decimals, or `~` or `>` before it. */
  isQuantity: boolean;
  /** The parsed number; null for ratios, ranges, fractions and negative numbers. */
  value: number | null;
}

/** Number of UTF-16 code units at the start of a text that are searched for a number. */
const maxUnits = 64;

const space = String.raw`[ \u00A0\u2009\u202F]`;
const fraction = String.raw`\p{Nd}{0,3}${space}?[\u00BC-\u00BE\u2150-\u215E]|[1-9]/(?:[2-9]|10)(?![\p{Nd}/])`;

const start = new RegExp(
  String.raw`^(?<before>(?:[~≈≃<>≤≥±]${space}?|約|[Cc]a\.${space}?)?[-+−–]?(?:[A-Z]{0,3}\p{Sc}${space}?|(?:${currencyCodes})${space}|${percentSign})?)(?:(?<fraction>${fraction})|(?<amount>${amountPattern}))`,
  "u",
);
const after = new RegExp(
  String.raw`^[\s\u00A0\u202F]?(?:${percentSign}|‰|\p{Sc}|[×★⭐☆]|°[CF]?|[x×](?!\s?\p{N}|\p{L}))`,
  "u",
);
/** Matches the unit of a price, e.g. `/month`. */
const rate = /^\/[\p{L}²]{1,8}(?![\p{L}\p{N}])/u;
const code = new RegExp(String.raw`^${space}(?:${currencyCodes})(?![\p{L}\p{N}])`, "u");
const symbol = /^[\s\u00A0\u202F]?([\p{L}µ][\p{L}/]{0,4}[²³2]?)(?![\p{L}\p{N}])/u;
const upper = new RegExp(
  String.raw`^${space}?${percentSign}?${space}?[-–—−〜～~]${space}?\p{Sc}?(${amountPattern})`,
  "u",
);
const upperInWords = new RegExp(
  String.raw`^${space}(?:${rangeWords.join("|")})${space}(${amountPattern})`,
  "u",
);
const ratio = new RegExp(
  String.raw`^${space}(?:\p{Ll}{2,12}${space})?(?:${[...ratioWords].toSorted((one, other) => other.length - one.length).join("|")})${space}(${amountPattern})(?![\p{L}\p{Nd}])`,
  "iu",
);

/** Parses the number at the start of a text; null if there is none, or if letters follow it directly. */
export function parseFigure(text: string): Figure | null {
  const typed = text.slice(0, maxUnits);
  const groups = start.exec(typed)?.groups;
  if (!groups) return null;
  const { before = "", amount, fraction: part } = groups;
  const number = before + (amount ?? part ?? "");
  if (amount === undefined) return endFigure(typed, number, { unit: "/" });
  const whole = before === "" ? findRatio(typed, amount) : null;
  if (whole !== null) return endFigure(typed, whole, { unit: "/" });
  const value = parseAmount(amount);
  if (value === null || /^0\p{Nd}/u.test(amount)) return null;
  const isQuantity = /\P{Nd}/u.test(amount) || /[~≈≃<>≤≥±約]|ca\./i.test(before);
  const range = findRange(typed, number, amount);
  const first = readUnit(typed, range ?? number);
  const unit = before.replaceAll(/[~≈≃<>≤≥±約\s+−–-]|[Cc]a\./g, "") + first.unit;
  if (numberNames.test(first.text)) return null;
  return endFigure(typed, first.text, {
    unit,
    isQuantity,
    value: range === null && !/^[-−–]/.test(before) ? value : null,
  });
}

/**
 * Returns the text of a ratio, e.g. `3 von 4` or `5人に1人`. Null if there is no ratio, or if the part is larger than the
 * whole.
 */
function findRatio(typed: string, amount: string): string | null {
  const inEast = eastAsianRatio.exec(typed)?.[0];
  if (inEast) return inEast;
  const found = ratio.exec(typed.slice(amount.length));
  const [part, whole] = [parseAmount(amount), parseAmount(found?.[1] ?? "")];
  if (!found || part === null || whole === null || /^(?:19|20)\d\d$/.test(found[1] ?? "")) {
    return null;
  }
  return part < whole || (part === whole && part >= 5) ? amount + found[0] : null;
}

/** Returns the text of a range, e.g. `10–15`, or null. The second number must be larger, because `3–1` is a score. */
function findRange(typed: string, number: string, amount: string): string | null {
  const rest = typed.slice(number.length);
  const multiplier = multiplierStart.exec(rest)?.[0] ?? "";
  const multiplied = multiplier && upper.exec(rest.slice(multiplier.length))?.[0];
  if (multiplied) return number + multiplier + multiplied;
  const dashed = upper.exec(rest);
  if (dashed) return rises(amount, dashed[1] ?? "") ? number + dashed[0] : null;
  const worded = upperInWords.exec(rest);
  if (!worded) return null;
  const ranged = number + worded[0];
  return rises(amount, worded[1] ?? "") || readUnit(typed, ranged).unit !== "" ? ranged : null;
}

function rises(lower: string, higher: string): boolean {
  const [from, to] = parseAmounts([lower, higher]) ?? [];
  return from !== undefined && to !== undefined && from < to;
}

/** Extends a number by the multiplier, the unit symbol and the `+` that follow it. */
function readUnit(typed: string, number: string): { text: string; unit: string } {
  let text = number;
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(typed.slice(text.length))?.[0] ?? "";
    text += found;
    return found.trim();
  };
  const multiplier = take(multiplierStart) + take(multiplierStart);
  let unit = multiplier + (take(after) || take(code));
  const next = symbol.exec(typed.slice(text.length));
  if (next && isUnitSymbol(next[1] ?? "")) {
    text += next[0];
    unit += next[1] ?? "";
  }
  if (/\p{Sc}/u.test(text)) unit += take(rate);
  unit += take(counters);
  unit += take(/^\+/);
  return { text, unit };
}

/** Matches all that may follow a number directly: space, end, punctuation, or a Chinese or Japanese character. */
const boundary = new RegExp(
  String.raw`^(?:$|\s|[,;!?…：、。،؛)\]»”"–—]|:(?:\s|$)|\.$|[${hanAndKana}])`,
  "u",
);

function endFigure(typed: string, text: string, more: Partial<Figure>): Figure | null {
  if (!boundary.test(typed.slice(text.length))) return null;
  return { text, unit: "", isQuantity: false, value: null, ...more };
}
