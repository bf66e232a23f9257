import fc from "fast-check";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { NewPassage } from "../passage-list.ts";
import { PassageList } from "../passage-list.ts";
import type { Passage, Source, SourceKind } from "../source.ts";

/** Builds a source like a reader does, with an id and a hash. */
export function buildSource(
  passages: readonly NewPassage[],
  head: Partial<Source> & { kind?: SourceKind } = {},
): { source: Source; passages: Passage[] } {
  const list = new PassageList();
  for (const passage of passages) list.add(passage);
  const read = list.finish({ by: "test", kind: "text", title: "", ...head });
  return { source: { ...read.source, id: "src_test", hash: "sha256:0" }, passages: read.passages };
}

export const paragraph = (text: string): NewPassage => ({ kind: "paragraph", text });
export const heading = (text: string): NewPassage => ({ kind: "heading", level: 2, text });
export const entry = (text: string, ordered = false): NewPassage => ({
  kind: "list",
  level: 0,
  ordered,
  text,
});
export const cue = (speaker: string, text: string): NewPassage => ({ kind: "cue", speaker, text });
export const row = (columns: string[], cells: string[]): NewPassage => ({
  kind: "table",
  columns,
  cells,
  text: cells.map((cell, index) => `${columns[index]}: ${cell}`).join(" · "),
});

/** Realistic sentences by language. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  en: [
    "We closed the shop on Mondays.",
    "Sales rose by 14% in the first year, and nobody asked why.",
    "But it didn't last.",
    'Our neighbour Ines Falk said: "A quiet street is worth more than a sign."',
    "Why did we do it?",
    "Because two people can't run a counter and a workshop at once, we moved the counter behind the workshop and put the bell on a string.",
    "The rule is short: one customer, one order, one bag.",
    "It cost us £340 (paint included).",
  ],
  de: [
    "Am 3. Mai haben wir die Werkstatt verkleinert.",
    "Die Miete sank um 420 Euro, aber die Kunden blieben.",
    "Und niemand fragte nach dem zweiten Raum.",
    "Unsere Lehrmeisterin Almut Kern sagt: „Weniger Platz macht ordentlich.“",
    "Was fehlt?",
    "Wer das nachmachen will, braucht drei Regale: eins für Holz, eins für Farben, eins für Reste.",
  ],
  fr: [
    "Nous avons fermé l'atelier deux semaines.",
    "Le prix a baissé de 12 %, mais les commandes ont doublé.",
    "« On ne répare pas une montre à la hâte », dit Solène Marty.",
    "Et personne ne s'est plaint.",
    "Une règle : jamais plus de six pièces par jour.",
  ],
  es: [
    "En 2019 vendimos 340 cajas de tomates.",
    "¿Por qué funcionó?",
    "Porque nadie más abría los lunes, y la calle estaba vacía.",
    "Pero no fue suerte.",
    "Perdimos 1.200 euros el primer mes.",
  ],
  pt: [
    "Em março mudamos o horário da padaria.",
    "As vendas subiram 9%, mas o pão acabava às dez.",
    "Não foi fácil para ninguém.",
    "A regra é simples: menos tipos, mais fornadas.",
  ],
  ja: [
    "去年の春、店を半分にした。",
    "売り上げは12%増えた。",
    "しかし、客は減らなかった。",
    "店長の小川さんは「狭いほうが話しやすい」と言う。",
    "費用は三十万円だった。",
  ],
  ar: [
    "أغلقنا المتجر يوم الاثنين.",
    "ارتفعت المبيعات بنسبة ١٤٪ في السنة الأولى.",
    "لكن لم يسأل أحد عن السبب.",
    "كلفنا ذلك 300 يورو.",
  ],
};

const items: Readonly<Record<string, readonly string[]>> = {
  en: ["Sand the edge", "Wipe it dry", "Oil once a week", "Keep the offcuts"],
  ja: ["板を磨く", "乾かす", "油を塗る"],
};

const columns = ["Month", "Orders", "Returns"];

/** Generates sources in a language: articles, notes, interviews and tables, some with little or no text. */
export function createSources(
  language: string,
): fc.Arbitrary<{ source: Source; passages: Passage[] }> {
  const own = sentences[language] ?? [];
  const words = fc.array(fc.constantFrom(...own), { minLength: 1, maxLength: 5 });
  const text = words.map((all) => all.join(hasHanOrKana(all[0] ?? "") ? "" : " "));
  const item = fc.constantFrom(...(items[language] ?? own));
  const passages = fc.oneof(
    { weight: 4, arbitrary: text.map((one) => [paragraph(one)]) },
    { weight: 2, arbitrary: fc.constantFrom(...own).map((one) => [heading(one)]) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(item, { minLength: 1, maxLength: 9 }), fc.boolean())
        .map(([all, ordered]) => all.map((one) => entry(one, ordered))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(text, text)
        .map(([one, other]) => [cue("Mo", one), cue("Ada Lind", other)]),
    },
    { weight: 1, arbitrary: text.map((one): NewPassage[] => [{ kind: "quote", text: one }]) },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.nat(4000), { minLength: 2, maxLength: 8 })
        .map((all) =>
          all.map((count, index) => row(columns, [`M${index}`, `${count}`, `${index}`])),
        ),
    },
  );
  return fc
    .tuple(
      fc.array(passages, { maxLength: 8 }),
      fc.constantFrom("", "notes_3.txt", own[0] ?? "", "Half a shop"),
    )
    .map(([all, title]) => buildSource(all.flat(), { title, language }));
}

/** Removes marks that a draft may add: bullets, numbers and the dash of a quotation. */
const withoutMarks = (line: string) => line.replace(/^(?:- |\d+\. |— )/u, "");

/** Whether the words are from the source, apart from the first letter's case and the final full stop. */
export function isFrom(passages: readonly Passage[], line: string): boolean {
  const words = withoutMarks(line).toLowerCase();
  const texts = passages.map(({ text }) => text);
  const whole = [texts.join(" "), texts.join("")].map((text) => text.toLowerCase());
  const cells = passages.flatMap((passage) =>
    [...(passage.cells ?? []), ...(passage.columns ?? [])].map((cell) => cell.toLowerCase()),
  );
  const speakers = passages.map(({ speaker = "" }) => speaker.toLowerCase());
  return (
    whole.some((text) => text.includes(words)) ||
    words
      .split(/: | · |, | (?:and|by|und|nach|et|par|y|por|e|per|en|حسب) | و|別の|・/u)
      .every((part) => cells.includes(part)) ||
    speakers.includes(words)
  );
}
