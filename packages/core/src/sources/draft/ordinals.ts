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

/** Words for the first five members and the last, by language; each list is a pattern. `*` is a noun. */
const lists: Readonly<Record<string, readonly string[]>> = {
  en: [
    "first(?:ly)?(?:,|:| (?:of all|we|i|you)(?!\\p{L}))|first of all,?|the first (?:*)|to start with|to begin with",
    "second(?:ly)?(?:,|:)|second(?= (?:we|i|you)(?!\\p{L}))|the second (?:*)|the second(?=,)|next,",
    "third(?:ly)?(?:,|:)|third(?= (?:we|i|you)(?!\\p{L}))|the third (?:*)|the third(?=,)",
    "fourth(?:ly)?(?:,|:)|the fourth (?:*)|the fourth(?=,)",
    "fifth(?:ly)?(?:,|:)|the fifth (?:*)|the fifth(?=,)",
    "finally(?:,|:)?|lastly(?:,|:)?|last but not least|last(?:,|:)|the last (?:*)",
  ],
  de: [
    "erstens|das erste|der erste (?:*)|die erste (?:*)|zuerst|als erstes",
    "zweitens|das zweite|der zweite (?:*)|die zweite (?:*)|als zweites|als nächstes",
    "drittens|das dritte|der dritte (?:*)|die dritte (?:*)|als drittes",
    "viertens|das vierte|der vierte (?:*)|die vierte (?:*)|als viertes",
    "fünftens|das fünfte|der fünfte (?:*)|die fünfte (?:*)|als fünftes",
    "schließlich|zuletzt|zum schluss|als letztes|das letzte",
  ],
  fr: [
    "premièrement|d['’]abord|tout d['’]abord|en premier(?: lieu)?|la première (?:*)|le premier (?:*)",
    "deuxièmement|ensuite|puis|en deuxième lieu|la (?:deuxième|seconde) (?:*)|le (?:deuxième|second) (?:*)",
    "troisièmement|en troisième lieu|la troisième (?:*)|le troisième (?:*)",
    "quatrièmement|la quatrième (?:*)|le quatrième (?:*)",
    "cinquièmement|la cinquième (?:*)|le cinquième (?:*)",
    "enfin|finalement|pour finir|la dernière (?:*)|le dernier (?:*)",
  ],
  es: [
    "primero|primeramente|en primer lugar|lo primero|la primera (?:*)|el primer (?:*)",
    "segundo|en segundo lugar|lo segundo|la segunda (?:*)|el segundo (?:*)|después,|luego,",
    "tercero|en tercer lugar|lo tercero|la tercera (?:*)|el tercer (?:*)",
    "cuarto|en cuarto lugar|lo cuarto|la cuarta (?:*)|el cuarto (?:*)",
    "quinto|en quinto lugar|lo quinto|la quinta (?:*)|el quinto (?:*)",
    "por último|finalmente|para terminar|lo último",
  ],
  pt: [
    "primeiro|em primeiro lugar|a primeira (?:*)|o primeiro (?:*)",
    "segundo(?=[,:])|em segundo lugar|a segunda (?:*)|o segundo (?:*)|depois,",
    "terceiro|em terceiro lugar|a terceira (?:*)|o terceiro (?:*)",
    "quarto(?=[,:])|em quarto lugar",
    "quinto(?=[,:])|em quinto lugar",
    "por último|por fim|finalmente",
  ],
  it: [
    "primo(?=[,:])|per prima cosa|in primo luogo|innanzitutto|la prima (?:*)|il primo (?:*)",
    "secondo(?=[,:])|in secondo luogo|la seconda (?:*)|il secondo (?:*)|poi,",
    "terzo(?=[,:])|in terzo luogo|la terza (?:*)|il terzo (?:*)",
    "quarto(?=[,:])|in quarto luogo",
    "quinto(?=[,:])|in quinto luogo",
    "infine|per ultimo|in ultimo",
  ],
  ja: [
    "まず(?:は)?|第一に|[一1１]つ目(?:は|に)?|ひとつ目(?:は|に)?|最初に",
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
  const patterns = (lists[language] ?? []).map((words) => {
    const own = words.replaceAll("*", nouns[language] ?? "(?!)");
    const end = language === "ja" ? "" : String.raw`(?<=[,:]|(?![\p{L}\p{M}\p{N}]))`;
    return new RegExp(String.raw`^["“„«¿¡]?(${join}(?:${own}))${end}(\s?[,:،、：]\s?)?`, "iu");
  });
  built.set(language, patterns);
  return patterns;
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
