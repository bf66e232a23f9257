import { describe, expect, test } from "vitest";
import { findAskedLanguage, nameLanguage } from "./language-names.ts";
import { findOtherLanguage } from "./other-language.ts";

const texts = {
  en: "We sold the small loaves first, and the others were gone by ten. That is what the card by the till is for, and they read it.",
  de: "Wir haben die kleinen Brote zuerst verkauft, und die anderen waren um zehn weg. Dafür ist die Karte.",
  fr: "Nous avons vendu les petits pains en premier, et les autres étaient partis à dix heures pour la plupart.",
  es: "Vendimos los panes pequeños primero, y los otros no estaban a las diez. Para eso es la tarjeta que usamos.",
  it: "Abbiamo venduto prima i panini piccoli, e gli altri non erano più lì alle dieci. Per questo c'è la scheda.",
  ja: "小さなパンが先に売れました。ほかのパンは十時までになくなりました。そのためにカードがあります。毎朝、最初に焼くのは小さなパンで、次に大きなパンを焼きます。昼までに売り切れる日も多くあります。",
  ar: "بعنا الأرغفة الصغيرة أولا، وكانت الأخرى قد نفدت عند العاشرة. لهذا توجد البطاقة على المنضدة كل صباح في المخبز.",
};

describe("a text's language", () => {
  const codes = Object.keys(texts) as (keyof typeof texts)[];
  test.each(codes)("%s is right for itself, and wrong for the others", (code) => {
    for (const wanted of codes) {
      expect([wanted, findOtherLanguage(texts[code], wanted)]).toEqual([
        wanted,
        wanted === code ? null : code,
      ]);
    }
    expect(findOtherLanguage(texts[code], `${code}-XX`)).toBeNull();
  });

  test("isn't judged for short texts, alike languages and unknown ones", () => {
    expect(findOtherLanguage("The card is for the loaves.", "de")).toBeNull();
    expect(findOtherLanguage(texts.ar, "fa")).toBeNull();
    expect(findOtherLanguage(texts.en, "cs")).toBeNull();
    expect(findOtherLanguage("", "de")).toBeNull();
  });
});

describe("instructions", () => {
  test.each([
    ["Write in German, please", "de"],
    ["Language: French", "fr"],
    ["Auf Englisch bitte", "en"],
    ["Sprache: Spanisch", "es"],
    ["Écris en italien", "it"],
    ["日本語で書いてください", "ja"],
    ["Translate it into plain English", "en"],
    ["For people new to git. Keep it short.", undefined],
    ["In spring, in detail, in short", undefined],
    ["", undefined],
    ["The English breakfast stays", null],
    ["First in German, then in French", null],
  ])("“%s” ask for %s", (instructions, code) => {
    expect(findAskedLanguage(instructions)).toBe(code);
  });

  test("name languages in English", () => {
    expect([
      nameLanguage("de"),
      nameLanguage("pt-BR"),
      nameLanguage("x?"),
      nameLanguage(""),
    ]).toEqual(["German", "Brazilian Portuguese", "x?", ""]);
  });
});
