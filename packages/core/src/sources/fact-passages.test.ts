import { expect, test } from "vitest";
import { createPostChecker, readFacts } from "../facts/index.ts";
import { buildSource, paragraph } from "./draft/source.fixture.ts";
import { listFactPassages } from "./fact-passages.ts";

const filler = paragraph("Nobody had told us that the bell would ring all day. ".repeat(8));
const letter = buildSource(
  [
    paragraph("We sold small loaves first."),
    filler,
    paragraph("“Bring your own bag”, says Ines Falk at the till."),
    filler,
  ],
  { title: "Letter 14 from Brookhaven", byline: "Oda Renn", published: "2025-05-12T08:00:00.000Z" },
);

function check(text: string, sources: Parameters<typeof listFactPassages>[0] = [letter]) {
  const facts = readFacts(listFactPassages(sources), { language: "en" });
  const slide = { header: text, description: [] };
  const found = createPostChecker(facts)({ title: text, content: [slide] }, { language: "en" });
  return found.map(({ code, raw }) => `${code}: ${raw}`);
}

test.for([
  ["Letter 14 from Brookhaven"],
  ["In short: letter no. 14, by Oda Renn"],
  ["Published on 12 May 2025, and again in May 2025"],
  ["“We sold small loaves first.” — Oda Renn"],
  ["“Bring your own bag” — Ines Falk"],
  ["“Bring your own bag” — Oda Renn", "attribution-differs: Oda Renn"],
  ["“We sold small loaves first.” — Ines Falk", "attribution-differs: Ines Falk"],
  ["Letter 15, of 13 May 2025", "number-not-in-source: 15", "date-not-in-source: 13 May 2025"],
])("a source's title, author and date are part of what it says: %s", ([text = "", ...found]) => {
  expect(check(text)).toEqual(found);
});

test("findings name the title, author or date as the place of similar words", () => {
  const facts = readFacts(listFactPassages([letter]), { language: "en" });
  const post = { title: "Letter 15", content: [] };
  expect(createPostChecker(facts)(post)).toMatchObject([
    { field: "title", raw: "15", nearest: { raw: "14", passage: "title", range: [7, 9] } },
  ]);
});

test("of several sources, all titles and authors count", () => {
  const other = buildSource([paragraph("Nobody asked.")], { title: "Talk 9", byline: "Mo Reyes" });
  other.source.id = "src_other";
  expect(check("Letter 14, talk 9, with Mo Reyes", [letter, other])).toEqual([]);
  const ids = listFactPassages([letter, other]).map(({ id }) => id);
  expect(ids.slice(0, 7)).toEqual(["p1", "p2", "p3", "p4", "title", "byline", "published"]);
  expect(ids.slice(7)).toEqual(["src_other/p1", "src_other/title", "src_other/byline"]);
});
