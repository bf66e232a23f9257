import fc from "fast-check";
import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";
import { buildSource, heading, paragraph } from "./source.fixture.ts";

const paragraphs: Readonly<Record<string, string>> = {
  en: "We closed the shop on Mondays, and nobody asked why.\n\nIt saved us a rent of one month.",
  de: "Wir haben montags geschlossen, und niemand fragte nach.\n\nDas sparte uns eine Monatsmiete.",
  fr: "Nous avons fermé le lundi, et personne n'a rien dit.\n\nCela nous a épargné un loyer.",
  es: "Cerramos los lunes, y nadie preguntó por qué.\n\nAsí ahorramos un mes de alquiler.",
  pt: "Fechamos às segundas, e ninguém perguntou porquê.\n\nPoupámos um mês de renda.",
  it: "Abbiamo chiuso il lunedì, e nessuno ha chiesto perché.\n\nUn affitto in meno.",
  ja: "月曜日に店を閉めた。誰も理由を聞かなかった。\n\n家賃が一か月分浮いた。",
  ar: "أغلقنا المتجر يوم الاثنين ولم يسأل أحد عن السبب.\n\nوفرنا إيجار شهر كامل.",
};

function draft(language: string, line: string) {
  const text = `${line}\n\n${paragraphs[language]}`;
  const { source, passages } = readTextSource(text, { language });
  const head = { ...source, id: "src_test", hash: "sha256:0" };
  return draftPost({ source: head, passages }, { slides: 3 });
}

/** Words for drafts and records, with headlines that contain them. `*` is the word. */
const headlines: readonly (readonly [language: string, words: string, lines: string])[] = [
  [
    "en",
    "notes draft minutes outline scratch",
    "How I take *|Five * to calm|* your own itch|My * won",
  ],
  [
    "de",
    "Notizen Entwurf Protokoll Stichpunkte",
    "Wie ich * schreibe|* sind keine Texte|Mein erster *",
  ],
  ["fr", "notes brouillon", "Les * de frais, c'est fini|Mon * préféré|* et courage"],
  ["es", "notas apuntes borrador acta", "Cómo tomo * sin prisa|Mi primer *|* para vender"],
  ["pt", "notas rascunho", "Como tiro * sem pressa|O meu *"],
  ["it", "appunti bozza", "Come prendo * ogni giorno|La mia *"],
  ["ja", "メモ 下書き 議事録", "*の取り方|良い*を書く人"],
  ["ar", "مسودة ملاحظات محضر", "كيف أكتب * كل يوم|* لا تضيع"],
];

test("a headline keeps its place, whatever words it contains", () => {
  const cases = headlines.flatMap(([language, words, lines]) =>
    words
      .split(" ")
      .flatMap((word) =>
        lines.split("|").map((line) => [language, line.replace("*", word)] as const),
      ),
  );
  for (const [language, line] of cases) {
    const { post, notes } = draft(language, line);
    const title = line.slice(0, 1).toUpperCase() + line.slice(1);
    expect(post.title, line).toBe(title);
    expect(post.caption, line).toContain(title);
    expect(notes.join("\n")).not.toContain("Left out");
  }
});

test.for([
  "The 10 minutes that count",
  "Bread in 5 minutes",
  "What is new in version 2",
  "Our own version",
  "Five lessons (and what I paid)",
  "Self-care",
  "Notes – and what became of them",
])("%s is a headline", (line) => {
  expect(draft("en", line).post.title).toBe(line);
});

test.for([
  ["en", "Notes"],
  ["en", "Newsletter draft v2"],
  ["en", "offboarding notes, draft 3 (for the blog?)"],
  ["en", "Minutes 12 May 2025"],
  ["en", "12 May 2025: notes"],
  ["de", "Entwurf 3: Newsletter"],
  ["de", "Protokoll vom Team, 3. Mai 2025"],
  ["fr", "Brouillon"],
  ["es", "Apuntes 12/05/2025"],
  ["ja", "会議メモ 2025年5月12日"],
  ["ar", "مسودة 2"],
] as const)("a working title is left out, and a note says so (%s): %s", ([language, line]) => {
  const { post, notes } = draft(language, line);
  expect(post.title.toLowerCase()).not.toContain(line.toLowerCase());
  expect(notes).toContain(`Left out, because it names the kind of text: “${line}”.`);
});

test("a line marked as a heading is the title, even if it is a working title", () => {
  expect(draft("en", "# Notes").post.title).toBe("Notes");
  expect(draft("en", "# Newsletter draft v2").post.title).toBe("Newsletter draft v2");
});

test("marks of a draft after a dash or in brackets are left out of the title", () => {
  const marks = [" – draft", " (draft 2)", ", Version 3", " - v2", " – Entwurf", " [v1.2]"];
  fc.assert(
    fc.property(fc.constantFrom(...marks), (mark) => {
      expect(draft("en", `Pricing for bakers${mark}`).post.title).toBe("Pricing for bakers");
    }),
  );
});

test("a heading that is too long for a title is named in a note", () => {
  const long = "We closed on Mondays and nobody asked us why ".repeat(6).trim();
  const read = buildSource([heading(long), paragraph("It saved us a rent.")], { title: long });
  expect(draftPost(read, { slides: 3 }).notes.join("\n")).toContain(
    "Left out, because it is too long for a title: “We closed",
  );
});

test.each([
  ["en", "The Crust Letter #12"],
  ["en", "Brook Bakers Weekly – Issue 7"],
  ["de", "Wochenbrief, Ausgabe 31"],
  ["fr", "La lettre du fournil n° 8"],
  ["es", "Boletín del horno, número 14"],
  ["ja", "パン工房通信 第12号"],
  ["ar", "نشرة الفرن - العدد 9"],
])("a newsletter's name and issue is no title (%s: %s)", (language, line) => {
  const texts = ["We closed on Mondays. It saved us a rent.", "Nobody asked us why."];
  const read = buildSource([heading(line), ...texts.map(paragraph)], { title: line, language });
  const { post, notes } = draftPost(read, { slides: 4 });
  expect(post.title).not.toBe(line);
  expect(notes.join("\n")).toContain("names the newsletter and its issue");
  const named = buildSource([heading(`${line}: Closed on Mondays`), ...texts.map(paragraph)], {
    title: `${line}: Closed on Mondays`,
    language,
  });
  expect(draftPost(named, { slides: 4 }).post.title).toBe("Closed on Mondays");
});

test.each(["Formula 1", "Room 12 at night", "The 7 letters that saved us", "Rule no. 4 of bread"])(
  "a number alone makes no newsletter of a title: %s",
  (line) => {
    const read = buildSource([heading(line), paragraph("We closed on Mondays.")], { title: line });
    expect(draftPost(read, { slides: 2 }).post.title).toBe(line);
  },
);

test("a heading of over a hundred letters is the title", () => {
  const long =
    "How a bakery with four people on the payroll closed on Mondays, saved a rent, and kept every customer it had";
  const read = readTextSource(`# ${long}\n\nIt saved us a rent. Nobody asked us why.`);
  const source = { ...read.source, id: "src_test", hash: "" };
  expect(draftPost({ source, passages: read.passages }, {}).post.title).toBe(long);
});
