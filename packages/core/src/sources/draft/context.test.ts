import fc from "fast-check";
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
  ["it", "L'azienda vende corde.", ["azienda"]],
  ["en", "The company sells ropes.", ["company"]],
  ["en", "The harbour has no use for such a rope.", ["rope"]],
  ["en", "The rope is too short, said the skipper.", ["skipper"]],
  ["de", "Das Unternehmen verkauft Seile.", ["Unternehmen"]],
  ["de", "Das Seil ist zu kurz, sagte der Kapitän.", ["Kapitän"]],
  ["de", "Das Seil ist zu kurz, sagte der Kapitän der Fähre.", []],
  ["fr", "L’entreprise vend des cordes.", ["entreprise"]],
  ["fr", "Pour le skipper, la corde est trop courte.", ["skipper"]],
  ["es", "La empresa vende cabos.", ["empresa"]],
  ["es", "El cabo es corto, según el capitán.", ["capitán"]],
  ["ja", "港はこの方法をやめた。", ["方法"]],
  ["ja", "そのサービスは来年も続く。", ["サービス"]],
  ["ja", "港はこの時期に凍る。", []],
  ["ja", "港は冬に凍る。", []],
  ["ar", "رفض الميناء هذه الرسوم.", ["رسوم"]],
  ["ar", "الشركة تبيع الحبال.", ["شركة"]],
  ["ar", "أغلق الميناء أبوابه هذا العام.", []],
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

test.each([
  ["ja", "港町の図書館", "新しい貸出方法を市が考えた。", "この方法で本は三倍読まれた。"],
  ["ar", "ميناء الحبال", "تأسست شركة للحبال في الميناء.", "الشركة تبيع أربعين حبلا في اليوم."],
])(
  "a noun told earlier is known in the title or on a slide before (%s)",
  (code, title, told, next) => {
    const [noun] = listOpenNouns(next, code);
    expect(noun).toBeDefined();
    expect(told.includes(noun?.noun ?? "-")).toBe(true);
    expect(title.includes(noun?.noun ?? "-")).toBe(false);
  },
);

test("a text of long sentences shows them whole, without headers", () => {
  const long = (start: string) =>
    `${start} in the harbour of Lowick that nobody had expected, because the ropes and the berths and the old ferry by the dike had stood empty for years, as the people of the town and the council say today.`;
  const text = ["The soup is a change", "The old ferry is a change", "The water meter is a change"]
    .map(long)
    .join("\n\n");
  const slides = draft(`# Forty boats in a small town\n\n${text}`).split("\n---\n");
  const whole = slides.filter((slide) => /^\n?The .*say today\.$/u.test(slide));
  expect(whole.length).toBeGreaterThan(0);
});

test("a sentence inside a long quotation isn't shown without its speaker", () => {
  const inside = "Nobody paid a single euro for those ropes in the end.";
  const quote = `“We had forty boats and no ropes. We had no berths. We had soup. We had one cup. We had a ferry. We had a cook. ${inside} We had luck,” said Ada Moor.`;
  expect(draft(article(quote))).not.toContain("Nobody paid a single euro");
});

const sentences = [
  "The harbour of Lowick has had 40 boats since spring",
  "They pay 90 euros a month for a berth with water",
  "This is more than any skipper had expected in winter",
  "Two weeks later the council bought ropes for 18,000 euros",
  "It also bought a ferry that nobody had asked for",
  "The skippers however wanted a hall by the railway",
  "Every boat needs a water meter of its own by April",
];

test("no two slides show the same sentence, however few of them are clear", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(sentences, { minLength: 2 }),
      fc.integer({ min: 1, max: 4 }),
      (all, each) => {
        const lines = all.map(
          (line, index) => `${line}.${index % each === each - 1 ? "\n\n" : " "}`,
        );
        const slides = draft(`# Forty boats\n\n${lines.join("")}`);
        for (const line of all) expect(slides.split(line).length).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: 60 },
  );
});
