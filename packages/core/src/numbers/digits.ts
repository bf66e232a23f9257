import { readAmounts } from "./amount.ts";
import { numberNames } from "./counted-words.ts";
import { readMultiplier } from "./multipliers.ts";
import type { NumberMention } from "./number-mention.ts";
import { findRounding } from "./rounding.ts";
import { currencyBefore, readCurrency } from "./currencies.ts";
import { readUnit } from "./units.ts";

const letters = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`;
const time = String.raw`(?:[01]?\d|2[0-4])(?::|h)[0-5]\d(?::[0-5]\d)?(?!\d)`;
const indian = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?(?!\d)`;
const grouped = String.raw`\d{1,3}(?<gap>[ \u00A0\u2009\u202F,.'’])\d{3}(?:\k<gap>\d{3})*(?!\d)(?:[.,]\d+)?`;
const plain = String.raw`\d*[¼½¾⅓⅔⅛]|\d+(?:[.,]\d+)?`;

/** Matches a number in digits that isn't part of a word, version or code such as `p7`, `1.2.3` or `7f3a`. */
const number = new RegExp(
  String.raw`(?:(?<sign>${currencyBefore})[ \u00A0\u202F]?|(?<![${letters}\d_]|\d[.,]))(?<amount>${time}|${indian}|${grouped}|${plain})(?![.,]?\d|[${letters}]+\d|_)`,
  "gu",
);

const vulgar: Readonly<Record<string, number>> = {
  "¼": 1 / 4,
  "½": 1 / 2,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
};

export function readDigits(text: string, usesComma: boolean): NumberMention[] {
  const mentions: NumberMention[] = [];
  for (const { index: start, 0: typed, groups = {} } of text.matchAll(number)) {
    const { sign, amount = "" } = groups;
    const amountEnd = start + typed.length;
    const isTime = /[:h]/.test(amount);
    const { factors, end: numberEnd } = isTime
      ? { factors: [1], end: amountEnd }
      : readMultiplier(text, amountEnd);
    if (isPartOfName(text, start, numberEnd)) continue;
    const isTenths = text[numberEnd] === "割";
    const after = isTenths ? { unit: "%", end: numberEnd + 1 } : readUnit(text, numberEnd);
    const unit = isTime ? ":" : sign === undefined ? after.unit : readCurrency(sign);
    const end = sign === undefined && !isTime ? after.end : numberEnd;
    const [first, ...more] = readValues(amount, usesComma).flatMap((value) =>
      factors.map((factor) => value * factor * (isTenths ? 10 : 1)),
    );
    if (first === undefined) continue;
    const raw = text.slice(start, end);
    const rounding = findRounding(text, start, end);
    mentions.push({ start, end, raw, values: [first, ...more], unit, form: "digits", rounding });
  }
  return mentions;
}

/** Whether a number is part of a name, such as `401k`, `3D` or `5G`. */
function isPartOfName(text: string, start: number, end: number): boolean {
  if (numberNames.test(text.slice(start, end))) return true;
  return /^\d[A-Z](?![\p{L}\d])/u.test(text.slice(end - 1, end + 2));
}

/** Returns the possible values of a time, in minutes, of an amount, or of a fraction such as `2½`. */
function readValues(amount: string, usesComma: boolean): number[] {
  if (/[:h]/.test(amount)) {
    const [hours = 0, minutes = 0, seconds = 0] = amount.split(/[:h]/).map(Number);
    return [hours * 60 + minutes + seconds / 60];
  }
  const part = vulgar[amount.at(-1) ?? ""];
  return part === undefined ? readAmounts(amount, usesComma) : [Number(amount.slice(0, -1)) + part];
}
