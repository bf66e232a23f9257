import { listOrdinalWords } from "../../numbers/words/ordinals.ts";

/** A word for a place in a series at a sentence's start, e.g. `Second, `. */
export interface Ordinal {
  /** 1 for the first member; infinite for words such as `finally`. */
  rank: number;
  /** The word with its mark, if the rest is a sentence without it. */
  mark: string;
}

const nouns: Readonly<Record<string, string>> = {
  en: "thing|one|reason|point|lesson|rule|step|mistake|question|change|part|idea",
  de: "sache|ding|grund|punkt|lehre|regel|schritt|fehler|frage|änderung|teil|idee",
  fr: "chose|raison|point|leçon|règle|étape|erreur|question|idée|partie",
  es: "cosa|razón|punto|lección|regla|paso|error|pregunta|idea|parte",
  pt: "coisa|razão|ponto|lição|regra|passo|erro|pergunta|ideia|parte",
  it: "cosa|ragione|punto|lezione|regola|passo|errore|domanda|idea|parte",
};

/** How a series names its members. `#` is the word for a place, `*` a noun; all are patterns. */
interface SeriesWords {
  /** Names any member. */
  each: string;
  /** Further names of the first and the second member. */
  first: string;
  second: string;
  last: string;
}

const spaced: Readonly<Record<string, SeriesWords>> = {
  en: {
    each: "#(?:ly)?(?:,|:)|#(?= (?:we|i|you)(?!\\p{L}))|the # (?:*)|the #(?=,)",
    first: "first of all,?|to start with|to begin with",
    second: "next,",
    last: "finally(?:,|:)?|lastly(?:,|:)?|last but not least|last(?:,|:)|the last (?:*)",
  },
  de: {
    each: "#ns|das #|der # (?:*)|die # (?:*)|als #s",
    first: "zuerst",
    second: "als nächstes",
    last: "schließlich|zuletzt|zum schluss|als letztes|das letzte",
  },
  fr: {
    each: "#ment|en # lieu|la # (?:*)|le # (?:*)",
    first: "d['’]abord|tout d['’]abord|en premier",
    second: "ensuite|puis",
    last: "enfin|finalement|pour finir|la dernière (?:*)|le dernier (?:*)",
  },
  es: {
    each: "#(?<=o)|en # lugar|lo #|la # (?:*)|el # (?:*)",
    first: "primeramente",
    second: "después,|luego,",
    last: "por último|finalmente|para terminar|lo último",
  },
  pt: {
    each: "#(?<=o)(?=[,:])|em # lugar|a # (?:*)|o # (?:*)",
    first: "primeiro",
    second: "depois,",
    last: "por último|por fim|finalmente",
  },
  it: {
    each: "#(?<=o)(?=[,:])|in # luogo|la # (?:*)|il # (?:*)",
    first: "per prima cosa|innanzitutto",
    second: "poi,",
    last: "infine|per ultimo|in ultimo",
  },
};

/** Words for the first five members and the last, in languages without such patterns. */
const listed: Readonly<Record<string, readonly string[]>> = {
  ja: [
    "まず(?:は)?|第一に|[一1１]つ目(?:は|に)?|ひとつ目(?:は|に)?|最初に(?=、)",
    "次に|第二に|[二2２]つ目(?:は|に)?|ふたつ目(?:は|に)?",
    "第三に|[三3３]つ目(?:は|に)?|みっつ目(?:は|に)?",
    "第四に|[四4４]つ目(?:は|に)?",
    "第五に|[五5５]つ目(?:は|に)?",
    "最後に",
  ],
  ar: [
    "أولا|أولًا|أولاً|في البداية",
    "ثانيا|ثانيًا|ثانياً",
    "ثالثا|ثالثًا|ثالثاً",
    "رابعا|رابعًا|رابعاً",
    "خامسا|خامسًا|خامساً",
    "أخيرا|أخيرًا|أخيراً|في النهاية",
  ],
};

/** Number of members that are recognized by their words. */
const members = 10;

function listMembers(language: string): readonly string[] {
  const words = spaced[language];
  if (!words) return listed[language] ?? [];
  const all = listOrdinalWords(language).slice(0, members);
  const patterns = all.map((word) => words.each.replaceAll("#", `(?:${word})`));
  const [first, second, ...others] = patterns;
  return [`${first}|${words.first}`, `${second}|${words.second}`, ...others, words.last];
}

const joins: Readonly<Record<string, string>> = {
  en: "and|but|then|so",
  de: "und|aber",
  fr: "et|mais",
  es: "y|pero",
  pt: "e|mas",
  it: "e|ma",
};

const built = new Map<string, RegExp[]>();

function buildPatterns(language: string): RegExp[] {
  const known = built.get(language);
  if (known) return known;
  const join = joins[language] === undefined ? "" : `(?:(?:${joins[language]}),?\\s)?`;
  const patterns = listMembers(language).map((words) => {
    const own = words.replaceAll("*", nouns[language] ?? "(?!)");
    const end = language === "ja" ? "" : String.raw`(?<=[,:]|(?![\p{L}\p{M}\p{N}]))`;
    return new RegExp(String.raw`^["“„«¿¡]?(${join}(?:${own}))${end}(\s?[,:،、：]\s?)?`, "iu");
  });
  built.set(language, patterns);
  return patterns;
}

/** Whether a sentence begins with a word for a place in a series, e.g. `Second,`. */
export const hasOrdinal = (sentence: string, language: string): boolean =>
  readOrdinal(sentence, language) !== null;

/** Whether a sentence has nothing but a word for a place in a series, e.g. `Finally.` */
export function isOnlyOrdinal(sentence: string, language: string): boolean {
  const bare = sentence.trim().replace(/(?<![.。…!！])[.。…!！]+$/u, "");
  const marked = `${bare}${language === "ja" ? "、" : ","} `;
  const { mark = "" } = readOrdinal(marked, language) ?? {};
  return mark.trim() === marked.trim();
}

/** Reads the word for a place in a series at a sentence's start; null if there is none. */
export function readOrdinal(sentence: string, language: string): Ordinal | null {
  const patterns = buildPatterns(language);
  for (const [index, pattern] of patterns.entries()) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const [typed, words = "", mark = ""] = found;
    const isMarked = mark !== "" || /[,:]$/u.test(words);
    return {
      rank: index === patterns.length - 1 ? Infinity : index + 1,
      mark: isMarked ? typed : "",
    };
  }
  return null;
}
