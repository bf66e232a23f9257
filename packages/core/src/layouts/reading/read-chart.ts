import type { TextPiece } from "../../blocks/text/text-pieces.ts";
import { amountPattern, parseAmounts } from "./amount.ts";
import { isDateUnit } from "./date-unit.ts";
import { isSigned } from "./entry-mark.ts";
import type { ItemRef, ReadBlock } from "./slide-reading.ts";

/** More are read as a list. */
export const maxBars = 6;

/** Up to 40 characters, a colon, and a number with its unit: `Coffee: 24 h`, `Rent: $1,200`. */
const barPattern = new RegExp(
  String.raw`^(?<label>.{1,40}?)\s*[:\uFF1A]\s*(?<text>(?<sign>[-−–+]?)\s?(?<currency>\p{Sc}?)\s?(?<amount>${amountPattern})\s*(?<unit>[^\p{Nd}:;/?!]?[^\p{Nd}:;?!]{0,5}))$`,
  "u",
);

/** What the values of a unit add up to where they are the parts of a whole. */
const wholes: Readonly<Record<string, number>> = { "%": 100, h: 24 };

/** An amount as typed, with all that tells whether it can be a bar. */
interface TypedBar {
  label: string;
  text: string;
  sign: string;
  amount: string;
  unit: string;
}

/**
 * An item all of whose lines are a label and a number of one and the same unit; null where it is none. More than six
 * lines, and such with numbers below zero, are a list.
 */
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
  // Rounded shares miss the whole by a little.
  const isWhole = whole !== undefined && Math.abs(sum - whole) <= whole / 100;
  return [{ kind: "chart", bars, isWhole }];
}

/** Null for a line that is no bar: also for times, dates, years and telephone numbers. */
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
