import type { NumberLanguage } from "../number-language.ts";
import { getLexicon } from "./number-words.ts";

/** Matches every compound number such as `einundsechzig`. Words that don't match need no parsing. */
const mayBe = {
  de: /(?:zig|ßig|ssig|hundert|tausend|zehn)(?:\p{L}*)$/u,
  nl: /(?:tig|honderd|duizend)(?:\p{L}*)$/u,
  hu: /^(?:huszon|harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven)|száz|ezer/u,
  it: /(?:venti|vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cento|mila|mille)/u,
} as const;

/** Maximum length of a number written in one word, in UTF-16 units. */
const maxUnits = 60;

/** Returns the value of a number word such as `einundsechzig` or `duecentotrenta`; null for other words. */
export function readCompound(word: string, language: NumberLanguage): number | null {
  if (language !== "de" && language !== "it" && language !== "nl" && language !== "hu") return null;
  if (word.length > maxUnits || !mayBe[language].test(word)) return null;
  if (language === "hu") return readHungarian(word);
  return language === "it" ? readItalian(word) : readGermanic(word, germanic[language]);
}

interface Germanic {
  language: "de" | "nl";
  scales: readonly (readonly [name: string, factor: number])[];
  joiner: string;
}

const germanic: Readonly<Record<"de" | "nl", Germanic>> = {
  de: {
    language: "de",
    scales: [
      ["tausend", 1000],
      ["hundert", 100],
    ],
    joiner: "und",
  },
  nl: {
    language: "nl",
    scales: [
      ["duizend", 1000],
      ["honderd", 100],
    ],
    joiner: "en",
  },
};

/** Reads a number whose ones are before its tens: `dreihunderteinundsechzig`. */
function readGermanic(word: string, own: Germanic): number | null {
  const { values } = getLexicon(own.language);
  const known = values.get(word);
  if (known !== undefined && known < 1e6) return known;
  for (const [name, factor] of own.scales) {
    const at = word.indexOf(name);
    if (at >= 0) {
      const left = at === 0 ? 1 : readGermanic(word.slice(0, at), own);
      const rest = word.slice(at + name.length).replace(new RegExp(`^${own.joiner}`, "u"), "");
      const right = rest === "" ? 0 : readGermanic(rest, own);
      return left === null || right === null ? null : left * factor + right;
    }
  }
  // The joiner may also be part of a number's name, e.g. `en` in `zeventien`.
  for (const { index } of word.replaceAll("ë", "e").matchAll(new RegExp(own.joiner, "gu"))) {
    const one = values.get(word.slice(0, index));
    const ten = values.get(word.slice(index + own.joiner.length));
    if (one !== undefined && one < 10 && ten !== undefined && ten >= 20 && ten < 100) {
      return one + ten;
    }
  }
  return null;
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

const hungarianScales = [
  ["ezer", 1000],
  ["száz", 100],
] as const;

/** Reads `huszonöt`, `harminckettő` or `kétszázötven`. */
function readHungarian(word: string): number | null {
  const { values } = getLexicon("hu");
  const known = values.get(word);
  if (known !== undefined) return known;
  for (const [name, factor] of hungarianScales) {
    const at = word.indexOf(name);
    if (at >= 0) {
      const left = at === 0 ? 1 : readHungarian(word.slice(0, at));
      const rest = word.slice(at + name.length).replace(/^-/u, "");
      const right = rest === "" ? 0 : readHungarian(rest);
      return left === null || right === null ? null : left * factor + right;
    }
  }
  const plain = word.replace(/^huszon/u, "húsz");
  for (const [ten, value] of values) {
    if (value < 20 || value > 90 || !plain.startsWith(ten)) continue;
    const one = values.get(plain.slice(ten.length));
    if (one !== undefined && one < 10) return value + one;
  }
  return null;
}
