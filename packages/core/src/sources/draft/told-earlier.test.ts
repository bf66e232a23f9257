import fc from "fast-check";
import { expect, test } from "vitest";
import { goesOnFrom } from "./told-earlier.ts";
import { refersBack } from "./references.ts";
import { getDraftWords } from "./words.ts";

test.each([
  ["en", "The ferry line, however, never paid for the pier.", true],
  ["en", "Two weeks later the pier opened.", true],
  ["en", "The next morning nobody came.", true],
  ["en", "As you can see, the pier is empty.", true],
  ["en", "Lowick, Lohnde and Harrow have the same ropes.", true],
  ["en", "The pier has the same colour as the ferry.", false],
  ["it", "Il molo non ha neanche una corda.", true],
  ["es", "El muelle tampoco tiene cabos.", true],
  ["en", "In 2019 the pier opened.", false],
  ["en", "The pier opened two weeks early.", false],
  ["de", "Auf dem Steg geht es dagegen ruhig zu.", true],
  ["de", "Der Steg wurde also von zwei Vereinen bezahlt.", true],
  ["de", "Vielleicht liegt das auch an den Preisen.", true],
  ["de", "Drei Monate später war der Steg offen.", true],
  ["de", "Wie Sie sehen, ist der Steg leer.", true],
  ["de", "Der Steg ist seit Mai offen.", false],
  ["fr", "Les visiteurs se sont multipliés depuis.", true],
  ["fr", "Le quai, en revanche, reste vide.", true],
  ["fr", "Deux mois plus tard, le quai a rouvert.", true],
  ["fr", "Le quai est ouvert depuis mai.", false],
  ["es", "El muelle, sin embargo, sigue cerrado.", true],
  ["es", "El 10 de agosto de ese año abrió el muelle.", true],
  ["es", "Un día después abrió el muelle.", true],
  ["es", "Un día después de la boda abrió el muelle.", false],
  ["pt", "O cais, no entanto, continua fechado.", true],
  ["it", "Il molo resta invece chiuso.", true],
  ["ja", "翌日、港は開いた。", true],
  ["ja", "港で同社は船を売った。", true],
  ["ja", "港は春から開いている。", false],
  ["ar", "بعد يومين، فتح الميناء أبوابه.", true],
  ["ar", "الميناء كذلك يبيع الحبال.", true],
  ["ar", "فتح الميناء أبوابه في الربيع.", false],
])("sentences that go on from an earlier one are known (%s): %s", (code, text, goesOn) => {
  expect(goesOnFrom(text, code)).toBe(goesOn);
});

test.each([
  ["en", "“It was too late,” the captain of the ferry said.", true],
  ["en", "“Ropes were too short,” said Ada Moor.", false],
  ["en", "It's pretty much self-documented.", true],
  ["en", "It's hard to find a rope in Lowick.", false],
  ["en", "It's a cold morning in Lowick.", false],
  ["en", "Both times, the ferry came late.", true],
  ["en", "Both Ada and Mo came late.", false],
  ["fr", "« Cela relativise tout », dit Solène Marty.", true],
  ["fr", "« Le quai est vide », dit Solène Marty.", false],
  ["fr", "« Le quai est vide », poursuit-elle.", true],
  ["fr", "D’autre part, le quai est vide.", true],
  ["es", "“El muelle está vacío”, subrayó.", true],
  ["es", "“El muelle está vacío”, subrayó Inés Olmo.", false],
  ["es", "Se trata de un muelle sin barcos.", true],
  ["it", "Si tratta di un molo senza barche.", true],
  ["de", "Die wenigen, die kamen, blieben lange.", true],
  ["de", "„Das ist zu wenig Seil“, sagte Ada Moor.", true],
])("sentences that need the one before are known (%s): %s", (code, text, isBack) => {
  expect(refersBack(text, getDraftWords(code))).toBe(isBack);
});

const openings: Readonly<Record<string, readonly string[]>> = {
  en: ["Two days later", "The following week", "As you can see,"],
  de: ["Zwei Tage später", "Am folgenden Tag", "Wie Sie sehen,"],
  fr: ["Deux jours plus tard", "Le lendemain", "Comme vous voyez,"],
  es: ["Dos días después", "Al día siguiente", "Como ves,"],
  ar: ["بعد يومين،", "في اليوم التالي"],
};
const subjects = ["Ada Moor", "40", "the pier", "der Steg", "le quai", "el muelle", "الميناء"];

test("a time or a pointer at the start ties a sentence to another, whatever follows", () => {
  const cases = Object.entries(openings).flatMap(([code, all]) =>
    all.map((one) => ({ code, one })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...cases),
      fc.array(fc.constantFrom(...subjects), { minLength: 1, maxLength: 6 }),
      ({ code, one }, words) => {
        expect(goesOnFrom(`${one} ${words.join(" ")}.`, code)).toBe(true);
        expect(goesOnFrom(`“${one} ${words.join(" ")}.”`, code)).toBe(true);
      },
    ),
  );
});
