import type { NumberLanguage } from "../number-language.ts";
import { getLexicon } from "./number-words.ts";

/** Matches every German or Italian compound number such as `einundsechzig`. Words that don't match need no parsing. */
const mayBe = {
  de: /(?:zig|ßig|ssig|hundert|tausend|zehn)(?:\p{L}*)$/u,
  it: /(?:venti|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cento|mila|mille)/u,
} as const;

/** Maximum length of a number written in one word, in UTF-16 units. */
const maxUnits = 60;

/** Returns the value of a number word such as `einundsechzig` or `duecentotrenta`; null for other words. */
export function readCompound(word: string, language: NumberLanguage): number | null {
  if (language !== "de" && language !== "it") return null;
  if (word.length > maxUnits || !mayBe[language].test(word)) return null;
  return language === "de" ? readGerman(word) : readItalian(word);
}

function readGerman(word: string): number | null {
  const { values } = getLexicon("de");
  const known = values.get(word);
  if (known !== undefined && known < 1e6) return known;
  for (const [name, factor] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at >= 0) {
      const left = at === 0 ? 1 : readGerman(word.slice(0, at));
      const rest = word.slice(at + name.length).replace(/^und/u, "");
      const right = rest === "" ? 0 : readGerman(rest);
      return left === null || right === null ? null : left * factor + right;
    }
  }
  const at = word.indexOf("und");
  const [one, ten] = [values.get(word.slice(0, at)), values.get(word.slice(at + 3))];
  if (at < 0 || one === undefined || ten === undefined) return null;
  return one < 10 && ten >= 20 && ten < 100 ? one + ten : null;
}

const italianScales = [
  ["mila", 1000],
  ["mille", 1000],
  ["cento", 100],
] as const;

function readItalian(word: string): number | null {
  const { values } = getLexicon("it");
  const known = values.get(word.replace(/tré$/u, "tre"));
  if (known !== undefined && word !== "mila") return known;
  for (const [name, factor] of italianScales) {
    const at = word.indexOf(name);
    if (at >= 0) {
      const left = at === 0 ? 1 : readItalian(word.slice(0, at));
      const rest = word.slice(at + name.length);
      const right = rest === "" ? 0 : readItalian(rest);
      return left === null || right === null ? null : left * factor + right;
    }
  }
  for (const [ten, value] of values) {
    if (value < 20 || value > 90) continue;
    // The last vowel of a word such as `venti` is dropped before `uno` and `otto`, as in `ventuno`.
    for (const start of [ten, ten.slice(0, -1)]) {
      const one = word.startsWith(start)
        ? values.get(word.slice(start.length).replace("é", "e"))
        : undefined;
      if (one !== undefined && one < 10) return value + one;
    }
  }
  return null;
}
