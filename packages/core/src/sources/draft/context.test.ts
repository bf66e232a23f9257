import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";
import { asksBack, listOpenNouns } from "./open-nouns.ts";

function draft(text: string): string {
  const { source, passages } = readTextSource(text);
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  const { content } = draftPost(material, { slides: 8 }).post;
  return content
    .map(({ header, description }) => [header, ...description.map(({ value }) => value)].join("\n"))
    .join("\n---\n");
}

test.each([
  ["en", "In 12 of 40 such cases the port pays.", ["cases"]],
  ["en", "The captain wanted these ropes.", ["ropes"]],
  ["en", "The orders came in on Monday.", ["orders"]],
  ["en", "The group of skippers met on Monday.", []],
  ["en", "Those who came early got soup.", []],
  ["en", "Few ports are as old as those that froze.", []],
  ["de", "Der Verein lehnt solch einen Ausschluss ab.", ["Ausschluss"]],
  ["de", "Fünf Prozent planen einen solchen Schritt.", ["Schritt"]],
  ["de", "Der Hafen hat diese Regel nie gemocht.", ["Regel"]],
  ["de", "Der Hafen war diese Woche geschlossen.", []],
  ["de", "Er sucht einen solchen Hafen, wie ihn Lohnde hat.", []],
  ["es", "La gerente dio el nombre de esa organización.", ["organización"]],
  ["es", "El puerto cerró ese mismo tema.", ["tema"]],
  ["es", "El puerto abrió este mismo año.", []],
  ["es", "La dama habló con el diario.", ["dama"]],
  ["es", "Esas personas que trabajan allí no responden.", []],
  ["fr", "Il s'est excusé pour cette réunion.", ["réunion"]],
  ["fr", "Le port a fermé cette année.", []],
  ["fr", "Personne n'attendait un tel amateurisme.", ["amateurisme"]],
  ["pt", "O porto recusou essa taxa.", ["taxa"]],
  ["it", "Il porto ha rifiutato questa tassa.", ["tassa"]],
])("nouns that a sentence takes from earlier ones are known (%s): %s", (code, text, nouns) => {
  expect(listOpenNouns(text, code).map(({ noun }) => noun)).toEqual(nouns);
});

test.each([
  ["en", "How does that work?", true],
  ["en", "And today?", true],
  ["en", "What does a berth cost?", false],
  ["de", "Wie meinen Sie das?", true],
  ["de", "Was steckt dahinter?", true],
  ["de", "Was kostet das Boot?", false],
  ["fr", "Pourquoi cela ?", true],
  ["fr", "Que coûte un bateau ?", false],
  ["es", "¿Y eso por qué pasó?", true],
  ["es", "¿Cuánto cuesta un barco?", false],
  ["ja", "それはなぜですか？", true],
  ["ja", "船はいくらですか？", false],
])("questions about what was said before are known (%s): %s", (code, question, isBack) => {
  expect(asksBack(question, code)).toBe(isBack);
});

/** Paragraphs that fill a post without what comes between them. */
const paragraphs = [
  "The harbour of Lowick has had 40 boats since spring. Nobody expected more than ten of them, and the city had bought ropes for twelve.",
  "The city rents the berths for 90 euros a month. The waiting list has 212 names, most of them from the villages behind the dike.",
  "A ferry of 1961 is the café now. On a Sunday the café sells 300 bowls of soup, and the cook sleeps in the wheelhouse.",
  "Every boat needs a water meter of its own. The meters cost the city 18,000 euros, which is more than all ropes together.",
  "In winter the basin freezes for 60 days. The boats stay in a hall by the railway, where children paint their hulls.",
  "The harbour opens again on 1 April. Bring a rope of your own, and a cup for the soup.",
];
const filler = "with ropes and planks and buckets and lamps and sails and anchors ".repeat(6);
const article = (middle: string) =>
  ["# Forty boats in a small town", ...paragraphs.slice(0, 3), middle, ...paragraphs.slice(3)].join(
    "\n\n",
  );

test("a sentence whose thing was told before is only shown after that", () => {
  const told = "The port refuses all such fees, and 40 of 40 skippers agree with the port.";
  const isTorn = article(`The council had planned a fee for guests who come ${filler}.\n\n${told}`);
  expect(draft(isTorn)).not.toContain("such fees");
  expect(draft(article(told.replace("all such fees", "a fee for guests")))).toContain("a fee for");
});

test("a person's last name is only shown after the whole name", () => {
  const sentence = "Moorfield paid 4,000 euros for her boat, and slept on it for 30 nights.";
  const isTorn = article(`One of them is Ada Moorfield, who came ${filler}.\n\n${sentence}`);
  expect(draft(isTorn)).not.toContain("Moorfield");
  expect(draft(article(`Ada ${sentence}`))).toContain("Ada Moorfield paid");
});
