import type { NumberLanguage } from "../number-language.ts";
import { parseHan } from "./han-numbers.ts";

/** A rank such as `3rd` or `dritte`; `start` and `end` are UTF-16 offsets. */
export interface OrdinalMention {
  start: number;
  end: number;
  raw: string;
  value: number;
  /** Other kinds that the number may have, e.g. degrees for `5°`. */
  others?: readonly string[];
}

interface OrdinalWords {
  /** Patterns of the ordinals from 1, separated by spaces. */
  words: string;
  /** Pattern of the tens from 20, which may precede an ordinal up to 9. */
  tens?: string;
  /** What follows the digits. */
  suffix: string;
  /** Matches what is before or after an ordinal that counts nothing, e.g. `a second` or `third party`. */
  notAfter?: string;
  notBefore?: string;
}

const english =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth";

const languages: Readonly<Partial<Record<NumberLanguage, OrdinalWords>>> = {
  en: {
    words: english,
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    suffix: "st|nd|rd|th",
    notAfter: String.raw`(?:an?|per|each|every|split|at|on|any|one|\d) `,
    notBefore: String.raw`-?(?:part(?:y|ies)|hand|nature|thoughts?|glance|guess\p{L}*|half|quarters?|place of|to none|of all|[,:])`,
  },
  de: {
    words:
      "erste zweite dritte vierte fünfte sechste siebte|siebente achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste",
    suffix: String.raw`\.(?=[ \u00A0](?:Platz|Rang|Preis|Mal|Ausgabe|Auflage|Jahr|Quartal|Runde|Tag|Versuch|Woche|Monat|Stock|Spieltag|Etage|Teil|Jahrhundert))`,
    notAfter: "(?:zum|jede[rsnm]?) ",
    notBefore: "[,:]",
  },
  fr: {
    words:
      "premi(?:er|ère) deuxième|second troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième",
    suffix: String.raw`ers?|res?|nde?|e|è?me|ème|ᵉ`,
    notBefore: "[,:]",
  },
  es: {
    words:
      "primer[oa]? segund[oa] tercer[oa]? cuart[oa] quint[oa] sext[oa] séptim[oa] octav[oa] noven[oa] décim[oa] undécim[oa] duodécim[oa]",
    suffix: String.raw`\.?[ºª]|°(?=[ \u00A0]\p{Ll}{3})|\.[oa]|er|ra|do|da|ro|to|ta|[oa](?!\p{L}|\.?[ \u00A0]?m)`,
    notAfter: String.raw`(?:un|cada|por|\d) `,
    notBefore: "(?:de hora|[,:])",
  },
  pt: {
    words:
      "primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa] sétim[oa] oitav[oa] non[oa] décim[oa]",
    suffix: String.raw`\.?[ºª]|°(?=[ \u00A0]\p{Ll}{3})|\.[oa]|[oa](?!\p{L})`,
    notAfter: String.raw`(?:um|uma|cada|por|\d) `,
    notBefore: "(?:-feiras?|[oa]s? |[,:])",
  },
  it: {
    words:
      "prim[oa] second[oa] terz[oa] quart[oa] quint[oa] sest[oa] settim[oa] ottav[oa] non[oa] decim[oa]",
    suffix: String.raw`\.?[ºª]|°(?=[ \u00A0]\p{Ll}{3})|[oa](?!\p{L})`,
    notAfter: String.raw`(?:un|uno|ogni|al|\d) `,
    notBefore: "(?:me|te|lui|lei|noi|voi|loro|il|la|lo|i|gli|le|un|una|[,:])",
  },
  ca: {
    words:
      "primera?|primer segona?|segon tercera?|tercer quarta?|quart cinquena?|cinquè sisena?|sisè setena?|setè vuitena?|vuitè novena?|novè desena?|desè",
    suffix: String.raw`r|n|t|a|è|é`,
    notAfter: String.raw`(?:un|cada|per|\d) `,
    notBefore: "(?:d['’]hora|de \\p{L}|[,:])",
  },
  nl: {
    words: "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde",
    suffix: "e|de|ste",
    notBefore: "[,:]",
  },
  hu: {
    words: "első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik",
    suffix: String.raw`\.(?=[ \u00A0](?:hely|díj|kiadás|év|hét|nap|alkalom|negyedév|század))`,
    notAfter: "minden ",
    notBefore: "[,:]",
  },
};

/** Lists a language's ordinals in words from 1, as patterns; empty if none are known. */
export const listOrdinalWords = (language: string): string[] =>
  new Map<string, OrdinalWords>(Object.entries(languages)).get(language)?.words.split(" ") ?? [];

/** Words after an ordinal that numbers a slide's own points. */
const points =
  /^[ \u00A0](?:steps?|parts?|tips?|lessons?|rules?|mistakes?|myths?|points?|things?|reasons?|questions?|ideas?|slides?|schritt|teil|tipp|regel|fehler|punkt|grund|étape|partie|conseil|règle|erreur|leçon|paso|parte|consejo|regla|error|passo|dica|regra|erro|lição|consiglio|regola|errore|stap|fout|lépés|hiba)(?!\p{L})/iu;

/** Matches an ordinal with the next word if "first" is a rank, not only a beginning. */
const firstRank =
  /^[ \u00A0-]?(?:place|prize|platz|preis|rang|prix|puesto|premio|lugar|prémio|posto|hely|díj)(?!\p{L})/iu;
const cameFirst =
  /(?:came|finished|placed|ranked|was|wurde|kam|arrivée?s?|quedó|quedaron|ficou|arrivat[oai]) (?:in )?$/iu;

const eastern =
  /第(?<ja>[\d一二三四五六七八九十百]{1,4})(?!\d)|(?<![\d,.])(?<rank>[\d一二三四五六七八九十]{1,3})(?:番目|回目|年目|人目|位(?!以|置))/gu;

const article = /(?<=\p{L} )(?:the|die|der|das|dem|den|la|le|el|il|lo|o|a|de|het|az?) $/iu;

interface Reader {
  pattern: RegExp;
  notAfter: RegExp | null;
  notBefore: RegExp | null;
  values: readonly RegExp[];
  tens: readonly string[];
}
const readers = new Map<NumberLanguage, Reader | null>();

function getReader(language: NumberLanguage): Reader | null {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const own = languages[language];
  const reader = own ? buildReader(own, language) : null;
  readers.set(language, reader);
  return reader;
}

function buildReader(own: OrdinalWords, language: NumberLanguage): Reader {
  const words = own.words.split(" ");
  const ending = language === "de" ? "[nrsm]?" : language === "fr" ? "s?" : "";
  const tens = own.tens?.split(" ") ?? [];
  const compound = tens.length > 0 ? String.raw`(?:(?<tens>${tens.join("|")})[- ])?` : "";
  const named = String.raw`${compound}(?<word>(?:${words.join("|")}))${ending}(?!\p{L})`;
  const typed = String.raw`(?<digits>\d{1,3})(?:${own.suffix})(?![\p{L}\d])`;
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\d.,:/-])(?:${named}|${typed})`, "giu"),
    notAfter:
      own.notAfter === undefined ? null : new RegExp(`(?:^|[^\\p{L}])${own.notAfter}$`, "iu"),
    notBefore:
      own.notBefore === undefined
        ? null
        : new RegExp(String.raw`^[ \u00A0]?(?:${own.notBefore})`, "iu"),
    values: words.map((word) => new RegExp(`^(?:${word})$`, "iu")),
    tens,
  };
}

/** Lists ordinals in digits and words. "First" only counts if it is a rank, e.g. `first prize` or `1st`. */
export function readOrdinals(text: string, language: NumberLanguage): OrdinalMention[] {
  const spaced = readSpaced(text, language);
  return [...readEastern(text), ...spaced, ...readCenturies(text)];
}

/** Centuries in Roman numerals: `siglo XIX`, `XIXe siècle`. The number alone may follow the word, too: `siglo 19`. */
const century = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:siglos?|séculos?|secol[oi]|segles?) )(?:[IVX]{1,5}(?![A-Za-z])|[12]?\d(?!\d))|(?<!\p{L})[IVX]{1,5}(?:e|ème|º|°|\.)?(?= (?:siècle|secolo|segle|század|eeuw|Jahrhundert))`,
  "gu",
);

const readCenturies = (text: string): OrdinalMention[] =>
  Array.from(text.matchAll(century), ({ 0: raw, index: start }) => {
    const value = /^\d/u.test(raw) ? Number(raw) : readRoman(/^[IVX]+/u.exec(raw)?.[0] ?? "");
    return { start, end: start + raw.length, raw, value };
  });

const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function readRoman(numeral: string): number {
  const values = Array.from(numeral, (sign) => romanValues[sign] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

function readEastern(text: string): OrdinalMention[] {
  return Array.from(text.matchAll(eastern), ({ 0: raw, index: start, groups }) => ({
    start,
    end: start + raw.length,
    raw,
    value: parseHan(groups?.["ja"] ?? groups?.["rank"] ?? ""),
  })).filter(({ value }) => value > 1);
}

function readSpaced(text: string, language: NumberLanguage): OrdinalMention[] {
  const reader = getReader(language);
  if (!reader) return [];
  return Array.from(text.matchAll(reader.pattern), ({ 0: raw, index: start, groups = {} }) => {
    const end = start + raw.length;
    const { digits, word = "", tens } = groups;
    const one = reader.values.findIndex((value) => value.test(word)) + 1;
    const ten = tens === undefined ? 0 : 10 * (reader.tens.indexOf(tens.toLowerCase()) + 2);
    const value = digits === undefined ? one + ten : Number(digits);
    return { start, end, raw, value, ...(raw.endsWith("°") && { others: ["degrees"] }) };
  }).filter(({ start, end, raw, value }) => {
    const [before, after] = [text.slice(Math.max(0, start - 12), start), text.slice(end, end + 16)];
    if (points.test(after)) return false;
    const isTyped = /^\d/.test(raw);
    if (value < 1) return false;
    if (value === 1 && !firstRank.test(after) && !cameFirst.test(before)) return false;
    if (isTyped) return true;
    // After an article it is a rank even before a comma: `in the second year 3 %; in the third, 1 %`.
    const isRank = /^[,:]/u.test(after) && article.test(before);
    return !reader.notAfter?.test(before) && (isRank || !reader.notBefore?.test(after));
  });
}
