import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost, type Draft } from "./index.ts";
import { isAnnouncement } from "./rank.ts";
import { refersBack } from "./references.ts";
import { getDraftWords } from "./words.ts";

function draft(text: string, slides = 8): Draft {
  const { source, passages } = readTextSource(text, { fileName: "page.md" });
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  return draftPost(material, { slides });
}
const shown = ({ post }: Draft) => JSON.stringify(post.content);

const body = [
  "The ovens of Lowick burn beech wood again. In 2024 the bakers bought 40 tonnes of it, and the price has not moved since.",
  "Anna Wend bakes 300 loaves a night with her sister. Before the change she threw away 50 of them every morning.",
  "A school in the next street takes what is left. The children call it second bread, and nobody wants first bread any more.",
  "In May the bakers will open a second oven. They look for two people who like the night.",
];

test.each([
  ["a path", "- News\n- Bread\n- Why the ovens burn beech...", "start"],
  [
    "a donation account",
    "Donate to our account: IBAN DE12 5001 0517 0648 4898 90. Thank you!",
    "end",
  ],
  ["an appeal", "Unsere Redaktion braucht weiterhin Eure Hilfe!", "end"],
  ["share prices", "WOOD 33.99 +0.71% OVEN 40.3 -2.56% RYE 13.71 +0.29% MALT 7.67 +0.66%", "start"],
  ["a calendar", "Su Mo Tu We Th Fr Sa 1 2 3 4 5 6 7 8 9 10", "end"],
  ["a place and a date", "( Lodeña, 14 Enero 24 )", "start"],
  ["a chart's caption", "Grafik Backtage je Monat", "end"],
  ["an address in brackets", "(12 Mill Lane, Lowick; 0555-667-8899)", "end"],
  ["a lost byline", "## Article by", "start"],
  ["a date as a heading", "## Published on May 3, 2024", "start"],
  ["links to follow", "Follow us on Facebook!", "end"],
  ["other posts", "## Featured Posts\n\n- Ten kinds of rye\n- A knife for life", "end"],
  ["buttons", "Book now", "end"],
  ["the author's goal", "Mein Ziel ist es, Sie mit Beiträgen über Brot zu unterhalten.", "end"],
])("%s around a page's text is on no slide", (_, part, place) => {
  const text = place === "start" ? [part, ...body] : [...body, part];
  const made = shown(draft(`# Why the ovens burn beech wood again\n\n${text.join("\n\n")}`));
  const words = part.split("\n").flatMap((line) => line.replace(/^[#\-\s]+/, "") || []);
  for (const word of words) expect(made).not.toContain(word);
  expect(made).toContain("beech wood");
});

test("photographers' names between paragraphs are on no slide", () => {
  const names = ["Ada Moorfield", "Ben Holt", "Ada Moorfield", "Cora Linde", "Dan Frey"];
  const text = [...body, ...body.map((line) => line.replace("the", "one"))].slice(0, 5);
  const made = draft(
    `# Ovens\n\n${text.map((line, at) => `${line}\n\n${names[at]}`).join("\n\n")}`,
  );
  for (const name of names) expect(shown(made)).not.toContain(name);
});

test.each([
  ["LOWICK - The ovens burn beech wood again.", "The ovens"],
  ["Lowick, England (CNN) -- The ovens burn beech wood again.", "The ovens"],
  [
    "【5月4日 AFP】ロウィックの窯は再びブナの薪を燃やしている。市民はとても喜んでいる。",
    "ロウィック",
  ],
])("an agency's place and date are no part of the first sentence: %s", (line, start) => {
  const { post } = draft(`# Bread\n\n${line}\n\n${body.slice(1).join("\n\n")}`);
  const headers = post.content.map(({ header }) => header);
  expect(headers.some((header) => header.startsWith(start))).toBe(true);
});

test.each([
  "Dazu zählen",
  "Dazu gibt es viele Möglichkeiten.",
  "Take a look at how it turned out.",
  "Let’s see how this worked in the second week.",
  "There are a couple of improvements we could make.",
  "You can see more of the oven here.",
  "Fortunately, the answer presented itself very quickly.",
  "Voici comment nous avons fait.",
  "Veamos cómo funciona.",
  "The reasons are these:",
])("a sentence that only announces the next is known: %s", (text) => {
  expect(isAnnouncement(text)).toBe(true);
});

test.each([
  "There are many ways to bake bread, and this one takes a night.",
  "The answer was bread.",
  "Dazu gehört ein Ofen, der die ganze Nacht brennt und nie kalt wird, weil er steinern ist.",
  "We looked at 40 ovens.",
])("a sentence that says something itself is no announcement: %s", (text) => {
  expect(isAnnouncement(text)).toBe(false);
});

test("no slide ends with a sentence that announces what it doesn't show", () => {
  const text = [
    body[0],
    "## Sell what is left\n\nBread of yesterday is still bread. Nobody throws it away in Lowick. There are a couple of ways.",
    "- Ask the school",
    ...body.slice(2),
  ];
  expect(shown(draft(`# Ovens\n\n${text.join("\n\n")}`))).not.toContain("a couple of ways");
});

test.each([
  ["de", "Der Brauch zieht sich durch das ganze 20. Jahrhundert und hört nie auf.", "Jahrhundert"],
  [
    "de",
    "Der Bäcker hat die Aktion „Brot für alle!“ gestartet und 300 Laibe verschenkt.",
    "gestartet",
  ],
  [
    "en",
    "The bakers cut the price, while the mills raised theirs by 12 percent in a year.",
    "while",
  ],
  ["es", "Los panaderos bajaron el precio, aunque los molinos subieron el suyo un 12 %.", "aunque"],
])("a sentence isn't cut inside (%s): %s", (_, sentence, word) => {
  const made = draft(`# Brot, bread, pan\n\n${sentence}\n\n${body.slice(1).join("\n\n")}`);
  const values = made.post.content.flatMap(({ header, description }) => [
    header,
    ...description.map((item) => ("value" in item ? String(item.value) : "")),
  ]);
  for (const value of values.filter((one) => one.includes(word))) {
    expect(value).toContain(sentence.slice(0, 12));
  }
});

test.each([
  ["de", "Und darf sich Hoffnungen auf mehr machen.", true],
  ["de", "Und der Ofen darf bleiben.", false],
  ["en", "And was sold out by nine.", true],
  ["en", "And the bread was sold out by nine.", false],
])("a sentence without its subject refers back (%s): %s", (code, text, isBack) => {
  expect(refersBack(text, getDraftWords(code))).toBe(isBack);
});

test("a question is on no slide with only another question below", () => {
  const text = [
    ...body.slice(0, 2),
    "## What about the night?\n\nWho likes to get up at two?\n\n## And the rest\n\nThe rest of the day is for sleep. It lasts until four.",
    ...body.slice(2),
  ];
  const { post } = draft(`# Ovens\n\n${text.join("\n\n")}`);
  expect(
    post.content.filter(
      ({ header, description }) =>
        header.endsWith("?") && JSON.stringify(description).includes("get up at two?"),
    ),
  ).toEqual([]);
});
