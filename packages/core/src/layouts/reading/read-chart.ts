import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import { amountPattern, parseAmounts } from "../../numbers/amount.ts";
import { isDateUnit, startsWithDayPeriod } from "../../numbers/dates/months.ts";
import { countsBelow, isCounted, isSumOf } from "./counted-header.ts";
import { startsWithSymbol } from "./entry-mark.ts";
import { parseLabelLine } from "./label-line.ts";
import { isLitCell, partWords } from "./row-lines.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";
import { isTimeLabel } from "../../numbers/dates/time-scale.ts";
import { multiplierStart } from "../../numbers/multipliers.ts";
import { findWhole, percentSign } from "../../numbers/shares.ts";
import { findUnitKind } from "../../numbers/unit-kinds.ts";

/** The most bars of a chart. More lines become a list. */
export const maxBars = 6;

/** Matches a number with an optional sign, a currency before it, and a unit of up to 16 characters after it. */
const valuePattern = new RegExp(
  String.raw`^[~≈]?(?<sign>[-−–+]?)\s?(?<currency>(?:[A-Z]{0,2}\p{Sc})?)\s?(?<amount>${amountPattern})\s*(?<unit>[^\p{Nd}:;/?!]?[^\p{Nd}:;?!]{0,15})$`,
  "u",
);

/** Matches a label and a percentage with only a space between them, e.g. `Mar 58 %`. */
const spaced = new RegExp(
  String.raw`^(?<label>[^\p{Nd}:]{1,40}?|(?:19|20)\d\d)\s(?<value>\p{Sc}?${amountPattern}\s?${percentSign})$`,
  "u",
);

const hoursOfDay = 24;

/** The label and the number of a line, as typed. */
interface TypedBar {
  label: string;
  text: string;
  sign: string;
  amount: string;
  unit: string;
}

/**
 * Parses lines that each have a label and a comparable number; null for other text. Returns a chart, or a table if there
 * are negative numbers or more than `maxBars` lines.
 */
export function readChart(
  pieces: readonly TextPiece[],
  { ref, header }: { ref: ItemRef; header: string },
): ReadBlock[] | null {
  if (pieces.some(({ kind }) => kind === "numbered")) return null;
  const lines = pieces.flatMap(({ text }) => text.split("\n")).map((line) => line.trim());
  if (lines.length < 2 || lines.some(startsWithSymbol)) return null;
  const typed = listBars(lines);
  const values = typed && parseAmounts(typed.map(({ amount }) => amount));
  if (!typed || !values) return null;
  if (!isComparable(typed) && !areCounts(typed, header, values)) return null;
  if (lines.length > maxBars || typed.some(({ sign }) => /[-−–]/.test(sign))) {
    const entries = lines.map((text) => ({ text, ref, mark: "neutral" as const }));
    if (lines.length < 3) return [{ kind: "list", entries }];
    const rows = typed.map(({ label, text }) => ({
      cells: [partWords(label, ref), partWords(text, ref)],
      isLit: isLitCell(label),
    }));
    return [{ kind: "table", head: null, rows, litColumn: null, entries }];
  }
  const bars = typed.map(({ label, text }, index) => ({
    label: { text: label, ref },
    text: { text, ref },
    value: values[index] ?? 0,
  }));
  const sum = values.reduce((total, value) => total + value, 0);
  const unit = typed[0]?.unit ?? "";
  const limit = findWhole(unit);
  const whole = unit === "h" ? hoursOfDay : limit;
  // Percentages may add up to 99 or 101, because they are rounded.
  const isWhole =
    whole === null ? unit === "" && isSumOf(header, values) : Math.abs(sum - whole) <= whole / 100;
  const isShare = limit !== null && Math.max(...values) <= limit;
  return [{ kind: "chart", bars, isWhole, limit: isShare ? limit : null }];
}

function listBars(lines: readonly string[]): TypedBar[] | null {
  const bars: TypedBar[] = [];
  for (const line of lines) {
    const bar = parseBar(line);
    if (!bar || bar.unit !== (bars[0] ?? bar).unit) return null;
    bars.push(bar);
  }
  return bars;
}

/** Parses a line; null for times, dates, years, telephone numbers and other text. */
function parseBar(line: string): TypedBar | null {
  const { label, value } = spaced.exec(line)?.groups ?? parseLabelLine(line) ?? {};
  if (label === undefined || value === undefined) return null;
  const groups = valuePattern.exec(value)?.groups;
  if (!groups) return null;
  const { sign = "", currency = "", amount = "" } = groups;
  const after = (groups["unit"] ?? "").trim();
  const unit = currency + after;
  const isTelephone =
    /^0\d/.test(amount) ||
    /^\d{9,}$/.test(amount) ||
    (sign === "+" && /\d[ \u00A0]\d/.test(amount));
  if (isTelephone || isYear(amount, unit) || isTimeUnit(unit)) return null;
  return { label, text: value, sign, amount, unit };
}

const isTimeUnit = (unit: string) => isDateUnit(unit) || startsWithDayPeriod(unit);

function isYear(amount: string, unit: string): boolean {
  return /^(?:19|20)\d\d$/.test(amount) && /^[年년]?$/.test(unit);
}

/**
 * Whether numbers can be bars: all labels are times, the unit is e.g. percent or hours, or numbers without a unit have
 * a multiplier or thousands separators.
 */
function isComparable(bars: readonly TypedBar[]): boolean {
  if (bars.every(({ label }) => isTimeLabel(label))) return true;
  const unit = bars[0]?.unit ?? "";
  const multiplier = multiplierStart.exec(unit)?.[0] ?? "";
  const kind = findUnitKind(unit.slice(multiplier.length).trim());
  if (kind === "share" || kind === "measure") return true;
  return kind === "none" && (multiplier !== "" || bars.some(({ amount }) => isGrouped(amount)));
}

/** Whether whole numbers count what the header or the word after them says. */
function areCounts(bars: readonly TypedBar[], header: string, values: readonly number[]): boolean {
  const unit = bars[0]?.unit ?? "";
  if (!values.every(Number.isInteger) || values.every((value) => value === values[0])) return false;
  return unit === "" ? countsBelow(header, values) : isCounted(unit, header);
}

/**
 * Whether the number has thousands separators. `123 456` doesn't count, because it may be part of a telephone number.
 */
function isGrouped(amount: string): boolean {
  return /^\p{Nd}{1,3}(?:[.,'’٬]\p{Nd}{3})+$|^\p{Nd}{1,2}[ \u00A0\u202F]\p{Nd}{3}|^\p{Nd}{1,3}(?:[\u00A0\u202F]\p{Nd}{3})+$/u.test(
    amount,
  );
}
