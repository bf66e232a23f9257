import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import { amountPattern, parseAmounts } from "./amount.ts";
import { isDateUnit } from "./date-unit.ts";
import { isSigned } from "./entry-mark.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";

/** The most bars of a chart; more lines are a list. */
export const maxBars = 6;

/** A label of up to 40 characters, a colon, and a number with a unit: `Coffee: 24 h`, `Rent: $1,200`. */
const barPattern = new RegExp(
  String.raw`^(?<label>.{1,40}?)\s*[:\uFF1A]\s*(?<text>(?<sign>[-−–+]?)\s?(?<currency>\p{Sc}?)\s?(?<amount>${amountPattern})\s*(?<unit>[^\p{Nd}:;/?!]?[^\p{Nd}:;?!]{0,5}))$`,
  "u",
);

/** The sum of a unit's values if they are parts of a whole. */
const wholes: Readonly<Record<string, number>> = { "%": 100, h: 24 };

/** A parsed line: label, number as typed, and unit. */
interface TypedBar {
  label: string;
  text: string;
  sign: string;
  amount: string;
  unit: string;
}

/** Parses a chart: every line has a label and a number in the same unit. Null for more than six lines or negative numbers. */
export function readChart(pieces: readonly TextPiece[], ref: ItemRef): ReadBlock[] | null {
  if (pieces.some(({ kind }) => kind === "numbered")) return null;
  const lines = pieces.flatMap(({ text }) => text.split("\n")).map((line) => line.trim());
  if (lines.length < 2 || lines.some(isSigned)) return null;
  const typed = lines.map(parseBar).filter((bar) => bar !== null);
  if (typed.length < lines.length || typed.some(({ unit }) => unit !== typed[0]?.unit)) return null;
  const values = parseAmounts(typed.map(({ amount }) => amount));
  if (!values) return null;
  if (lines.length > maxBars || typed.some(({ sign }) => /[-−–]/.test(sign))) {
    return [
      { kind: "list", entries: lines.map((text) => ({ text, ref, mark: "neutral" as const })) },
    ];
  }
  const bars = typed.map(({ label, text }, index) => ({
    label: { text: label, ref },
    text: { text, ref },
    value: values[index] ?? 0,
  }));
  const sum = values.reduce((total, value) => total + value, 0);
  const whole = wholes[typed[0]?.unit ?? ""];
  // Rounded percentages may not add up exactly.
  const isWhole = whole !== undefined && Math.abs(sum - whole) <= whole / 100;
  return [{ kind: "chart", bars, isWhole }];
}

/** Parses a line; null for times, dates, years, telephone numbers and other text. */
function parseBar(line: string): TypedBar | null {
  const groups = barPattern.exec(line)?.groups;
  if (!groups) return null;
  const { label = "", text = "", sign = "", currency = "", amount = "" } = groups;
  const after = (groups["unit"] ?? "").trim();
  if (currency && after) return null;
  const unit = currency || after;
  const isTelephone =
    /^0\d/.test(amount) ||
    /^\d{9,}$/.test(amount) ||
    (sign === "+" && /\d[ \u00A0]\d/.test(amount));
  if (isTelephone || isYear(amount, unit) || isDateUnit(unit)) return null;
  return { label, text, sign, amount, unit };
}

function isYear(amount: string, unit: string): boolean {
  return /^(?:19|20)\d\d$/.test(amount) && /^[年년]?$/.test(unit);
}
