import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftPost } from "./index.ts";
import { listFurniture } from "./furniture/index.ts";
import { buildSource, heading, paragraph } from "./source.fixture.ts";

const prose = [
  "The harbour of Lowick has had 40 boats since spring. Nobody expected more than ten of them.",
  "A berth costs 90 euros a month. The waiting list has 212 names from the villages behind the dike.",
  "The old ferry is the café now. On a Sunday it sells 300 bowls of soup to the skippers.",
  "Every boat needs a water meter of its own. The meters cost 18,000 euros.",
  "In winter the basin freezes for 60 days. The boats stay in a hall by the railway.",
  "The harbour opens again on 1 April. Bring a rope and a cup for the soup.",
];

const article = (...below: ReturnType<typeof paragraph>[]) =>
  buildSource([...prose.map(paragraph), ...below], {
    title: "Forty boats in a small town",
    language: "en",
    kind: "web",
  });

const drawn = (read: ReturnType<typeof article>) => draftPost(read, { slides: 8 }).post.content;
const words = (read: ReturnType<typeof article>) => JSON.stringify(drawn(read));

describe("what a page draws as lines is on no slide:", () => {
  test("a calendar", () => {
    const days = Array.from({ length: 30 }, (_, day) => paragraph(String(day + 1)));
    const names = "Su Mo Tu We Th Fr Sa".split(" ").map(paragraph);
    expect(words(article(heading("March 2026"), ...names, ...days))).not.toMatch(/March|Tu We/u);
  });

  test("a table's cells", () => {
    const cells = [
      "Berths",
      "Boats",
      "North quay",
      "12",
      "14",
      "South quay",
      "9",
      "26",
      "All",
      "21",
      "40",
    ];
    expect(words(article(heading("Boats by quay"), ...cells.map(paragraph)))).not.toContain("quay");
  });

  test("a footnote's number", () => {
    const read = buildSource(
      [paragraph(prose[0] ?? ""), paragraph("1"), ...prose.slice(1).map(paragraph)],
      { title: "Forty boats", language: "en", kind: "web" },
    );
    const values = drawn(read).flatMap(({ description }) => description.map(({ value }) => value));
    expect(values).not.toContain("1");
  });

  test("a label alone, and a title above its address", () => {
    const read = article(
      paragraph("Harbours hit hard by the frost"),
      paragraph("Ten harbours that you should see"),
      paragraph("www.harbours.example/ten-harbours"),
    );
    expect(words(read)).not.toMatch(/hit hard|Ten harbours/u);
  });

  test("a contact's address below its heading", () => {
    const read = article(heading("Press contact"), {
      ...paragraph("Harbour of Lowick\nQuay 7\n10119 Lowick"),
      kind: "code",
    });
    expect(words(read)).not.toContain("Quay 7");
  });

  test.each([
    "In our webinar “Ropes” you learn how to moor a boat in ten minutes.",
    "We show the best harbours from Lowick to Lohnde.",
    "In unserem Seminar „Seile“ lernen Sie, wie man ein Boot festmacht.",
    "Es gibt fünf neue Häfen. Wir geben Ihnen einen Überblick über alle.",
    "Dans notre formation « Cordages », on apprend à amarrer un bateau.",
    "En nuestro curso de cabos se aprende a amarrar un barco.",
  ])("an advert at the end: %s", (line) => {
    expect(words(article(paragraph(line)))).not.toContain(line.slice(0, 20));
  });

  test("links below an invitation", () => {
    const read = article(
      paragraph("Like this? You might also be interested in..."),
      paragraph("You might want to read how three towns lost their harbours"),
    );
    expect(words(read)).not.toContain("lost their harbours");
  });
});

test("a post ends with a whole sentence, whatever labels a page has below", () => {
  const labels = ["Harbours in numbers", "Boats by quay", "LOWICK", "Spring 2026", "More"];
  fc.assert(
    fc.property(fc.shuffledSubarray(labels, { minLength: 1, maxLength: 3 }), (below) => {
      const last = drawn(article(...below.map(paragraph))).at(-1);
      expect(
        [last?.header, ...(last?.description ?? []).map(({ value }) => value)].join(" "),
      ).toContain("The harbour opens again on 1 April");
    }),
    { numRuns: 40 },
  );
});

test("an author's own numbers and short lines stay", () => {
  const { source, passages } = article(
    heading("What it takes"),
    paragraph("We have the ropes, and our guests have the boats."),
    paragraph("It takes 3 people."),
  );
  expect([...listFurniture(passages, { title: source.title, language: "en" })]).toEqual([]);
});
