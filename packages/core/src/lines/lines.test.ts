import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasHanOrKana, hasKana } from "../text/scripts.ts";
import { joinWords, markPhraseBreaks } from "../text/word-breaks.ts";
import { chooseLines, createLineRules, rateBreaks } from "./index.ts";

/** Splits a text as slides do, at spaces or between Japanese phrases. */
function listWords(text: string): string[] {
  const place = { follows: false, isJapanese: hasKana(text) };
  const marked = hasHanOrKana(text) ? markPhraseBreaks(text, place) : text;
  return joinWords(marked).split(/[ \u200b]/);
}

/** Breaks a text in letters of equal width; `excerpt` is more of the post, which reveals its language. */
function breakLines(
  text: string,
  width: number,
  { excerpt = "", isBalanced = true, startsSentences = false } = {},
) {
  const words = listWords(text);
  const space = hasHanOrKana(text) ? 0 : 1;
  const widths = words.map((word) => ({ ink: word.length, advance: word.length + space }));
  const breaks = rateBreaks(
    words.map((word) => ({ text: word })),
    createLineRules(`${text} ${excerpt}`),
  );
  const chosen = chooseLines(widths, breaks, { width, isBalanced, startsSentences });
  return chosen?.ends.map((end, index) =>
    words
      .slice(chosen.ends[index - 1] ?? 0, end)
      .join(space ? " " : "")
      .replaceAll("\u00a0", " ")
      .replaceAll("\u2060", ""),
  );
}

const more = {
  en: "This is what you have to know and how it was made with them",
  de: "Das ist nicht alles und wir haben es auch noch mit dem Team gemacht",
  fr: "C'est pour les clients et ce que nous avons fait dans cette ville avec eux",
  es: "Esto es lo que los clientes han dicho y no es para una persona",
  ar: "هذا ما قاله العملاء في المدينة",
  pt: "Isto é o que os clientes dizem e não é para uma pessoa só",
  it: "Questo è il lavoro che abbiamo fatto con i clienti della città",
  ca: "Això és el que diuen els clients amb els seus equips i no és més",
  nl: "Dit is het werk van de klanten en dat is niet voor ons",
  sv: "Det är inte som vi har gjort och det var till för att",
  da: "Det er ikke hvad vi har gjort og det var til for at blev også",
  nb: "Det er ikke hva vi har gjort og det var til for å ble også",
  pl: "To jest praca dla klientów i nie jest tak jak się mówi",
  tr: "Bu iş için müşteriler ve ekip ile çok çalıştık ama değil",
  hu: "Ez az a munka és nem volt meg egy sem",
  id: "Ini adalah pekerjaan yang tidak akan kami lakukan dengan dan untuk",
  ru: "Это работа для клиентов и не только",
  uk: "Це робота для клієнтів і її команди",
  el: "Αυτή είναι η δουλειά για τους πελάτες",
  he: "זאת העבודה של הלקוחות",
  hi: "यह काम ग्राहकों के लिए है",
} as const;

/** Cost from which on two words stay together wherever lines can end elsewhere. */
const tied = 9;

/** Returns the cost of a break after the first part of a phrase, written as `first | second`. */
function costWithin(phrase: string, language: keyof typeof more): number {
  const [before = "", after = ""] = phrase.split(" | ");
  const words = listWords(`${before} ${after}`);
  const rules = createLineRules(`${more[language]} ${before} ${after}`);
  const breaks = rateBreaks(
    words.map((word) => ({ text: word })),
    rules,
  );
  return breaks[listWords(before).length - 1]?.cost ?? 0;
}

describe("a line doesn't end", () => {
  test.each<[string, keyof typeof more | "ja", string, number, string[]]>([
    [
      "after a number",
      "en",
      "Fold the dough every thirty minutes",
      24,
      ["Fold the dough", "every thirty minutes"],
    ],
    [
      "after digits",
      "en",
      "Our bread needs about 48 hours",
      24,
      ["Our bread needs", "about 48 hours"],
    ],
    [
      "after an article",
      "en",
      "Never open the oven in the first hour",
      21,
      ["Never open the oven", "in the first hour"],
    ],
    [
      "after a preposition",
      "en",
      "Keep it for Saturday morning",
      15,
      ["Keep it", "for Saturday", "morning"],
    ],
    [
      "after a German number",
      "de",
      "Der erste Blick dauert fünf Sekunden",
      23,
      ["Der erste Blick", "dauert fünf Sekunden"],
    ],
    [
      "after a German article",
      "de",
      "Speichere den Beitrag und die Liste",
      22,
      ["Speichere den Beitrag", "und die Liste"],
    ],
    [
      "before a month",
      "de",
      "Bis zum 10. Januar bleibt alles offen",
      22,
      ["Bis zum 10. Januar", "bleibt alles offen"],
    ],
    [
      "after a French number",
      "fr",
      "Marchez encore dix minutes après",
      18,
      ["Marchez encore", "dix minutes après"],
    ],
    [
      "after a French article",
      "fr",
      "Tout se joue le premier jour du mois",
      24,
      ["Tout se joue", "le premier jour du mois"],
    ],
    [
      "after « de »",
      "fr",
      "Vous avez besoin de moins de photos",
      20,
      ["Vous avez besoin", "de moins de photos"],
    ],
    [
      "after a Spanish number",
      "es",
      "Espera siempre treinta minutos más",
      20,
      ["Espera siempre", "treinta minutos más"],
    ],
    [
      "after an Arabic preposition",
      "ar",
      "احفظ كل إيصال في مكان واحد",
      18,
      ["احفظ كل إيصال", "في مكان واحد"],
    ],
    [
      "within a Japanese count",
      "ja",
      "契約までの三か月で決める",
      9,
      ["契約までの", "三か月で決める"],
    ],
  ])("%s (%s)", (_, language, text, width, lines) => {
    const excerpt = language === "ja" ? "" : more[language];
    expect(breakLines(text, width, { excerpt })).toEqual(lines);
  });
});

describe("a line hardly ends within", () => {
  test.each<[keyof typeof more, string]>([
    ["en", "the rules that you | throw away today"],
    ["en", "throw | away every receipt"],
    ["en", "before your second | viewing of it"],
    ["en", "the one right | after the joke"],
    ["en", "one hundred | and twenty days"],
    ["de", "fünf Belege, die | du wegwirfst"],
    ["de", "Fotografiere ihn, bevor du | den Laden verlässt"],
    ["de", "was ich nicht | mehr verlange"],
    ["de", "an schlechten | Tagen die Hälfte"],
    ["de", "drei Monate über | Farben geredet"],
    ["de", "Fragen, was sie | gelesen haben"],
    ["de", "Notiere | das bis Freitag"],
    ["de", "dem Nachbarn, der | im Herbst fragt"],
    ["en", "the chair you | want is here"],
    ["ar", "أرسل | هذا لصديقك اليوم"],
    ["en", "everything | else is paint"],
    ["en", "turn | off the lamp"],
    ["en", "came for one | chair"],
    ["en", "Send | this to your mother"],
    ["fr", "dites pour qui elle | est faite"],
    ["fr", "ce que je ne | demande plus"],
    ["fr", "dans un seul | tiroir"],
    ["fr", "le prochain | rendez-vous"],
    ["es", "el mismo | cajón"],
    ["fr", "cinq reçus que vous | jetez chaque mois"],
    ["fr", "vient juste après | la blague"],
    ["fr", "après la | blague"],
    ["fr", "ne demande | pas cela"],
    ["fr", "vingt et | un jours"],
    ["es", "treinta y | una personas"],
    ["es", "treinta | y una personas"],
    ["pt", "vinte e | cinco dias"],
    ["it", "cento | venti giorni"],
    ["ca", "trenta | dies de feina"],
    ["nl", "twintig | dagen werk"],
    ["sv", "tjugo | fem dagar"],
    ["da", "tyve | dage senere"],
    ["nb", "tjue | fem dager"],
    ["pl", "dwadzieścia | pięć dni"],
    ["tr", "yirmi | beş gün sonra"],
    ["hu", "húsz | nap múlva"],
    ["id", "dua | belas hari lagi"],
    ["id", "dua belas | hari lagi"],
    ["ru", "двадцать | пять дней"],
    ["uk", "двадцять | п'ять днів"],
    ["el", "είκοσι | πέντε μέρες"],
    ["he", "שנים | עשר ימים"],
    ["he", "אחד | עשר ימים"],
    ["he", "עשרים | וחמישה ימים"],
    ["hi", "पच्चीस | दिन बाद"],
    ["ar", "بعد اثني | عشر أسبوعا"],
    ["ar", "أحد | عشر يوما"],
    ["ar", "واحد | وعشرون يوما"],
    ["ar", "خمسة | وعشرين يوما"],
    ["ar", "بعد | النكتة مباشرة"],
    ["ar", "الوجه الذي | تريده اليوم"],
    ["ar", "احفظ هذا ليوم | السبت القادم"],
    ["ar", "انظر إلى | الأعلى دائما"],
  ])("%s: %s", (language, phrase) => {
    expect(costWithin(phrase, language)).toBeGreaterThanOrEqual(tied);
  });
});

describe("a line rather ends before", () => {
  test.each<[keyof typeof more, string, string]>([
    ["en", "Send this | to your mother", "Send | this to your mother"],
    ["de", "Notiere das | bis Freitag", "Notiere | das bis Freitag"],
    ["en", "turn off | the lamp", "turn | off the lamp"],
    ["en", "paint the wall | in the hall", "paint | the wall in the hall"],
    ["fr", "ouvrez la porte | avant midi", "ouvrez | la porte avant midi"],
  ])("%s: %s", (language, better, worse) => {
    expect(costWithin(better, language)).toBeLessThan(costWithin(worse, language));
  });
});

test("a line hardly ends within a Japanese verb of two parts", () => {
  const breaks = (words: string[]) =>
    rateBreaks(
      words.map((text) => ({ text })),
      createLineRules("花を買いに来て、二本持って帰りました"),
    );
  expect(breaks(["花を", "買いに", "来て、"])[1]?.cost).toBeGreaterThanOrEqual(tied);
  expect(breaks(["二本", "持って", "帰りました"])[1]?.cost).toBeGreaterThanOrEqual(tied);
});

test("an Arabic one belongs to its noun, not to the next number", () => {
  expect(costWithin("صورة | واحدة وثلاثة مؤشرات", "ar")).toBeGreaterThanOrEqual(tied);
  expect(costWithin("صورة واحدة | وثلاثة مؤشرات", "ar")).toBeLessThan(tied);
});

describe("large words start each sentence on a new line", () => {
  test.each([
    ["Water always wins. Look where it goes.", 26, ["Water always wins.", "Look where it goes."]],
    ["Wer zahlt? Der Kunde und sein Amt!", 24, ["Wer zahlt?", "Der Kunde und sein Amt!"]],
    ["Ask Dr. B. Huber first, then us.", 20, ["Ask Dr. B. Huber", "first, then us."]],
  ])("%s", (text, width, lines) => {
    expect(breakLines(text, width, { excerpt: more.en, startsSentences: true })).toEqual(lines);
  });
});

describe("lines end", () => {
  test.each<[string, string, number, string[]]>([
    [
      "after a sentence",
      "First the light. The rest is taste.",
      18,
      ["First the light.", "The rest is taste."],
    ],
    ["after a comma", "Look up, not around the house", 20, ["Look up,", "not around the house"]],
    [
      "after a Japanese sentence",
      "水は必ず勝つ。流れる先を見ろ。",
      9,
      ["水は必ず勝つ。", "流れる先を見ろ。"],
    ],
    [
      "before a Japanese noun that a verb completes",
      "あなたが眠っている間に起きること",
      12,
      ["あなたが眠っている間に", "起きること"],
    ],
    [
      "before a sentence after a colon",
      "Das ist kein Gerücht: Wir haben zweimal nachgemessen",
      32,
      ["Das ist kein Gerücht:", "Wir haben zweimal nachgemessen"],
    ],
    [
      "so that none has a short clause alone",
      "After one sentence, he said, what the page can do for you",
      26,
      ["After one sentence,", "he said, what the page", "can do for you"],
    ],
    [
      "so that none has a lost word",
      "What does the heating cost in June",
      30,
      ["What does the heating", "cost in June"],
    ],
  ])("%s", (_, text, width, lines) => {
    expect(breakLines(text, width, { excerpt: more.en })).toEqual(lines);
  });
});

const word = fc.oneof(
  fc.constantFrom(
    "the",
    "of",
    "in",
    "48",
    "thirty",
    "hours,",
    "light.",
    "Ada",
    "Lovelace",
    "—",
    "und",
    "de",
  ),
  fc.stringMatching(/^[a-zäéß]{1,12}$/u),
  fc.constantFrom("三か月", "という", "言葉は、", "中身", "إلى", "كتاب"),
);

test("each word is on one line that fits, and there are as few lines as possible", () => {
  const inputs = fc.record({
    words: fc.array(word, { minLength: 1, maxLength: 40 }),
    width: fc.integer({ min: 12, max: 40 }),
    isBalanced: fc.boolean(),
  });
  fc.assert(
    fc.property(inputs, ({ words, width, isBalanced }) => {
      const widths = words.map(({ length }) => ({ ink: length, advance: length + 1 }));
      const breaks = rateBreaks(
        words.map((text) => ({ text })),
        createLineRules(words.join(" ")),
      );
      const { ends = [] } = chooseLines(widths, breaks, { width, isBalanced }) ?? {};
      expect(ends.at(-1)).toBe(words.length);
      let count = 1;
      let used = -1;
      for (const { length } of words) {
        if (used + 1 + length > width) [count, used] = [count + 1, -1];
        used += 1 + length;
      }
      expect(ends).toHaveLength(count);
      for (const [index, end] of ends.entries()) {
        const line = words.slice(ends[index - 1] ?? 0, end);
        expect(line.length).toBeGreaterThan(0);
        expect(line.join(" ").length).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test("a word that is wider than the lines, and a very long paragraph, have no chosen lines", () => {
  expect(breakLines("Grundstücksverkehrsgenehmigung", 12)).toBeUndefined();
  expect(breakLines("word ".repeat(200).trim(), 40)).toBeUndefined();
});
