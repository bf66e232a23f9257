import { expect, test } from "vitest";
import { readTextSource } from "../read/read-text-source.ts";
import type { DraftOptions } from "./draft-post.ts";
import { draftPost, type Draft } from "./index.ts";

function draft(text: string, options: DraftOptions = {}): Draft {
  const { source, passages } = readTextSource(text);
  return draftPost({ source: { ...source, id: "src_test", hash: "sha256:0" }, passages }, options);
}
const headers = ({ post }: Draft) => post.content.map(({ header }) => header);

const steps = Array.from(
  { length: 6 },
  (_, index) => `## Step ${index + 1}: Paint wall ${index + 1}

Wall number ${index + 1} takes two coats. Let the first one dry for ${index + 2} hours.${
    index === 2
      ? `

Colours that never failed me:

${Array.from({ length: 7 }, (_, colour) => `- Shade ${colour + 1} from the grey shelf, mixed with ${colour + 2} drops of ochre and a spoon of chalk`).join("\n")}`
      : ""
  }`,
).join("\n\n");

test("numbered steps keep the text's closing, and a list inside a step is left out whole and named", () => {
  const made = draft(
    `# How to paint six walls in a weekend

Most people start in the middle of a wall. By noon they have paint in their hair and no dry wall.

${steps}

## Start this Saturday

Buy one bucket only. On Sunday evening you will know whether you need a second one.`,
    { slides: 8 },
  );
  expect(headers(made).slice(1, 7)).toEqual(
    Array.from({ length: 6 }, (_, index) => `Paint wall ${index + 1}`),
  );
  expect(headers(made).at(-1)).toBe("Start this Saturday");
  expect(made.notes.join("\n")).toMatch(/don't fit: “Shade 1 from/);
  expect(JSON.stringify(made.post.content)).not.toContain("Shade");
});

test("sentences that no slide shows are named, and those in the caption are named as such", () => {
  const { post, notes } = draft(
    `Why our library lends drills

In spring we put eleven drills beside the novels. They were borrowed 214 times in ten weeks.

A drill is used for thirteen minutes in its whole life. The rest of the time it lies in a cellar.

Two of them broke, and a retired carpenter repaired both of them for a slice of cake.

Next year we will lend ladders.`,
    { slides: 3 },
  );
  const said = JSON.stringify(post.content);
  const named = notes.filter((note) => /^(?:Not on any slide|Only in the caption): /.test(note));
  for (const sentence of [
    "They were borrowed 214 times in ten weeks",
    "The rest of the time it lies in a cellar",
    "Two of them broke, and a retired carpenter",
    "Next year we will lend ladders",
  ]) {
    expect(said.includes(sentence) || named.some((note) => note.includes(sentence))).toBe(true);
    const inCaption = named.filter((note) => note.startsWith("Only in the caption"));
    if (inCaption.some((note) => note.includes(sentence))) expect(post.caption).toContain(sentence);
  }
  expect(named.length).toBeGreaterThan(0);
});

test.each([
  [
    "en",
    "January: we sold the van.\n\nMarch: we rented two bikes.\n\nJune: nobody was late.",
    "March",
  ],
  [
    "de",
    "Januar: Wir verkauften den Wagen.\n\nMärz: Wir liehen zwei Räder.\n\nJuni: Niemand kam zu spät.",
    "März",
  ],
  [
    "es",
    "Enero: vendimos la furgoneta.\n\nMarzo: alquilamos dos bicis.\n\nJunio: nadie llegó tarde.",
    "Marzo",
  ],
])("a label before a sentence is on its slide or named (%s)", (_, text, label) => {
  const { post, notes } = draft(`Our year without a van\n\n${text}`);
  expect(JSON.stringify([post.content, notes])).toContain(label);
});

test("nothing is named as left out if all is shown", () => {
  const { notes } = draft(
    "# Two rules for a calm kitchen\n\nOur kitchen has four square metres. Six people cook in it.\n\n## Wash as you go\n\nA full sink is a bad start. Ten plates take four minutes.\n\n## Label the jars\n\nSalt and sugar look alike. We learned it on a birthday.",
  );
  expect(notes.filter((note) => note.startsWith("Not on any slide"))).toEqual([]);
});
