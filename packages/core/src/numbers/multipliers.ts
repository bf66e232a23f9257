import { currencySigns } from "./currencies.ts";

const words: readonly [words: string, ...values: number[]][] = [
  ["hundred hundert cent cento honderd száz مئة مائة", 100],
  [
    "k tsd thousand thousands tausend mil mille mila millier milliers duizend ezer ألف آلاف ألفا тыс тысяча тысячи тысяч",
    1e3,
  ],
  ["lakh lakhs", 1e5],
  [
    "mn mio mln million millions millionen millón millones milhão milhões milió milions milione milioni miljoen millió مليون ملايين مليونا млн миллион миллиона миллионов",
    1e6,
  ],
  ["m", 1e6, 1],
  ["crore crores", 1e7],
  [
    "bn b bi mrd mds mld md milliarde milliarden milliard milliards miliardo miliardi bilhão bilhões miliard miliards miljard milliárd مليار مليارات млрд миллиард миллиарда миллиардов",
    1e9,
  ],
  // In English, a billion is a thousand million; in other languages, a million million.
  ["billion billions", 1e9, 1e12],
  [
    "billionen billón billones trillion trillions tn billió biljoen trilhão trilhões tri ترليون تريليون трлн триллион триллиона триллионов",
    1e12,
  ],
  ["bln", 1e9, 1e12],
  ["bio", 1e12],
];

const valuesByWord = new Map(
  words.flatMap(([names, ...values]) => names.split(" ").map((name) => [name, values] as const)),
);

const longestFirst = [...valuesByWord.keys()].toSorted((one, other) => other.length - one.length);
/** `bi` and `tri` are abbreviations in Portuguese, and parts of `bi-weekly`; `Bio.` is one in German, and `Bio` organic. */
const end = String.raw`(?![\p{L}\p{N}]|(?<=[bBtT]r?i)-|(?<=[bB]io)(?!\.))(?:(?<=[mMbB]io|[mM]rd|[tT]sd|[mM]ds|[mM]ln|[mM]ld|[bB]ln|тыс)\.)?`;
const afterNumber = new RegExp(
  String.raw`([ \u00A0\u202F-]?)(${longestFirst.join("|")})${end}`,
  "iuy",
);

/** Letters are multipliers on slides if they follow the number directly. */
const attached = "k|K|M|MM|B|T";
const onSlides = longestFirst
  .filter((name) => name.length > 1 && (valuesByWord.get(name)?.[0] ?? 0) >= 1000)
  .flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)]);

/** Matches `k`, `bn`, `billion`, `Mio.` or `万` at the start of a text on a slide. */
export const multiplierStart = new RegExp(
  String.raw`^(?:(?:[\s\u00A0\u202F]?(?:${onSlides.join("|")})|(?:${attached}))${end}|[百千]?[万億兆萬亿])`,
  "u",
);

/** Letters before a currency: `93 M€`, `412 k€`, `3 Md€`, `5 TEUR`. */
const beforeCurrency = new RegExp(
  String.raw`[ \u00A0\u202F]?(k|K|T|M|m|Mio|Md|Mds|Mrd|bn|B)[ \u00A0\u202F]?(?=${currencySigns})`,
  "uy",
);
const letterValues: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, mio: 1e6, b: 1e9 };

/** Reads `million`, `k` or `mil millones` after a number that ends at `at`. */
export function readMultiplier(text: string, at: number): { factors: number[]; end: number } {
  beforeCurrency.lastIndex = at;
  const letter = beforeCurrency.exec(text)?.[1]?.toLowerCase();
  if (letter !== undefined) {
    return { factors: [letterValues[letter] ?? 1e9], end: beforeCurrency.lastIndex };
  }
  let factors = [1];
  let end = at;
  for (;;) {
    afterNumber.lastIndex = end;
    const [found = "", space = "", word = ""] = afterNumber.exec(text) ?? [];
    // A single letter is a multiplier only directly after the number: `5k`, not `5 k`. A lower-case `b` never is one.
    const isUnit = word === "b" || (word.length === 1 && space !== "");
    if (found === "" || isUnit) return { factors, end };
    const values = valuesByWord.get(word.toLowerCase()) ?? [];
    factors = factors.flatMap((factor) => values.map((value) => factor * value));
    end += found.length;
  }
}
