import type { NumberLanguage } from "../number-language.ts";
import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";

interface FractionWords {
  /** Words for one, two, three and four before a fraction, separated by spaces; alternatives by `|`. */
  counts: string;
  /** Patterns of the fractions' names, and their denominators. */
  parts: readonly [pattern: string, denominator: number][];
  halves: string;
  doubles: string;
  triples: string;
  dozen: string;
}

const languages: Readonly<Record<Exclude<NumberLanguage, "ja">, FractionWords>> = {
  en: {
    counts: "one|an? two three four",
    parts: [
      ["third", 3],
      ["quarter", 4],
      ["fifth", 5],
      ["tenth", 10],
      ["half", 2],
    ],
    halves: "half (?:of|the|our|my|their|his|her|as)",
    doubles: "twice|doubl(?:ed|es|ing)",
    triples: "tripl(?:ed|es|ing)",
    dozen: "dozen",
  },
  de: {
    counts: "ein(?:e[mns])?|das zwei drei vier",
    parts: [
      ["drittel", 3],
      ["viertel", 4],
      ["fünftel", 5],
      ["zehntel", 10],
    ],
    halves: "hälfte",
    doubles: "doppelt|verdoppel\\p{L}*",
    triples: "verdreifach\\p{L}*",
    dozen: "dutzend",
  },
  fr: {
    counts: "une?|le deux trois quatre",
    parts: [
      ["tiers", 3],
      ["quart", 4],
      ["cinquième", 5],
      ["dixième", 10],
    ],
    halves: "la moitié",
    doubles: "le double|doubl(?:é\\p{L}*|er|ent|ait|a)",
    triples: "le triple|tripl(?:é\\p{L}*|er|ent|ait|a)",
    dozen: "douzaine",
  },
  es: {
    counts: "una?|el dos tres cuatro",
    parts: [
      ["tercio", 3],
      ["cuarto", 4],
      ["quinto", 5],
      ["décimo", 10],
    ],
    halves: "la mitad",
    doubles: "el doble|duplic\\p{L}+",
    triples: "el triple|triplic\\p{L}+",
    dozen: "docena",
  },
  pt: {
    counts: "uma? dois três quatro",
    parts: [
      ["terço", 3],
      ["quarto", 4],
      ["quinto", 5],
      ["décimo", 10],
    ],
    halves: "metade",
    doubles: "o dobro|dobr(?:ou|aram|ar)|duplic\\p{L}+",
    triples: "o triplo|triplic\\p{L}+",
    dozen: "dúzia",
  },
  it: {
    counts: "uno?|il due tre quattro",
    parts: [
      ["terz[oi]", 3],
      ["quart[oi]", 4],
      ["quint[oi]", 5],
      ["decim[oi]", 10],
    ],
    halves: "la metà",
    doubles: "il doppio|raddoppi\\p{L}+",
    triples: "il triplo|triplic\\p{L}+",
    dozen: "dozzina",
  },
};

type Found = [pattern: RegExp, value: number, unit: string];
const patterns = new Map<NumberLanguage, Found[]>();

/** Lists fractions and multiples that are written in words: `a third` is 33.3 %, `twice` is 2 x. */
export function readFractions(text: string, language: NumberLanguage): NumberMention[] {
  return getPatterns(language).flatMap(([pattern, value, unit]) =>
    Array.from(text.matchAll(pattern), ({ 0: raw, index: start }): NumberMention => {
      const end = start + raw.length;
      const rounding = findRounding(text, start, end);
      return { start, end, raw, values: [value], unit, form: "fraction", rounding };
    }),
  );
}

function getPatterns(language: NumberLanguage): Found[] {
  if (language === "ja") return [];
  const known = patterns.get(language);
  if (known) return known;
  const { counts, parts, halves, doubles, triples, dozen } = languages[language];
  const word = (pattern: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?!\p{L})`, "giu");
  const built = parts.flatMap(([part, denominator]) =>
    counts.split(" ").map((count, index): Found => {
      const share = ((index + 1) / denominator) * 100;
      return [word(String.raw`(?:${count})[ \u00A0-](?:${part})s?`), share, "%"];
    }),
  );
  built.push([word(halves), 50, "%"], [word(doubles), 2, "x"], [word(triples), 3, "x"]);
  built.push([word(dozen), 12, ""]);
  patterns.set(language, built);
  return built;
}
