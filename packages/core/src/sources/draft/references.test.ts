import fc from "fast-check";
import { expect, test } from "vitest";
import { draftPost } from "./index.ts";
import { refersBack } from "./references.ts";
import { buildSource, paragraph } from "./source.fixture.ts";
import { getDraftWords } from "./words.ts";

const unclear: readonly [language: string, text: string][] = [
  ["en", "It came to £1,340, which paid two of the four wages."],
  ["en", "By that Friday sixty-one people had done the same."],
  ["en", "The effect on interruptions was there in week 2 and did not grow."],
  ["en", "In the first quarter they gave away two thousand euros."],
  ["en", "I said yes to everything they asked for."],
  ["en", "Everybody was afraid of that."],
  ["en", "Yes, forty people, eleven of them answer phones."],
  ["de", "Sechs davon waren nach vier Monaten wieder weg."],
  ["de", "Seit sie sich selbst melden, haben wir weniger, aber bessere."],
  ["de", "Das kostet uns rund 2.100 Euro je Person."],
  ["de", "Der Unterschied blieb auch im Herbst."],
  ["fr", "Elle a duré trois semaines."],
  ["fr", "Cela n'a rien changé."],
  ["fr", "Au printemps ils ont arrêté."],
  ["fr", "L'effet a disparu en juin."],
  ["es", "Eso nos costó la fama."],
  ["es", "Explica que cada audiolibro se presta once veces."],
  ["es", "Los otros fueron más caros."],
  ["ja", "それは二月のことだった。"],
  ["ja", "月に3件だったものが、今は月に8件ある。"],
  ["en", "Only two of those clients came back."],
  ["en", "Four of these will tell you more than a survey."],
  ["en", "14 had never seen it."],
  ["en", "The third one cost nothing."],
  ["en", "So did the neighbours."],
  ["en", "Because of that we moved."],
  ["en", "“We have nothing to fear,” he said of the town."],
  ["de", "Aber auch dann hilft die Frage von Svenja."],
  ["de", "Nur zwei davon kamen zurück."],
  ["de", "Neun sagten, sie hätten nichts verstanden."],
  ["de", "Seitdem bleibt die Tür offen."],
  ["fr", "Quatorze n'ont rien décidé."],
  ["fr", "Deux d'entre eux sont revenus."],
  ["fr", "J'en ai perdu trois."],
  ["fr", "Ensuite, nous avons fermé."],
  ["es", "Nueve me perdonaron."],
  ["es", "Sólo dos de ellos volvieron."],
  ["es", "El tercero ya ganaba más."],
  ["es", "Por eso cerramos."],
  ["pt", "Dois deles voltaram."],
  ["pt", "Por isso fechámos."],
  ["it", "Due di loro sono tornati."],
  ["it", "Per questo abbiamo chiuso."],
  ["ja", "上の三つは今も続いている。"],
  ["ja", "さらに、値段を上げた。"],
  ["ja", "そのうち二人は戻ってきた。"],
  ["ar", "لكن اثنين منهم عادا."],
  ["ar", "بعضهم عاد في الربيع."],
  ["ar", "بعد ذلك أغلقنا الباب."],
  ["en", "That's why we moved."],
  ["en", "Simultaneously, he continued, the council lowered the rent."],
  ["en", "In early 2020 he closed the shop."],
  ["de", "Deshalb sind wir umgezogen."],
  ["de", "Derzeit wird dort gebaut."],
  ["de", "Im Herbst kam er zurück."],
  ["de", "Gleichzeitig stieg die Miete."],
  ["fr", "C'est pourquoi nous avons déménagé."],
  ["fr", "Du coup, nous avons fermé."],
  ["es", "Dijo que el alquiler subía."],
  ["es", "Pensó que era casualidad."],
  ["es", "Al mismo tiempo subió el alquiler."],
  ["pt", "Afirmou que o aluguel subia."],
  ["it", "Intanto l'affitto saliva."],
  ["ja", "同社は来年、店を増やす。"],
  ["ar", "تقول إنها تغلق المتجر يوم الاثنين."],
];

test.each(unclear)(
  "a sentence that refers to the one before is found (%s: %s)",
  (language, text) => {
    expect(refersBack(text, getDraftWords(language))).toBe(true);
  },
);

test.each([
  ["en", "In January Ada closed the shop."],
  ["en", "When my father died he left us a shop."],
  ["de", "Im Herbst kam Ada zurück."],
  ["es", "Es hora de cerrar."],
  ["es", "Llegó el verano."],
  ["ja", "同時に二つの店を閉めた。"],
  ["ar", "قالت ليلى إن الإيجار ارتفع."],
  ["en", "The nurses bought cars because they had to."],
  ["en", "Employees knew what was measured."],
  ["en", "It turned out that a hundred calls were the same question."],
  ["en", "Don't forget the key and the vault (rotate what they saw)."],
  ["de", "Das Treffen dauert 25 Minuten."],
  ["de", "Das neue Treffen dauert 25 Minuten."],
  ["de", "Die Kollegen sagten, sie hätten sich allein gefühlt."],
  ["fr", "Il faut compter les heures."],
  ["fr", "Les veilleurs disent qu'ils dorment mal."],
  ["es", "La directora pide 6.000 euros."],
  ["ja", "これから始める人へのひとこと。"],
  ["en", "Two people can run a counter and a workshop."],
  ["en", "Not everything went well."],
  ["en", "The first week felt like falling."],
  ["en", "“A quiet street is worth more,” said Ines Falk."],
  ["de", "Zwei Leute reichen für den Laden."],
  ["de", "So arbeitet eine Bäckerei."],
  ["de", "Der erste Kurs hatte sieben Plätze."],
  ["fr", "Deux hôpitaux l'ont essayé."],
  ["fr", "Le premier hiver a duré six mois."],
  ["es", "Dos hospitales lo probaron."],
  ["es", "El primer mes perdimos 900 euros."],
  ["pt", "Dois clientes voltaram em maio."],
  ["it", "Due clienti sono tornati a maggio."],
  ["ja", "上野の店は二階にある。"],
  ["ar", "بدأ العمل في الربيع."],
])("a sentence that is clear alone isn't (%s: %s)", (language, text) => {
  expect(refersBack(text, getDraftWords(language))).toBe(false);
});

const clear: Readonly<Record<string, readonly string[]>> = {
  en: ["We closed the shop on Mondays.", "Sales rose by 14% in the first year."],
  de: ["Am 3. Mai haben wir die Werkstatt verkleinert.", "Die Miete sank um 420 Euro im Jahr."],
  fr: ["Nous avons fermé l'atelier deux semaines.", "Le prix a baissé de 12 % en juin."],
  es: ["Cerramos el taller los lunes de mayo.", "Las ventas subieron un 14 por ciento."],
  ja: ["長野の町工場は紙の伝票をやめた。", "費用は合わせて九万八千円だった。"],
};

test("a slide never starts with a sentence that refers to one that it doesn't show", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(clear)).chain((language) =>
        fc.record({
          language: fc.constant(language),
          paragraphs: fc.array(
            fc.array(
              fc.constantFrom(
                ...(clear[language] ?? []),
                ...unclear.flatMap(([code, text]) => (code === language ? [text] : [])),
              ),
              { minLength: 1, maxLength: 5 },
            ),
            { minLength: 1, maxLength: 6 },
          ),
        }),
      ),
      fc.integer({ min: 2, max: 9 }),
      ({ language, paragraphs }, slides) => {
        const [opening = ""] = clear[language] ?? [];
        const texts = [[opening], ...paragraphs].map((all) =>
          all.join(language === "ja" ? "" : " "),
        );
        const read = buildSource(texts.map(paragraph), { title: "Title of it", language });
        const [, ...others] = draftPost(read, { slides }).post.content;
        const words = getDraftWords(language);
        const headers = others
          .filter(({ prompt }) => prompt === undefined)
          .map(({ header }) => header);
        expect(headers.filter((header) => refersBack(`${header}.`, words))).toEqual([]);
      },
    ),
    { numRuns: 80 },
  );
});

test("a quotation below its heading keeps the sentences that its pronoun refers to", () => {
  const read = buildSource(
    [
      paragraph("Im Jahr 2024 haben wir elf Leute eingestellt. Sechs davon gingen wieder."),
      { kind: "heading", level: 2, text: "Was nicht geklappt hat" },
      paragraph(
        "Patinnen, die wir bestimmt haben, waren schlechte Patinnen. „Ich mache das nur, wenn ich es nicht machen muss“, sagte Wiebke Jansen.",
      ),
    ],
    { title: "Einarbeitung in der Pflege", language: "de" },
  );
  const { content } = draftPost(read, { slides: 2 }).post;
  expect(content[0]?.description).toEqual([{ type: "text", value: "Sechs davon gingen wieder." }]);
  expect(JSON.stringify(content[1])).toContain("schlechte Patinnen");
});
