import { expect, test } from "vitest";
import { markCompounds } from "./compounds.ts";

const german = "Was du über die Beiträge wissen solltest und wie es nicht teuer wird";
const breaksOf = (word: string, context = german) =>
  markCompounds(word, context).replaceAll("\u00AD", "|");

test.each([
  ["Krankenversicherungsbeiträge", "Kranken|versicherungs|beiträge"],
  ["Lebensmittelunverträglichkeiten", "Lebensmittel|unverträglich|keiten"],
  ["Umsatzsteuervoranmeldung", "Umsatzsteuer|voranmeldung"],
  ["Grundstücksverkehrsgenehmigung", "Grundstücks|verkehrs|genehmigung"],
  ["Grundstücksverkehrszuständigkeit", "Grundstücks|verkehrs|zuständigkeit"],
  ["Arbeitsunfähigkeitsbescheinigung", "Arbeits|unfähigkeitsbescheinigung"],
  ["Ihre Haftpflichtversicherung ::zahlt::", "Ihre Haftpflicht|versicherung ::zahlt::"],
  ["Donaudampfschifffahrt", "Donaudampfschifffahrt"],
  ["Steuer", "Steuer"],
])("%s may be broken as %s", (word, broken) => {
  expect(breaksOf(word)).toBe(broken);
});

test("long words of other languages aren't broken", () => {
  const english = "What the people who live in the house have to know about it";
  expect(breaksOf("Internationalization", english)).toBe("Internationalization");
  expect(breaksOf("anticonstitutionnellement", "Ce que les gens ne savent pas sur la loi")).toBe(
    "anticonstitutionnellement",
  );
});

test("marks only add soft hyphens", () => {
  const text = "Krankenversicherungsbeiträge und Rentenversicherung";
  expect(markCompounds(text, german).replaceAll("\u00AD", "")).toBe(text);
});
