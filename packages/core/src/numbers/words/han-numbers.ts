import { counters, ordinals } from "../counted-words.ts";
import { maskRanges } from "../../text/mask.ts";
import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";
import { readUnit } from "../units.ts";

const numerals = "〇一二三四五六七八九";
/** Other numerals for the same digits. */
const variants: Readonly<Record<string, number>> = { 零: 0, 两: 2, 兩: 2, 二: 2 };
const small: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const large: Readonly<Record<string, number>> = { 万: 1e4, 億: 1e8, 亿: 1e8, 兆: 1e12, 萬: 1e4 };

const number =
  /[\d〇一二三四五六七八九十百千两兩][\d,.〇零一二三四五六七八九十百千万億亿萬兆两兩]*/gu;
const half = /半分/gu;
const fraction =
  /(?<![\d〇一二三四五六七八九十])([\d〇一二三四五六七八九十百]{1,6})分[の之]([\d〇一二三四五六七八九十百.]{1,6})/gu;
/** Matches tenths and hundredths: 1割2分, 四成. */
const tenths =
  /([\d一二三四五六七八九]{1,2})割(?:([\d一二三四五六七八九])分)?|([\d一二三四五六七八九两]{1,2})成(?!功|为|長|长|立|果|本|人|员|員)/gu;
/** Matches counters and units. Han characters before a counter or unit are a number. */
const counted =
  /^(?:[つ人名社件回個枚台年月日分秒時週歳度歩頭匹着代問題種店館校か国ヶカ个個名位家间間元块米克吨斤升公席室泊食度丁冊杯組軒通点品棟羽束皿切株基機両畳坪膳箱袋缶瓶玉課科章節巻曲作話枠号階便票往]|パーセント|%|割|倍|円)/u;

/** Matches units of several characters. */
const largeUnit =
  /^(?:平方|立方|公里|公斤|公顷|公頃|英里|毫|厘|分米|摄氏|攝氏|小时|小時|分钟|分鐘|平米|多|余|トン|キロ|メートル|リットル|グラム|ミリ|センチ|ヘクタール|ドル|ユーロ|ポイント|欧元|美元|家|辆|輛|座|棵|份|张|張|册|部|篇|句|条|條)/u;

/** Reads a number of Han characters and digits, e.g. `九万八千` or `3.5万`. */
export function parseHan(text: string): number {
  let total = 0;
  let section = 0;
  let digits: number | null = null;
  for (const [token] of text.matchAll(/\d[\d,.]*|\p{Script=Han}|〇/gu)) {
    const numeral = variants[token] ?? numerals.indexOf(token);
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
export function readHanNumbers(text: string, countsOne: boolean): NumberMention[] {
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
  for (const { 0: raw, 1: tens = "", 2: ones = "", 3: parts = "", index } of text.matchAll(
    tenths,
  )) {
    const value = parseHan(tens || parts) * 10 + parseHan(ones);
    add(index, raw, { values: [value], unit: "%", form: "words" });
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
    if (raw === "一" && after.unit === "" && !countsOne) continue;
    const form = /\d/.test(raw) ? "digits" : "words";
    add(index, text.slice(index, after.end), { values: [value], unit: after.unit, form });
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}

/** Whether `raw` is a number with Han characters, and not part of a word such as 一番 or 十分. */
function isNumber(raw: string, after: string): boolean {
  if (/^[\d,.]+$/.test(raw)) return false;
  if (raw === "十" && /^分(?![間後前ほで])/u.test(after)) return false;
  if (/[万億亿萬兆]/u.test(raw)) return !raw.startsWith("万");
  if (/[十百千]/u.test(raw) && raw.length > 1 && largeUnit.test(after)) return true;
  return counters.test(after) || ordinals.test(after) || counted.test(after);
}
