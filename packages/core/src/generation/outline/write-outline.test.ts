import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRuns } from "../../../../../scripts/test-sample.mjs";
import { parsePost } from "../../document/parse-post.ts";
import { postLimits } from "../../document/limits.ts";
import type { Slide } from "../../document/post.ts";
import type { GenerationRequest } from "../generation-request.ts";
import { mediaInstruction } from "../media-instruction.ts";
import { templateTypes } from "../template-type.ts";
import { english as arcTexts } from "./arc-texts/english.ts";
import { arcTexts as textsByLanguage } from "./arc-texts/index.ts";
import { blankPoint } from "./follow-items.ts";
import { writeOutline } from "./write-outline.ts";

const request: GenerationRequest = {
  topic: "Learning git",
  instructions: "",
  templateType: "listicle-tips",
  writingStyle: "professional",
  slides: 8,
  postType: "carousel",
  textOnly: false,
  seed: 1,
};
const outline = (changes: Partial<GenerationRequest>) => writeOutline({ ...request, ...changes });
const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Returns all drawn text of a slide. */
const readSlide = ({ header, description, summary = "" }: Slide) =>
  [header, ...description.map(({ value }) => value), summary].join("\n");
const readNotesOf = (content: readonly Slide[]) =>
  content
    .filter(({ prompt }) => prompt === undefined)
    .map(readSlide)
    .join("\n");
const shapes = (instructions: string, changes: Partial<GenerationRequest> = {}) =>
  outline({ instructions, ...changes })
    .post.content.filter(({ prompt }) => prompt === undefined)
    .map(({ header, description }) => [header, ...description.map(({ value }) => value)]);

describe.each(templateTypes)("an outline of the template type $id", ({ id, arc }) => {
  test.each([1, 2, 3, 5, 8, 15])("has a different question on each of %i slides", (slides) => {
    const { post, warnings } = outline({ templateType: id, slides });
    expect(post.title).toBe("Learning git");
    expect(post.content).toHaveLength(slides);
    for (const { header, description, prompt } of post.content) {
      expect(header).not.toMatch(/^$|[{}:]/);
      expect(prompt).toMatch(/^[A-Z][^{}]*[?.]$/);
      expect(description).toEqual([{ type: "text", value: prompt }]);
    }
    const questions = post.content.map(({ header, prompt }) => header + prompt);
    expect(new Set(questions).size).toBe(slides);
    expect(warnings).toEqual([
      `This is an outline, made without an AI model: ${slides === 1 ? "1 slide has" : `${slides} slides have`} a question to answer.`,
    ]);
  });

  test("has the texts of the type's arc, one for each beat", () => {
    const [, ...lines] = arcTexts[id]?.split("\n") ?? [];
    expect(lines).toHaveLength(arc.length);
    expect(lines.filter((line) => line.includes("{n}"))).toHaveLength(1);
  });
});

const word = fc.constantFrom(
  ..."bread starter flour oven crust Morgen über déjà 日本 кофе e-mail naïve 250 v2.1 don't".split(
    " ",
  ),
);
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 14 }), fc.constantFrom(".", "?", "", "!"))
  .map(([words, end]) => words.join(" ") + end);
const block = fc.oneof(
  fc.array(sentence, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(" ")),
  fc.array(sentence, { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n")),
  fc
    .array(sentence, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map((line) => `- ${line}`).join("\n")),
  fc
    .array(sentence, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n")),
  fc.tuple(sentence, sentence).map(([item, nested]) => `- ${item}\n  - ${nested}`),
  fc.tuple(word, sentence).map(([name, words]) => `${name}: ${words}`),
  fc.tuple(sentence, sentence).map(([one, other]) => `Myth: ${one}\nFact: ${other}`),
  fc.tuple(sentence, sentence).map(([one, other]) => `| ${one} | ${other} |\n|---|---|\n| a | b |`),
  sentence.map((words) => `## ${words}`),
  sentence.map((words) => `# ${words}`),
  sentence.map((words) => `> ${words}`),
  sentence.map((words) => `\`\`\`\n${words}\n\`\`\``),
  fc.tuple(word, word).map(([one, other]) => `<b>${one}</b> and Vec<${other}>`),
  fc.tuple(word, word).map(([one, other]) => `[${one}]: ${other}`),
  word.map((name) => `![${name}](https://example.com/${name}.png)`),
  fc.constant("---"),
);
const notes = fc.array(block, { maxLength: 24 }).map((blocks) => blocks.join("\n\n"));
const anyRequest = fc.record({
  templateType: fc.constantFrom(...templateTypes.map(({ id }) => id)),
  slides: fc.integer({ min: 1, max: 15 }),
  textOnly: fc.boolean(),
  questions: fc.boolean(),
});

test("an outline has every word of the notes, no invented words, and no more slides than asked for", () => {
  fc.assert(
    fc.property(notes, anyRequest, (instructions, changes) => {
      const { post } = outline({ ...changes, instructions });
      const asked = post.content.filter(({ prompt }) => prompt !== undefined).length;
      const isFull = changes.questions || asked > 0;
      expect(post.content.length).toBeLessThanOrEqual(changes.slides);
      expect(isFull ? post.content.length : changes.slides).toBe(changes.slides);
      const result = parsePost(JSON.stringify(post));
      expect(result.ok && result.warnings.filter(({ code }) => code !== "open-prompt")).toEqual([]);

      // Ignores list numbers such as `3.`, because a header such as `Tip 3` may replace them.
      const typed = listWords(instructions.replaceAll(/^\d+\. /gm, ""));
      const printed = new Set(
        listWords(JSON.stringify([post.title, readNotesOf(post.content)]).replaceAll(/\\+n/g, " ")),
      );
      expect(typed.filter((name) => !printed.has(name))).toEqual([]);
      const known = new Set([
        ...typed,
        ...listWords(`${request.topic} leftColumn rightColumn`),
        ...Object.values(textsByLanguage).flatMap((texts) =>
          listWords(texts[changes.templateType]?.split("\n")[0] ?? ""),
        ),
      ]);
      const invented = [...printed].filter((name) => !known.has(name) && !/^\d+$/.test(name));
      expect(invented).toEqual([]);
    }),
    { numRuns: sampleRuns(20_000) },
  );
});

test("points of the notes keep their order with any number of slides", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 15 }),
      (count, slides) => {
        const points = Array.from(
          { length: count },
          (_, index) => `point${String.fromCodePoint(0x4e00 + index)}`,
        );
        const { post } = outline({
          slides,
          instructions: points.map((name) => `- ${name}`).join("\n"),
        });
        expect(readNotesOf(post.content).match(/point./gu)).toEqual(points);
      },
    ),
  );
});

test("any notes give a valid post", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", minLength: 1 }),
      (instructions, topic) => {
        const { post } = outline({ instructions, topic });
        expect(parsePost(JSON.stringify(post)).ok).toBe(true);
        expect(post.content.length).toBeGreaterThan(0);
        const asking = outline({ instructions, topic, questions: true });
        expect(asking.post.content).toHaveLength(8);
      },
    ),
    { numRuns: sampleRuns(20_000) },
  );
});

test("headings beyond the slide limit are all kept", () => {
  const names = Array.from({ length: postLimits.slides + 20 }, (_, index) => `Heading${index}x`);
  const instructions = names.map((name) => `## ${name}\n\nWords.`).join("\n\n");
  const printed = readNotesOf(outline({ instructions }).post.content);
  expect(names.filter((name) => !printed.includes(name))).toEqual([]);
});

test.each([
  "Audience: designers",
  "**Tone:** friendly",
  "Style - short sentences",
  "language: German",
  "End with a question",
  "Call to action: book a demo",
  "GOAL: replies",
  "Format：carousel",
  "- Audience: designers",
  "- end with a question",
  "Tone:\n- designers\n- friendly",
  mediaInstruction,
])("%j is read as an instruction and isn't on a slide", (line) => {
  const plain = outline({ instructions: "We shipped in May." });
  for (const instructions of [`${line}\n\nWe shipped in May.`, `We shipped in May.\n\n${line}`]) {
    const { post, warnings } = outline({ instructions });
    expect(post).toEqual(plain.post);
    if (line !== mediaInstruction)
      expect(warnings.join()).toContain(
        "These notes are instructions, so they aren't on the slides: “",
      );
  }
});

test.each([
  "1. Format the disk",
  "- Style is a choice",
  "Goals matter",
  "```\ngoal: x\n```",
  "Toned down",
])("%j is read as a note", (line) => {
  const printed = listWords(readNotesOf(outline({ instructions: line }).post.content));
  expect(printed).toEqual(expect.arrayContaining(listWords(line.replace("1. ", ""))));
});

test("notes become slides that contain their words", () => {
  expect(
    shapes("Sleep more. Seven hours do.\n\nCost: nothing\n\n- Walk daily\n- Call a friend"),
  ).toEqual([
    ["Sleep more", "Seven hours do."],
    ["Cost", "nothing"],
    ["Walk daily", "Tip 1"],
    ["Call a friend", "Tip 2"],
  ]);
  expect(shapes("What you need:\n- flour\n- water")).toEqual([
    ["What you need", "- flour\n- water"],
  ]);
  expect(shapes("Q: Why?\nA: Because.")).toEqual([["Why?", "Because."]]);
  expect(shapes("Before: slow\nAfter: fast", { textOnly: true })).toEqual([
    ["Tip 1", "Before\n- slow\n\nAfter\n- fast"],
  ]);
  expect(shapes("# Bread\n\n## Evening\n\nMix.\n\n## Morning\n\nBake.")).toEqual([
    ["Evening", "Mix."],
    ["Morning", "Bake."],
  ]);
});

test.each(["a\n", "a: b\n", "1 ", "- a\n", "Word. ", "天下。"])(
  "20,000 characters of %j become a post",
  (unit) => {
    const instructions = unit.repeat(20_000 / unit.length);
    const { post } = writeOutline({ ...request, instructions });
    expect(post.content.length).toBeGreaterThan(0);
  },
);

test("a point's first sentence is the header, and its number the text or left out", () => {
  const long =
    "We keep one list of what we promised to whom, and by when we said that it would be done.";
  expect(shapes(`${long} It hangs in the kitchen.\n\n- Fewer products`)).toEqual([
    [long.slice(0, -1), "It hangs in the kitchen."],
    ["Fewer products", "Tip 2"],
  ]);
  const unlabelled = writeOutline(
    { ...request, slides: 1, instructions: "- Fewer products" },
    { hasLabels: false },
  );
  expect(unlabelled.post.content.map(readSlide)).toEqual(["Fewer products\n\n"]);
});

test("notes have fewer slides than asked for, and a sentence says so", () => {
  const { post, warnings } = outline({ slides: 7, instructions: "- Walk daily\n- Call a friend" });
  expect(post.content.map(({ header }) => header)).toEqual(["Walk daily", "Call a friend"]);
  expect(warnings).toContain("Your notes fill 2 slides, so the post has 2 instead of 7.");
});

test.each([
  "For designers.",
  "for busy parents of teenagers",
  "Für Einsteigerinnen",
  "Pour les débutants.",
  "Para principiantes",
])("“%s” says who reads the post, so the topic keeps its outline", (instructions) => {
  const { post, warnings } = outline({ slides: 5, instructions });
  expect(post.content).toHaveLength(5);
  expect(JSON.stringify(post.content)).not.toContain(instructions);
  expect(warnings.join(" ")).toContain(instructions);
});

test.each(["For breakfast, eat eggs.", "- For designers", "For it to rise, wait a day: patience"])(
  "“%s” is a note",
  (instructions) => {
    expect(outline({ slides: 5, instructions }).post.content).toHaveLength(1);
  },
);

test("if questions are asked for, they surround the notes, and numbering continues", () => {
  const { post } = outline({
    slides: 7,
    questions: true,
    instructions: "- Walk daily\n- Call a friend",
  });
  expect(post.content.map(({ header, prompt }) => [header, prompt === undefined])).toEqual([
    ["Who this is for", false],
    ["Walk daily", true],
    ["Call a friend", true],
    ["Tip 3", false],
    ["Tip 4", false],
    ["Where to start", false],
    ["Your turn", false],
  ]);
});

test("adjacent points share a slide, with their headers joined if short", () => {
  expect(
    shapes("Price: 9 euros\nDate: 5 May\nPlace: in the old town of Graz", { slides: 2 }),
  ).toEqual([
    ["Price · Date", "9 euros", "5 May"],
    ["Place", "in the old town of Graz"],
  ]);
  expect(shapes("- one\n- two\n- three", { slides: 1 })).toEqual([
    ["Tips 1–3", "- one\n- two\n- three"],
  ]);
  expect(outline({ instructions: "- one\n- two\n- three", slides: 1 }).warnings).toContain(
    "The notes have 3 points for 1 slide, so some points share a slide.",
  );
});

test("lines with a title and hashtags set the post's title and hashtags", () => {
  const { post } = outline({
    instructions: "Title: Better bread\n\nBake.\n\nHashtags: #Bread, #Home\n#bread2",
  });
  expect(post).toMatchObject({ title: "Better bread", hashtags: ["#Bread", "#Home", "#bread2"] });
});

test("words cut from a long topic's title are kept as a note", () => {
  const topic = `How we work. ${"We meet once a week and write the rest down. ".repeat(5).trim()}`;
  const { post } = outline({ topic });
  expect(post.title).toBe("How we work");
  expect(readNotesOf(post.content).match(/once a week/g)).toHaveLength(5);
  const endless = outline({ topic: "word ".repeat(100) }).post;
  expect(endless.title.length).toBeLessThan(91);
  expect(readNotesOf(endless.content).match(/word/g)).toHaveLength(100);
});

test("editing the outline keeps the notes and questions of its slides", () => {
  const noted = {
    ...request,
    instructions:
      "## Boil\nUse fresh water.\n\n## Pour\nOver the leaves.\n\n## Wait\nThree minutes.",
    slides: 6,
    questions: true,
  };
  const { content } = writeOutline(noted).post;
  const items = content.map((slide, index) => ({ id: `o${index + 1}`, point: slide.header }));
  expect(writeOutline(noted, { items }).post.content).toEqual(content);
  const edited = items
    .filter(({ point }) => point !== "Pour")
    .map((item) => (item.point === "Wait" ? { ...item, point: "Be patient" } : item))
    .toReversed();
  const changed = writeOutline(noted, {
    items: [...edited, { id: "o7", point: "Mine" }, { id: "o8", point: blankPoint }],
  });
  expect(changed.post.content).toEqual([
    ...content
      .filter(({ header }) => header !== "Pour")
      .map((slide) => (slide.header === "Wait" ? { ...slide, header: "Be patient" } : slide))
      .toReversed(),
    { header: "Mine", description: [] },
    expect.objectContaining({ header: blankPoint, prompt: expect.any(String) }),
  ]);
});

test.each([
  [{ topic: "Vijf gewoontes van mensen die het verschil maken" }, "Dutch"],
  [{ topic: "Пять привычек хороших редакторов" }, "Russian"],
  [{ topic: "Writing well", language: "Polish" }, "Polish"],
])("questions in another language than the post's are said: %j", (request, language) => {
  const shape = { instructions: "", templateType: "", writingStyle: "", textOnly: false } as const;
  const { warnings } = writeOutline({
    ...shape,
    ...request,
    slides: 5,
    postType: "carousel",
    seed: 1,
  });
  expect(warnings).toContain(
    `The questions are in English, because Slideloom has none in ${language}.`,
  );
});

test.each([
  "Tea",
  "Five habits of people who write well",
  "Warum wir den Montag frei haben",
  "猫の話",
])("nothing is said about the language of questions in the topic's own: %s", (topic) => {
  const { warnings } = writeOutline({
    topic,
    instructions: "",
    templateType: "",
    writingStyle: "",
    textOnly: false,
    slides: 5,
    postType: "carousel",
    seed: 1,
  });
  expect(warnings.join(" ")).not.toContain("The questions are in");
});
