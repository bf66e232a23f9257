import fc from "fast-check";
import { expect, test } from "vitest";
import {
  checkSlide,
  type FactCheck,
  type FactContext,
  type FactPassage,
  readFacts,
} from "./index.ts";
import { maxMentions } from "./read-facts.ts";

const sources = {
  en: `In the winter of 2023 our pottery in Ashcombe fired its kiln only on Mondays. By 9 February 2024 forty-five students had joined, 62% of them beginners. We sold 2,350 mugs at £18.50 and spent £4.2k on clay. Visits rose from 240 to 312 a week. Hester Quill, who teaches on Mondays, says: “Clay forgives you twice, then it remembers everything.” About a quarter of our students came back, and 7 percentage points more than before brought a friend.`,
  de: `Seit dem 3. Mai 2024 leiht die Bücherei Ahlsdorf auch Werkzeug aus. Dreiundsiebzig Haushalte machen mit, das sind 41 Prozent. Die 1.850 Ausleihen brachten 3,75 Euro je Gerät und 1,4 Millionen gesparte Fahrten. Die Nachfrage stieg um 6 Prozentpunkte. Leiterin Wiebke Hansen sagt: „Am Ende fehlt immer nur der Akkuschrauber.“`,
  fr: `Le 12 juin 2024, la ferme de Kerval a ouvert sa boutique. Quatre-vingt-dix-sept familles commandent chaque semaine, soit 34 % du village. Le panier coûte 22,50 € et soixante-quinze producteurs y participent. Les ventes sont passées de 180 à 225 paniers.`,
  es: `El 8 de octubre de 2024 la cooperativa de Villarín repartió treinta y seis bicicletas. El 27 por ciento de los vecinos las usa, y recorrieron 2,3 millones de kilómetros. Cada bicicleta costó 640 euros y dos tercios duran diez años.`,
  pt: `Em 5 de março de 2024 a padaria de Covelinhos assou cento e vinte e três pães. Cerca de 58 por cento dos clientes pagou antes, e o forno custou 4.200 euros. Três quartos voltaram na semana seguinte.`,
  it: `Il 21 settembre 2024 il vivaio di Montalto ha piantato duecentoquarantotto alberi. Il 63 per cento è sopravvissuto e ogni albero è costato 14,20 euro. Le visite sono salite da 350 a 490.`,
  ja: `2024年7月18日、北浜製陶所は窯を新しくした。職人は三十四人、若手はその三割。一日に一万二千枚の皿を焼き、費用は58万円だった。不良品は45件から9件に減った。`,
};
type Language = keyof typeof sources;

const read = (text: string, language?: string) => readFacts(splitSource(text), { language });

function splitSource(text: string): FactPassage[] {
  return text.split("\n").map((line, index) => ({ id: `p${index + 1}`, text: line }));
}

const check = (
  slide: string,
  language: Language,
  context: FactContext & { source?: Language } = {},
) =>
  checkSlide(
    read(sources[context.source ?? language], context.source ?? language),
    { header: "", description: [{ type: "text", value: slide }] },
    { language, ...context },
  );

const list = (checks: readonly FactCheck[]) => checks.map(({ code, raw }) => `${code}: ${raw}`);

test("the number of a split slide's part needs no source, but a share in brackets does", () => {
  const headers = [
    "62% came back (1/2)",
    "62% came ::back:: (2/2)",
    "Some came back (1/3 of them)",
  ];
  const found = headers.map((header) =>
    list(checkSlide(read(sources.en, "en"), { header, description: [] })),
  );
  expect(found).toEqual([[], [], ["number-not-in-source: 1/3"]]);
});

test.for<[slide: string, language: Language, ...found: string[]]>([
  ["45 students joined.", "en"],
  ["Forty-six students joined.", "en", "number-not-in-source: Forty-six"],
  ["26% of them were beginners.", "en", "number-not-in-source: 26%"],
  ["Sixty-two percent of them are beginners.", "en"],
  ["62 of them are beginners.", "en", "unit-differs: 62"],
  ["2350 mugs sold, for 18.50 each.", "en"],
  ["$18.50 a mug.", "en", "unit-differs: $18.50"],
  ["We spent 4,200 pounds on clay.", "en"],
  ["Over 60% are beginners, almost 2,400 mugs were sold.", "en"],
  ["Over 65% are beginners.", "en", "number-not-in-source: 65%"],
  ["Visits grew by 30% to 312 a week.", "en", "computed: 30%"],
  ["72 more visits a week.", "en", "computed: 72"],
  ["25% of our students came back.", "en"],
  ["A third of our students came back.", "en", "number-not-in-source: A third"],
  ["7% more brought a friend.", "en", "unit-differs: 7%"],
  ["312 mugs were glazed by hand in spring.", "en", "number-elsewhere: 312"],
  ["1. Fire on Mondays\n2. Forgive twice\nStep 3: remember", "en"],
  ["Follow @kiln99 on LinkedIn. Save this for Friday.", "en"],
  ["We fire on Fridays.", "en", "date-not-in-source: Fridays"],
  ["Ask @kiln99 first.", "en", "name-not-in-source: @kiln99"],
  ["See #top99 or `kiln99` on :heat99:.", "en"],
  ["One mug at a time, 24/7 on version 1.2.3 of form A4.", "en"],
  ["Die 73 Haushalte sind 41 %.", "de"],
  ["Dreiundachtzig Haushalte machen mit.", "de", "number-not-in-source: Dreiundachtzig"],
  ["1850 Ausleihen zu 3,75 €, 1.400.000 Fahrten gespart.", "de"],
  ["Die Nachfrage stieg um 6 Prozent.", "de", "unit-differs: 6 Prozent"],
  ["97 familles, 75 producteurs, 22,50 euros.", "fr"],
  ["Soixante-seize producteurs participent.", "fr", "number-not-in-source: Soixante-seize"],
  ["25 % de ventes en plus.", "fr", "computed: 25 %"],
  ["36 bicicletas, 2.300.000 kilómetros, 640 €.", "es"],
  ["Treinta y siete bicicletas.", "es", "number-not-in-source: Treinta y siete"],
  [
    "Ciento veinte por ciento de los vecinos.",
    "es",
    "number-not-in-source: Ciento veinte por ciento",
  ],
  ["123 pães, 4.200 €, 75% voltaram.", "pt"],
  ["Cento e vinte e quatro pães.", "pt", "number-not-in-source: Cento e vinte e quatro"],
  ["248 alberi a 14,20 €.", "it"],
  ["Trecentoquarantotto alberi.", "it", "number-not-in-source: Trecentoquarantotto"],
  ["職人34人のうち30%が若手。12,000枚を焼いた。", "ja"],
  [
    "職人は三十五人、費用は59万円。",
    "ja",
    "number-not-in-source: 三十五",
    "number-not-in-source: 59万円",
  ],
])("numbers: %s (%s)", ([slide, language, ...found]) => {
  expect(list(check(slide, language))).toEqual(found);
});

test.for<[slide: string, language: Language, source: Language]>([
  ["Wir verkauften 2.350 Becher zu 18,50 £.", "de", "en"],
  ["73 households, 41 per cent, 1.4 million trips.", "en", "de"],
  ["Three quarters came back; the oven cost €4,200.", "en", "pt"],
  ["The 34 potters fire 12,000 plates a day.", "en", "ja"],
])("numbers in a source of another language: %s (%s, source %s)", ([slide, language, source]) => {
  expect(list(check(slide, language, { source }))).toEqual([]);
});

test.for<[slide: string, language: Language, ...found: string[]]>([
  ["On February 9th, 2024 the class was full.", "en"],
  ["2/9/2024, or 09.02.2024, or 2024-02-09", "en"],
  ["February 2024", "en"],
  ["9 February", "en"],
  ["8 February 2024", "en", "date-not-in-source: 8 February 2024"],
  ["9 February 2025", "en", "date-not-in-source: 9 February 2025"],
  ["Am 3.5.2024 ging es los.", "de"],
  ["Am 4. Mai 2024 ging es los.", "de", "date-not-in-source: 4. Mai 2024"],
  ["Depuis le 12 juin", "fr"],
  ["El 9 de octubre de 2024", "es", "date-not-in-source: 9 de octubre de 2024"],
  ["Desde 5 de março", "pt"],
  ["Il 22 settembre", "it", "date-not-in-source: 22 settembre"],
  ["7月18日に窯を替えた。", "ja"],
  ["It was fired on 10 February.", "en", "date-not-in-source: 10 February"],
  ["8月18日に窯を替えた。", "ja", "date-not-in-source: 8月18日"],
])("dates: %s (%s)", ([slide, language, ...found]) => {
  expect(list(check(slide, language))).toEqual(found);
});

test.for<[slide: string, language: Language, ...codes: string[]]>([
  ["«clay forgives you twice … it remembers everything»", "en"],
  ["“Clay forgives you once, then it remembers everything.”", "en", "quote-changed"],
  ["“A kiln is a patient animal with a long memory.”", "en", "quote-not-in-source"],
  ["“Clay forgives”", "en"],
  ["“Clay forgives you twice, then it remembers everything.” — Hester Quill", "en"],
  ["»Am Ende fehlt immer nur der Akkuschrauber.«", "de"],
  ["„Am Anfang fehlt immer nur der Akkuschrauber.“", "de", "quote-changed"],
  ["「窯を新しくした」", "ja"],
  ["「窯は古いままだった」", "ja", "quote-not-in-source"],
])("quotations: %s (%s)", ([slide, language, ...codes]) => {
  expect(check(slide, language).map(({ code }) => code)).toEqual(codes);
});

test("a translated quotation can be fixed by removing its quotation marks", () => {
  const slide = "„Ton verzeiht zweimal, dann merkt er sich alles.“";
  expect(check(slide, "de", { source: "en" })).toMatchObject([
    { code: "quote-translated", severity: "warning", fixes: [{ replace: slide.slice(1, -1) }, {}] },
  ]);
});

test("a changed quotation can be fixed with the source's words", () => {
  const [found] = check("“Clay forgives you once, then it remembers everything.”", "en");
  expect(found?.fixes[0]).toEqual({
    replace: "“Clay forgives you twice, then it remembers everything.”",
  });
});

test("in the quote layout, words without quotation marks are a quotation, too", () => {
  const quote = (value: string) =>
    checkSlide(
      read(sources.en),
      { header: "Hester", description: [{ type: "text", value }], layout: "quote" },
      { language: "en" },
    ).map(({ code }) => code);
  expect(quote("Clay forgives you twice, then it remembers everything.\n— Hester Quill")).toEqual(
    [],
  );
  expect(quote("Clay never forgives anybody who is late\n— Hester Quill")).toEqual([
    "quote-not-in-source",
  ]);
});

test("a quotation must have the source's speaker", () => {
  const far = "The rest of the afternoon went by with glazing, sweeping and tea. ".repeat(8);
  const facts = readFacts([
    { id: "p1", text: `Hester Quill opened the door. ${far}` },
    { id: "p2", text: "Clay forgives you twice, then it remembers.", speaker: "Ada Thorn" },
    { id: "p3", text: far },
  ]);
  const by = (name: string) =>
    checkSlide(facts, {
      header: "",
      description: [{ type: "text", value: `“Clay forgives you twice” — ${name}` }],
    }).map(({ code, raw }) => `${code}: ${raw}`);
  expect(by("Ada Thorn")).toEqual([]);
  expect(by("Hester Quill")).toEqual(["attribution-differs: Hester Quill"]);
});

test.for<[slide: string, language: Language, ...names: string[]]>([
  ["What Hester learned in Ashcombe", "en"],
  ["Hester’s rule for Mondays on LinkedIn", "en"],
  ["What Gideon Marsh learned in Ashcombe", "en", "Gideon", "Marsh"],
  ["How We Sold Every Mug Without A Shop", "en"],
  ["Our partner PotWorks joined NATO.", "en", "PotWorks", "NATO"],
  ["Die Nachbarschaft dankt Frau Hansen mit Kuchen.", "de"],
  ["Wie Herr Brandt den Bohrer fand", "de", "Brandt"],
  ["Depuis, Solène tient la boutique", "fr", "Solène"],
  ["沢田さんが窯を替えた。", "ja", "沢田"],
])("names: %s (%s)", ([slide, language, ...names]) => {
  const checks = check(slide, language);
  expect(checks.map(({ raw }) => raw)).toEqual(names);
  expect(
    checks.every(({ code, severity }) => code === "name-not-in-source" && severity === "warning"),
  ).toBe(true);
});

test("a misspelled name can be fixed with the source's name", () => {
  const [found] = check("A lesson from Hestor", "en");
  expect(found).toMatchObject({
    raw: "Hestor",
    fixes: [{ replace: "Hester" }, { allow: "Hestor" }],
  });
});

test("a long quotation is allowed if its start is in `allowed`", () => {
  const said = "nobody in this valley ever saw such a winter again and ".repeat(6).trim();
  const slide = { header: "", description: [{ type: "text", value: `“${said}”` }] };
  const facts = readFacts([{ id: "p1", text: "The pottery is in Ashcombe." }]);
  const [found] = checkSlide(facts, slide);
  expect(found?.code).toBe("quote-not-in-source");
  expect(checkSlide(facts, slide, { allowed: [found?.raw.slice(0, 200) ?? ""] })).toEqual([]);
});

test("names and numbers in a source with some Chinese or Japanese words are found", () => {
  const source = "On 80 headlines BudouX breaks 7 words (今|日, 方|法), says Frau Sommer.";
  const facts = readFacts([{ id: "p1", text: source }]);
  for (const value of [source, "It is BudouX that breaks 7 words, says Frau Sommer."]) {
    expect(checkSlide(facts, { header: "", description: [{ type: "text", value }] })).toEqual([]);
  }
});

test("allowed words, own names and counts need no source", () => {
  const slide = "9 lessons for 83 % of Marlow";
  expect(list(check(slide, "en"))).toHaveLength(3);
  expect(check(slide, "en", { allowed: ["83%"], names: ["Marlow"], counts: [9] })).toEqual([]);
});

test("a header may state the number of the slide's list items", () => {
  const slide = (header: string) => ({
    header,
    description: [{ type: "text", value: "- Fire on Mondays\n- Sell mugs\n- Forgive" }],
  });
  const facts = read(sources.en, "en");
  expect(checkSlide(facts, slide("3 rules"))).toEqual([]);
  expect(list(checkSlide(facts, slide("4 rules")))).toEqual(["number-not-in-source: 4"]);
});

test("a quotation with a handle or web address is found", () => {
  const facts = readFacts([{ id: "p1", text: "“Ask @kiln or www.kiln.example before you fire.”" }]);
  const header = "“Ask @kiln or www.kiln.example before you fire”";
  expect(checkSlide(facts, { header, description: [] })).toEqual([]);
});

test("a check has its place, the source's most similar words, and fixes", () => {
  const facts = readFacts(
    [
      { id: "p1", text: "Forty-five students joined." },
      { id: "p2", text: "Of these 62% are beginners." },
    ],
    { language: "en" },
  );
  const slide = {
    header: "::26%:: are beginners",
    description: [
      {
        type: "two-columns",
        value: JSON.stringify({ leftColumn: "46 students", rightColumn: "" }),
      },
      { type: "code", value: "const kiln = 99;" },
    ],
    summary: "All 47 students came.",
  };
  expect(checkSlide(facts, slide, { language: "en" })).toEqual([
    {
      field: "header",
      range: [2, 5],
      code: "number-not-in-source",
      severity: "error",
      raw: "26%",
      nearest: { raw: "62%", passage: "p2", range: [9, 12] },
      fixes: [{ replace: "62%" }, { allow: "26%" }, { rewrite: true }],
    },
    expect.objectContaining({
      field: "description",
      item: 0,
      part: "left",
      range: [0, 2],
      raw: "46",
    }),
    expect.objectContaining({ field: "summary", range: [4, 6], raw: "47" }),
  ]);
});

/** Sentences of the sources that state a number in digits. */
const sentences = (Object.keys(sources) as Language[]).flatMap((language) =>
  sources[language]
    .split(/(?<=[^\d\s][.。“”]\s?)(?=\p{Lu}|\p{Script=Han})/u)
    .map((text) => ({ language, text: text.trim() })),
);

test("sentences of the source have no findings, alone and in any order", () => {
  for (const { language, text } of sentences) expect(list(check(text, language))).toEqual([]);
  const languages = fc.constantFrom(...(Object.keys(sources) as Language[]));
  const some = languages.chain((language) => {
    const own = sentences.filter((sentence) => sentence.language === language);
    return fc.record({ language: fc.constant(language), own: fc.shuffledSubarray(own) });
  });
  fc.assert(
    fc.property(some, fc.constantFrom(" ", "\n", "\n- "), ({ language, own }, gap) => {
      const slide = own.map(({ text }) => text).join(gap);
      expect(list(check(slide, language))).toEqual([]);
    }),
  );
});

test("most altered digits are found", () => {
  const digits = sentences.flatMap(({ language, text }) =>
    Array.from(text.matchAll(/\d/gu), ({ index }) => ({ language, text, index })),
  );
  const altered = digits.flatMap(({ language, text, index }) =>
    [1, 3, 7].map((step) => {
      const digit = (Number(text[index]) + step) % 10;
      return { language, text: text.slice(0, index) + String(digit) + text.slice(index + 1) };
    }),
  );
  const found = altered.filter(({ language, text }) => check(text, language).length > 0);
  expect(altered.length).toBeGreaterThan(200);
  expect(found.length / altered.length).toBeGreaterThan(0.8);
});

test("any text can be checked, and each range matches the raw words", () => {
  const facts = read(sources.en);
  const words = fc.constantFrom(
    "45",
    "::62%::",
    "“",
    "”",
    "Hester",
    "3. ",
    "٣٤",
    "窯を",
    "\n",
    "€",
    "mil",
    "9 February",
    "̈",
    "😀",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ unit: "grapheme" }))), (parts) => {
      const header = parts.join(" ");
      for (const { range, raw } of checkSlide(facts, { header, description: [] })) {
        const typed = header.slice(...range).replaceAll("::", "");
        expect(typed.length).toBe(raw.length);
      }
    }),
  );
});

test.for(["\n", "3. Mai ", "“"])("long sources that repeat %j are read", (part) => {
  const text = part.repeat(200_000 / part.length);
  const facts = readFacts([{ id: "p1", text }], { language: "de" });
  const slide = { header: part.repeat(100), description: [{ type: "text", value: "83 %" }] };
  expect(list(checkSlide(facts, slide)).at(-1)).toBe("number-not-in-source: 83 %");
});

test("a limited number of mentions is kept for a number that the source repeats", () => {
  const facts = readFacts([{ id: "p1", text: "1 2 7% ".repeat(1000) }], { language: "en" });
  expect(facts.numbers).toHaveLength(2 * maxMentions);
  const slide = { header: "7% and 8% of 2", description: [] };
  expect(list(checkSlide(facts, slide))).toEqual(["number-not-in-source: 8%"]);
});
