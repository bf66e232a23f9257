import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLayout } from "../../layouts/choose-layout.ts";
import type { Post } from "../../document/post.ts";
import { readTextSource } from "../read/read-text-source.ts";
import { draftPost } from "./index.ts";
import { buildSource, entry, heading, paragraph } from "./source.fixture.ts";

function draft(text: string, slides = 8): Post {
  const { source, passages } = readTextSource(text);
  const material = { source: { ...source, id: "src_test", hash: "sha256:0" }, passages };
  return draftPost(material, { slides }).post;
}
const layouts = (post: Post) =>
  post.content.map(
    ({ layout }, slideIndex) =>
      layout ?? chooseLayout({ post, postType: "carousel", slideIndex, hasMedia: false }),
  );
const join = (lines: readonly string[]) => lines.join("\n\n");
const shown = ({ content }: Post) =>
  content.map(({ header, description }) =>
    [header, ...description.map(({ value }) => value)].join("\n"),
  );

test.each([
  ["en", "Before", "the phone rang 40 times a day.", "After", "it rings 12 times."],
  ["de", "Vorher", "das Telefon klingelte 40-mal am Tag.", "Nachher", "es klingelt zwölfmal."],
  ["fr", "Avant", "le téléphone sonnait 40 fois.", "Après", "il sonne 12 fois."],
  ["es", "Antes", "el teléfono sonaba 40 veces.", "Después", "suena 12 veces."],
  ["ja", "以前", "電話は一日四十回鳴っていた。", "現在", "十二回になった。"],
  ["ar", "قبل", "كان الهاتف يرن أربعين مرة.", "بعد", "يرن اثنتي عشرة مرة."],
])("what was before and after is compared on one slide (%s)", (_, before, was, after, is) => {
  const post = draft(
    join([
      "# Our front desk",
      "We answer the phone for nine doctors. It was too much for two people.",
      `${before}: ${was} ${after}: ${is}`,
      "Write down what people ask. Put the answers on the door.",
    ]),
  );
  expect(layouts(post)).toContain("comparison");
  const item = post.content
    .flatMap(({ description }) => description)
    .find(({ type }) => type === "two-columns");
  expect(item?.value).toContain(was.slice(1, 8));
  expect(item?.value).toContain(is.slice(1, 6));
});

test("sections with such headings are compared, too", () => {
  const post = draft(
    join([
      "# Our front desk",
      "We answer the phone for nine doctors. It was too much for two people.",
      "## Before\nThe phone rang 40 times a day. Nobody knew who had called.",
      "## After\nIt rings 12 times. A list says who called.",
      "## What it took\nWe wrote down every question for a week. It took a pencil.",
    ]),
  );
  expect(layouts(post)).toContain("comparison");
});

const moved = {
  en: [
    "We moved the shop to another street in May.",
    "“A quiet street is worth more than a sign”, says Ines Falk.",
  ],
  de: [
    "Wir sind im Mai mit dem Laden umgezogen.",
    "„Eine ruhige Straße ist mehr wert als ein Schild“, sagt Ines Falk.",
  ],
  fr: [
    "Nous avons déménagé la boutique en mai.",
    "« Une rue calme vaut mieux qu'une enseigne », dit Inès Falk.",
  ],
  es: [
    "En mayo nos mudamos con la tienda a otra calle.",
    "«Una calle tranquila vale más que un letrero», dice Inés Falk.",
  ],
};

test.each(Object.entries(moved))(
  "a quotation with its speaker is a quote (%s)",
  (language, [before = "", said = ""]) => {
    const { source, passages } = readTextSource(join(["# Falk & Co.", before, said]));
    const material = { source: { ...source, language, id: "src_test", hash: "" }, passages };
    const { post } = draftPost(material, { slides: 8 });
    expect(layouts(post)).toContain("quote");
    expect(shown(post).join("\n")).toMatch(/\n— In[eèé]s Falk/);
  },
);

test("the cover's sentence is on no other slide", () => {
  const post = draft(
    join([
      "I lost a client because of a comma.",
      "A comma in a contract let them leave with 7 days' notice instead of 70. I signed it on a Friday at six.",
      "I never sign on a Friday now. I read it aloud, all of it.",
      "What was your most expensive Friday?",
    ]),
  );
  const [cover = "", ...others] = shown(post);
  for (const line of cover.split("\n").filter(Boolean))
    expect(others.join("\n")).not.toContain(line);
  expect(post.content.at(-1)?.header).toBe("What was your most expensive Friday?");
});

const release = [
  "The mill ran dry in March and opens again in May. The town paid 40,000 euros for the wheel.",
  "The wheel has 32 paddles. Each of them was made by hand.",
  "The first flour is sold on 4 May. A bag costs 3 euros.",
];

test.each([
  [
    "PRESS RELEASE",
    "The old mill opens again",
    "About the mill\nThe mill was founded in 1790.",
    "Press contact: Ada Moor, ada@mill.example",
  ],
  [
    "PRESSEMITTEILUNG",
    "Die alte Mühle öffnet wieder",
    "Über die Mühle\nDie Mühle wurde 1790 gegründet.",
    "Pressekontakt: Ada Moor, ada@mill.example",
  ],
  [
    "COMMUNIQUÉ DE PRESSE",
    "Le vieux moulin rouvre",
    "À propos\nLe moulin a été fondé en 1790.",
    "Contact presse : Ada Moor, ada@mill.example",
  ],
])(
  "a press release has its headline, and no slide about its sender (%s)",
  (mark, title, about, contact) => {
    const post = draft(join([mark, title, ...release, about, contact]));
    expect(post.title).toBe(title);
    const words = shown(post).join("\n");
    expect(words).not.toContain("1790");
    expect(words).not.toContain("Ada Moor");
  },
);

test.each([
  ["Minutes of the parents' council, 3 June 2026", "Minutes of the parents' council, 3 June 2026"],
  ["Betreff: Warum mein Kalender leer ist", "Warum mein Kalender leer ist"],
  ["Subject: What we learned from 30 talks", "What we learned from 30 talks"],
])("a title is found where it is (%s)", (line, title) => {
  expect(draft(join([line, ...release])).title).toBe(title);
});

test("a title of more than 100 characters is kept", () => {
  const title =
    "Why the mill ran dry in March, what the town did about it in the eleven weeks after, and who paid for the wheel";
  expect(draft(join([`# ${title}`, ...release])).title).toBe(title);
});

test.each([
  "Ada Moor is a reporter for the Mill Times.",
  "Correction, 5 May 2026: An earlier version named another mill.",
  "Let our news meet your inbox.",
  "Lea más: El molino abre de nuevo",
  "Bitte gib eine gültige E-Mail-Adresse ein",
  "You can write to us at mill@mill.example or follow @mill on Instagram.",
])("no slide shows %j at a text's end", (line) => {
  expect(shown(draft(join(["# The old mill", ...release, line]))).join("\n")).not.toContain(
    line.slice(0, 12),
  );
});

test.each([
  ["en", "A man pleaded guilty to threatening U.S. Rep. Ida Moor in March.", "Rep. Ida"],
  ["de", "Das hilft bspw. Müttern, die nachts arbeiten.", "bspw. Mü"],
  [
    "de",
    "Frauen suchen eine:n Partner:in, und sie suchen länger, als die meisten von uns denken würden.",
    "eine:n",
  ],
  [
    "de",
    "Der Anspruch stieg auf 15 Tage (Alleinerziehende: 30), befristet zum Ende des Jahres 2020 und danach.",
    "e: 30)",
  ],
])(
  "a sentence is never torn inside an abbreviation, a word or brackets (%s: %s)",
  (_, text, whole) => {
    expect(shown(draft(join(["# In March", text, ...release]))).join("\n")).toContain(whole);
  },
);

test("a reader's own note is on no slide, and highlights from two pages aren't one quotation", () => {
  const { content } = draft(
    "The Tea Year\nMoor, Ada\nCitation (APA): Moor, A. (2020). The Tea Year.\n\nHighlight (yellow) - Page 12 · Location 180\nA kettle forgives a week of neglect, but not two.\nNote - Page 12 · Location 181\nuse this for the carousel\nHighlight (blue) - Page 31 · Location 480\nLeaves are the brake, and heat is the pedal.",
    6,
  );
  const words = JSON.stringify(content);
  expect(words).not.toContain("se this for the carousel");
  expect(
    content.some(({ description }) => /neglect[^]*Leaves/.test(JSON.stringify(description))),
  ).toBe(false);
});

test("a second list below one heading isn't the heading's, and repeats no list", () => {
  const parts = ["3 potatoes", "2 leeks", "1 litre of water", "old bread"].map((text) =>
    entry(text),
  );
  const steps = [
    "Fry the leeks for ten minutes.",
    "Add the potatoes and the water.",
    "Wait for a quarter of an hour.",
    "Put the old bread on top.",
  ].map((text) => entry(text, true));
  const read = buildSource(
    [heading("Ingredients"), ...parts, ...steps, paragraph("My son takes two plates of it.")],
    {
      title: "The soup of Sunday night",
      language: "en",
    },
  );
  const { content } = draftPost(read, {}).post;
  const slide = (text: string) =>
    content.find(({ description }) => description[0]?.value.includes(text));
  expect(slide("3 potatoes")?.header).toBe("Ingredients");
  expect(slide("Fry the leeks")?.header).toBe("The soup of Sunday night");
});

test("no slide starts or ends inside a quotation, or has only a name as its header", () => {
  const name = fc.constantFrom("Ada Moor", "Patrick Schwien", "David Bowie 65", "Alas");
  const quote = fc.constantFrom(
    "“This is the norm, said Ada. A firm spends millions on it.”",
    "« C'est la norme, dit Ada. Une firme dépense des millions pour cela. »",
  );
  fc.assert(
    fc.property(name, quote, (person, said) => {
      const texts = [
        "We closed the shop on Mondays, and nobody asked why.",
        `${person}. It saved us £340.`,
        said,
      ];
      const read = buildSource(texts.map(paragraph), {
        title: "Closed on Mondays",
        language: "en",
      });
      for (const { header, description } of draftPost(read, {}).post.content) {
        expect(header).not.toBe(person);
        const words = [header, ...description.map(({ value }) => value)].join(" ");
        expect(/[“«]/u.test(words)).toBe(/[”»]/u.test(words));
      }
    }),
  );
});
