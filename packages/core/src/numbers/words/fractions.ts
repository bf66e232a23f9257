import type { NumberLanguage } from "../number-language.ts";
import { getLexicon, type SpacedLanguage } from "./number-words.ts";
import type { NumberMention } from "../number-mention.ts";
import { findRounding } from "../rounding.ts";

interface FractionWords {
  /** Words for one, two, three and four before a fraction, separated by spaces; alternatives by `|`. */
  counts: string;
  parts: readonly [pattern: string, denominator: number][];
  halves: string;
  /** A word such as "every", and ordinals from 2: `every fifth` is 20 %. */
  every?: { word: string; ordinals: string };
  doubles: string;
  triples: string;
  dozen: string;
}

const languages: Readonly<Record<SpacedLanguage, FractionWords>> = {
  en: {
    counts: "one|an? two three four",
    parts: [
      [
        "thirds?(?! (?:part(?:y|ies)|times?|person|option|reason|way|one|thing|day|attempt|child|book))",
        3,
      ],
      ["quarter", 4],
      ["fifth", 5],
      ["sixth", 6],
      ["seventh", 7],
      ["eighth", 8],
      ["ninth", 9],
      ["tenth", 10],
      ["half", 2],
    ],
    halves:
      "half (?:of|the|our|my|their|his|her|as|that|price)|(?<=(?:than|over|nearly|almost|about|around|under|by|roughly) )half(?! an? )|(?<=(?:^|[.!?:]\\s))half(?= (?:have|has|are|were|is|was|do|did|say|said|want|come|came|go|went|use|of)(?!\\p{L}))",
    every: { word: "every", ordinals: "other third fourth fifth sixth seventh eighth ninth tenth" },
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
      ["sechstel", 6],
      ["siebtel", 7],
      ["achtel", 8],
      ["neuntel", 9],
      ["zehntel", 10],
    ],
    halves: "hälfte|halb(?:er|en) preis",
    every: {
      word: "jede[rsnm]?",
      ordinals: "zweite dritte vierte fünfte sechste siebte achte neunte zehnte",
    },
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
      ["sixième", 6],
      ["huitième", 8],
      ["dixième", 10],
    ],
    halves: "la moitié|moitié prix|moitié moins",
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
      ["sexto", 6],
      ["octavo", 8],
      ["décimo", 10],
    ],
    halves: "la mitad|mitad de precio",
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
      ["sexto", 6],
      ["oitavo", 8],
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
      ["sest[oi]", 6],
      ["ottav[oi]", 8],
      ["decim[oi]", 10],
    ],
    halves: "(?:la )?metà",
    doubles: "il doppio|raddoppi\\p{L}+",
    triples: "il triplo|triplic\\p{L}+",
    dozen: "dozzina",
  },
  ca: {
    counts: "una?|el dos|dues tres quatre",
    parts: [
      ["terç(?:os)?|terceres? parts?", 3],
      ["quartes? parts?", 4],
      ["cinquen[as]?|cinquenes? parts?", 5],
      ["dècim[as]?", 10],
    ],
    halves: "la meitat",
    doubles: "el doble|dupli\\p{L}+",
    triples: "el triple|tripli\\p{L}+",
    dozen: "dotzena",
  },
  nl: {
    counts: "een twee drie vier",
    parts: [
      ["derde", 3],
      ["kwart", 4],
      ["vijfde", 5],
      ["tiende", 10],
    ],
    halves: "de helft",
    every: {
      word: "elke|iedere",
      ordinals: "tweede derde vierde vijfde zesde zevende achtste negende tiende",
    },
    doubles: "dubbel|verdubbel\\p{L}*",
    triples: "verdrievoudig\\p{L}*",
    dozen: "dozijn",
  },
  hu: {
    counts: "egy|a két három négy",
    parts: [
      ["harmad(?:a|át|ának)?", 3],
      ["negyed(?:e|ét|ének)?", 4],
      ["ötöd(?:e|ét|ének)?", 5],
      ["tized(?:e|ét|ének)?", 10],
    ],
    halves: "(?:a )?fel(?:e|ét|ének)",
    every: {
      word: "minden",
      ordinals: "második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik",
    },
    doubles: "kétszer\\p{L}*|megkétszerez\\p{L}*|dupl\\p{L}+",
    triples: "háromszor\\p{L}*|megháromszoroz\\p{L}*",
    dozen: "tucat",
  },
  ar: {
    counts: "(?:ال)?",
    parts: [
      ["ثلث", 3],
      ["ثلثا|ثلثي", 3 / 2],
      ["ربع", 4],
      ["خُمس|خمس(?= ال)", 5],
    ],
    halves: "نصف",
    doubles: "ضعف|تضاعف\\p{L}*",
    triples: "ثلاثة أضعاف",
    dozen: "دزينة",
  },
};

type Found = [pattern: RegExp, value: number, unit: string];
interface Patterns {
  /** Finds nothing in most texts, so that the many patterns are only tried where one may match. */
  any: RegExp;
  each: readonly Found[];
}
const patterns = new Map<SpacedLanguage, Patterns>();

/** Lists fractions and multiples that are written in words: `a third` is 33.3 %, `twice` is 2 x. */
export function readFractions(text: string, language: NumberLanguage): NumberMention[] {
  if (language === "ja" || language === "zh") return [];
  const { any, each } = getPatterns(language);
  if (!any.test(text)) return [];
  return each.flatMap(([pattern, value, unit]) =>
    Array.from(text.matchAll(pattern), ({ 0: raw, index: start }): NumberMention => {
      const end = start + raw.length;
      const rounding = findRounding(text, start, end);
      return { start, end, raw, values: [value], unit, form: "fraction", rounding };
    }).filter(
      (mention) =>
        !isThreeMonths(text, mention) &&
        !isAdded(text, mention, language) &&
        !isRank(text, mention),
    ),
  );
}

/** Whether a fraction after an article is the rank of a noun: `il quinto figlio`, but not `il quinto dei voti`. */
const isRank = (text: string, { end, raw }: NumberMention) =>
  /^(?:el|il|le|o) /iu.test(raw) &&
  !/s$|(?:tiers|quart)$/iu.test(raw) &&
  /^ (?!d|más|più|plus|mais|que|che|ha |a |è |es |est |é )\p{Ll}{2}/u.test(
    text.slice(end, end + 8),
  );

const joiner = /(?<![\p{L}\d])([\p{L}\d]{1,20})[ -](?:and|und|et|y|e|en|és|i)[ -]$/iu;

/** Whether a fraction belongs to the number before, as in `three and a half years`. */
function isAdded(text: string, { start, end }: NumberMention, language: SpacedLanguage): boolean {
  const word = joiner.exec(text.slice(Math.max(0, start - 24), start))?.[1]?.toLowerCase();
  if (word === undefined) return false;
  if (/^ (?:of|der|des|de|d['’]|di|van) ?/iu.test(text.slice(end, end + 5))) return false;
  return /^\d+$/u.test(word) || getLexicon(language).values.has(word);
}

/** Whether "quarter" is a quarter of a year, as in `in one quarter`. */
const isThreeMonths = (text: string, { start, end, raw }: NumberMention) =>
  /quarter$/iu.test(raw) &&
  /(?<!\p{L})(?:in|per|for|within)\s$/iu.test(text.slice(Math.max(0, start - 8), start)) &&
  !/^\sof\s/u.test(text.slice(end, end + 4));

function getPatterns(language: SpacedLanguage): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const { counts, parts, halves, every, doubles, triples, dozen } = languages[language];
  const gap = language === "ar" ? "" : String.raw`[ \u00A0-]`;
  const word = (pattern: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?!\p{L})`, "gimu");
  const each = parts.flatMap(([part, denominator]) =>
    counts.split(" ").map((count, index): Found => {
      const share = ((index + 1) / denominator) * 100;
      return [word(String.raw`(?:${count})${gap}(?:${part})s?`), share, "%"];
    }),
  );
  for (const [index, ordinal] of (every?.ordinals.split(" ") ?? []).entries()) {
    // "Every other Thursday" says when.
    const pattern = word(
      String.raw`(?:${every?.word})[ \u00A0]${ordinal}[rsnm]?(?! (?:\p{L}*(?:days?|tag|morning|evening|night|abend)|week|month|year|woche|monat|jahr|dag|maand|jaar|week)(?!\p{L}))`,
    );
    each.push([pattern, 100 / (index + 2), "%"]);
  }
  each.push([word(halves), 50, "%"], [word(doubles), 2, "x"], [word(triples), 3, "x"]);
  each.push([word(dozen), 12, ""]);
  const words = [...parts.map(([part]) => part), halves, doubles, triples, dozen];
  const built = {
    any: new RegExp([...words, ...(every ? [every.word] : [])].join("|"), "iu"),
    each,
  };
  patterns.set(language, built);
  return built;
}
