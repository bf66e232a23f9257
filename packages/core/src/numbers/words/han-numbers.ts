import { counters, ordinals } from "../counted-words.ts";
import { maskRanges } from "../../text/mask.ts";
import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";
import { readUnit } from "../units.ts";

const numerals = "〇一二三四五六七八九";
const small: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const large: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 兆: 1e12 };

const number = /[\d〇一二三四五六七八九十百千][\d,.〇一二三四五六七八九十百千万億兆]*/gu;
const half = /半分/gu;
const fraction =
  /(?<![\d〇一二三四五六七八九十])([\d〇一二三四五六七八九十]{1,6})分の([\d〇一二三四五六七八九十]{1,6})/gu;
/** Matches counters and units. Han characters before a counter or unit are a number. */
const counted =
  /^(?:[つ人名社件回個枚台年月日分秒時週歳度歩頭匹着代問題種店館校か国ヶカ]|パーセント|%|割|倍|円)/u;

/** Reads a number of Han characters and digits, e.g. `九万八千` or `3.5万`. */
export function parseHan(text: string): number {
  let total = 0;
  let section = 0;
  let digits: number | null = null;
  for (const [token] of text.matchAll(/\d[\d,.]*|\p{Script=Han}|〇/gu)) {
    const numeral = numerals.indexOf(token);
    const [unit, power] = [small[token], large[token]];
    if (/^\d/.test(token)) digits = Number(token.replaceAll(",", ""));
    else if (numeral >= 0) digits = (digits ?? 0) * 10 + numeral;
    else if (unit !== undefined) {
      section += (digits ?? 1) * unit;
      digits = null;
    } else if (power !== undefined) {
      total += (section + (digits ?? 0) || 1) * power;
      section = 0;
      digits = null;
    }
  }
  return total + section + (digits ?? 0);
}

/** Lists the numbers that are written with Han characters, alone or after digits. */
export function readHanNumbers(text: string): NumberMention[] {
  if (!/[一-龠]/u.test(text)) return [];
  const mentions: NumberMention[] = [];
  const add = (
    start: number,
    raw: string,
    more: Pick<NumberMention, "values" | "unit" | "form">,
  ) => {
    const end = start + raw.length;
    mentions.push({ start, end, raw, ...more, rounding: findRounding(text, start, end) });
  };
  for (const { 0: raw, index } of text.matchAll(half)) {
    add(index, raw, { values: [50], unit: "%", form: "fraction" });
  }
  for (const { 0: raw, 1: whole = "", 2: part = "", index } of text.matchAll(fraction)) {
    const value = (parseHan(part) / parseHan(whole)) * 100;
    if (Number.isFinite(value)) add(index, raw, { values: [value], unit: "%", form: "fraction" });
  }
  const rest = maskRanges(text, mentions);
  for (const { 0: found, index } of rest.matchAll(number)) {
    const raw = found.replace(/(?<![,.])[,.]+$/, "");
    if (!isNumber(raw, text.slice(index + raw.length, index + raw.length + 6))) continue;
    const end = index + raw.length;
    const isTenths = text[end] === "割";
    const after = isTenths ? { unit: "%", end: end + 1 } : readUnit(text, end);
    const value = parseHan(raw) * (isTenths ? 10 : 1);
    // 一 without a unit isn't read as a number, just as "one" isn't.
    if (raw === "一" && after.unit === "") continue;
    const form = /\d/.test(raw) ? "digits" : "words";
    add(index, text.slice(index, after.end), { values: [value], unit: after.unit, form });
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}

/** Whether `raw` is a number with Han characters, and not part of a word such as 一番 or 十分. */
function isNumber(raw: string, after: string): boolean {
  if (/^[\d,.]+$/.test(raw)) return false;
  if (raw === "十" && /^分(?![間後前ほで])/u.test(after)) return false;
  if (/[万億兆]/u.test(raw)) return !raw.startsWith("万");
  return counters.test(after) || ordinals.test(after) || counted.test(after);
}
