import { hanAndKana } from "../../text/scripts.ts";
import { amountPattern } from "../../numbers/amount.ts";
import { isDateUnit } from "../../numbers/dates/months.ts";

/** The parts of a line such as `Coffee: 24 h` or `Week 1 – hang`. */
export interface LabelLine {
  label: string;
  value: string;
}

/** The longest label, in UTF-16 code units. */
const maxLabel = 40;
/** The longest line with a label, in UTF-16 code units; longer lines are prose. */
const maxLine = 160;

const colon = new RegExp(
  String.raw`\s?(?::(?=\s)|：|(?<!\p{Nd}):(?=[${hanAndKana}\p{Nd}\p{Sc}]))\s*`,
  "u",
);
const dash = /\s[–—=-]\s+/;

/** Splits a line into label and value at a colon or dash; null for prose. */
export function parseLabelLine(line: string): LabelLine | null {
  return splitAt(line, colon) ?? splitAt(line, dash);
}

function splitAt(line: string, separator: RegExp): LabelLine | null {
  if (line.length > maxLine) return null;
  const found = separator.exec(line);
  if (!found || found.index === 0 || found.index > maxLabel) return null;
  const label = line.slice(0, found.index).trim();
  const value = line.slice(found.index + found[0].length).trim();
  if (
    value === "" ||
    !/[\p{L}\p{N}]/u.test(label) ||
    /[.!?。！？؟"“”„«»「」]/u.test(label.slice(0, -1))
  ) {
    return null;
  }
  return { label, value };
}

const clock = new RegExp(
  String.raw`^(?:\p{Nd}{1,2}(?:[:.h時]\p{Nd}{2}分?)(?:\s?[-–—〜]\s?\p{Nd}{1,2}[:.h]\p{Nd}{2})?|\p{Nd}{1,2}\s?h(?!\p{L})|${amountPattern}(?=\.?\s?(?<unit>\p{L}[\p{L}.]{0,11})))`,
  "u",
);

/** Whether text follows a time of day at the start of the line, e.g. `09:00 Welcome` or `9 Uhr Start`. */
export function startsWithTime(line: string): boolean {
  return splitTime(line) !== null;
}

/** Splits a line after the time of day or date at its start: `09:00 Welcome`, `9 Uhr Start`, `5. Mai Start`. */
export function splitTime(line: string): LabelLine | null {
  const found = clock.exec(line.slice(0, 40));
  if (!found) return null;
  const unit = found.groups?.["unit"];
  const rest = line.slice(found[0].length).trim();
  if (unit === undefined)
    return /[\p{L}\p{N}]/u.test(rest) ? { label: found[0], value: rest } : null;
  if (!isDateUnit(unit) || rest.length <= unit.length) return null;
  const label = line.slice(0, line.indexOf(unit, found[0].length) + unit.length);
  return { label, value: line.slice(label.length).trim() };
}
