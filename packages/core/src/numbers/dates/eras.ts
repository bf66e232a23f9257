import { parseHan } from "../words/han-numbers.ts";

/** The year before each Japanese era's first. */
const starts: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
};

/** A pattern of a year of an era, e.g. 令和6年. */
export const eraYear = String.raw`(?<era>${Object.keys(starts).join("|")})(?<years>元|\d{1,2}|[一二三四五六七八九十]{1,3})年`;

/** Returns the year that an era and its year mean. */
export const readEra = (era: string, years: string): number =>
  (starts[era] ?? 0) + (years === "元" ? 1 : parseHan(years));

const eraYears = new RegExp(eraYear, "gu");

/** Lists the years of eras that have no month. */
export const readEraYears = (text: string) =>
  Array.from(
    text.matchAll(eraYears),
    ({ 0: raw, index: start, groups: { era = "", years = "" } = {} }) => ({
      start,
      end: start + raw.length,
      raw,
      value: readEra(era, years),
    }),
  );
