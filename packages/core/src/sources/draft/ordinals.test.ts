import { expect, test } from "vitest";
import { readOrdinal } from "./ordinals.ts";

test.each<[sentence: string, language: string, rank: number | null, mark: string]>([
  ["First, boil the water.", "en", 1, "First, "],
  ["First we boil the water.", "en", 1, ""],
  ["To begin with, boil the water.", "en", 1, "To begin with, "],
  ["And secondly, pour.", "en", 2, "And secondly, "],
  ["The sixth lesson is patience.", "en", 6, ""],
  ["Seventh, drink.", "en", 7, "Seventh, "],
  ["Second thoughts are fine.", "en", null, ""],
  ["Finally, drink.", "en", Infinity, "Finally, "],
  ["Erstens: Wasser kochen.", "de", 1, "Erstens: "],
  ["Siebtens, trinken.", "de", 7, "Siebtens, "],
  ["Die dritte Regel ist Geduld.", "de", 3, ""],
  ["Zum Schluss trinken wir.", "de", Infinity, ""],
  ["Premièrement, on chauffe.", "fr", 1, "Premièrement, "],
  ["En deuxième lieu, on verse.", "fr", 2, "En deuxième lieu, "],
  ["La sixième règle est la patience.", "fr", 6, ""],
  ["Primero, hervir.", "es", 1, "Primero, "],
  ["En sexto lugar, beber.", "es", 6, "En sexto lugar, "],
  ["Segunda oportunidad.", "es", null, ""],
  ["Primeiro ferver a água.", "pt", 1, ""],
  ["Segundo o chá, tudo passa.", "pt", null, ""],
  ["Terzo, bere.", "it", 3, "Terzo, "],
  ["第三に、飲む。", "ja", 3, "第三に、"],
  ["أخيرا، نشرب.", "ar", Infinity, "أخيرا، "],
])("in %j, %s, the place is %s", (sentence, language, rank, mark) => {
  const found = readOrdinal(sentence, language);
  expect(found && { rank: found.rank, mark: found.mark.trim() }).toEqual(
    rank === null ? null : { rank, mark: mark.trim() },
  );
});
