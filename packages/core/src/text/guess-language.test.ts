import { expect, test } from "vitest";
import { findLanguage, guessLanguage } from "./guess-language.ts";

test.for([
  ["en", "What you do with the time is up to you, and that is the point."],
  ["es", "Lo que haces con tu tiempo es para ti y para los demás."],
  ["de", "Das ist nicht die Zeit, mit der du gerechnet hast."],
  ["fr", "Ce que vous faites de votre temps est pour vous et pour les autres."],
  ["ja", "時間の使い方は、あなたが決めることです。"],
  ["zh", "时间怎么用，由你决定。"],
  ["uk", "Ми відкрили пекарню у травні, і їй вже рік."],
  [null, "123 !!!"],
] as const)("%s is guessed from %j", ([language, text]) => {
  expect(guessLanguage(text)).toBe(language);
});

test("a known code decides the language, and kana makes a text Japanese", () => {
  const among = ["en", "de", "ja"] as const;
  expect(findLanguage(among, "de-AT", "What you do with the time is up to you.")).toBe("de");
  expect(findLanguage(among, "pl", "What you do with the time is up to you.")).toBe("en");
  expect(findLanguage(among, undefined, "She said 「やめよう」 and that was that.")).toBe("ja");
  expect(findLanguage(["en", "de"], undefined, "時間の使い方は")).toBe(null);
});
