import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripMarkup } from "../../document/inline-markup.ts";
import { parsePost } from "../../document/parse-post.ts";
import type { Post } from "../../document/post.ts";
import { templateTypes } from "../template-type.ts";
import { writingStyles } from "../writing-style.ts";
import type { DraftRequest } from "./brief.ts";
import { getFrameworks } from "./frameworks.ts";
import { getClosingQuestions, noteClosings } from "./endings.ts";
import { getCompanions, getNoteFrame, neutralHeaders, pairHeaders } from "./note-frames.ts";
import { labelHeaders } from "./note-labels.ts";
import { countCharacters, countWords } from "./sentences.ts";
import { getVoiceLines } from "./voice.ts";
import { writeDraft } from "./write-draft.ts";

const topics = [
  "Remote onboarding",
  "writing cold emails",
  "How to negotiate a salary",
  "Why do teams fail?",
  "7 habits of calm teams",
  "Kubernetes Networking Basics",
  "std::vector and friends",
  "::bold:: choices",
  "🚀🔥",
  "عادات القراءة اليومية",
  "生産性を高める朝の習慣",
  "Zeitmanagement für Eltern",
  `"Quoted" & <b>HTML</b> <script>alert(1)</script>`,
  "line one\nline two\ttabbed",
  "a",
  "x".repeat(300),
  "We want to tell how our team moved from long-lived branches to trunk-based development, what it took to convince everybody, and which three rules we would keep if we had to start over with another team next year, because people keep asking us about it at every single meetup we go to, and now it is time.",
  "Ends with a stop.",
  "Café, naïveté & co: a guide",
];

function request(changes: Partial<DraftRequest>): DraftRequest {
  return {
    topic: "Remote onboarding",
    instructions: "",
    templateType: "",
    writingStyle: "",
    slides: 8,
    postType: "carousel",
    textOnly: false,
    seed: 1,
    ...changes,
  };
}

const anyRequest = fc.record({
  topic: fc.constantFrom(...topics),
  instructions: fc.constant(""),
  templateType: fc.constantFrom(...templateTypes.map(({ id }) => id)),
  writingStyle: fc.constantFrom(...writingStyles.map(({ id }) => id)),
  slides: fc.integer({ min: 1, max: 15 }),
  postType: fc.constantFrom("carousel", "single") satisfies fc.Arbitrary<"carousel" | "single">,
  textOnly: fc.boolean(),
  seed: fc.nat(),
});

function visible(post: Post): string[] {
  return post.content.map(({ header, description, summary }) =>
    [header, ...description.filter(({ type }) => type !== "code").map(readItem), summary ?? ""]
      .map(stripMarkup)
      .join("\n"),
  );
}

function readItem({ type, value }: { type: string; value: string }): string {
  if (type !== "two-columns") return value;
  return Object.values(JSON.parse(value) as Record<string, string>).join("\n");
}

function fold(text: string): string {
  return stripMarkup(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

function expectSound(made: ReturnType<typeof writeDraft>, slides: number): void {
  const { post, origins } = made;
  expect(parsePost(JSON.stringify(post)).ok).toBe(true);
  expect(post.content).toHaveLength(slides);
  expect(origins).toHaveLength(slides);
  expect(post.title.trim()).not.toBe("");
  expect(countCharacters(stripMarkup(post.title))).toBeLessThanOrEqual(120);
  for (const { header } of post.content)
    expect(countCharacters(stripMarkup(header)), header).toBeLessThanOrEqual(60);
  for (const tag of post.hashtags ?? []) expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_]+$/u);
}

describe("a topic alone", () => {
  test("any topic, template type, style and count gives a sound post whose slides fit", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const slides = asked.postType === "single" ? 1 : asked.slides;
        const made = writeDraft(asked);
        expectSound(made, slides);
        const fromTopic = asked.topic.length < 80;
        for (const text of fromTopic ? visible(made.post) : []) {
          expect(countWords(text), text).toBeLessThanOrEqual(
            asked.postType === "single" ? 100 : 40,
          );
        }
        const tags = made.post.hashtags ?? [];
        expect(tags.length).toBeGreaterThanOrEqual(3);
        expect(tags.length).toBeLessThanOrEqual(5);
        if (asked.textOnly) {
          expect(
            made.post.content.every(({ description }) =>
              description.every(({ type }) => type === "text"),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("no sentence stands twice in a draft", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const sentences = writeDraft(asked)
          .origins.flat()
          .map(({ sentence }) => fold(sentence))
          .filter(Boolean);
        expect(new Set(sentences).size, sentences.join("\n")).toBe(sentences.length);
      }),
      { numRuns: 400 },
    );
  });

  test.each(templateTypes.map(({ id }) => id))(
    "60 seeds of %s give no draft twice in a row",
    (templateType) => {
      for (const [slides, instructions] of [
        [1, ""],
        [2, ""],
        [3, ""],
        [8, ""],
        [15, ""],
        [8, "- Ask early\n- Write it down\n- Go home on time"],
      ] as const) {
        const drafts = Array.from({ length: 60 }, (_, seed) =>
          JSON.stringify(writeDraft(request({ templateType, slides, instructions, seed })).post),
        );
        drafts.forEach((draft, index) => expect(draft).not.toBe(drafts[index + 1]));
      }
    },
  );

  test("equal requests give equal drafts", () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(writeDraft(asked)).toEqual(writeDraft({ ...asked }));
      }),
      { numRuns: 100 },
    );
  });

  test("the topic is printed as it was typed, with a capital", () => {
    for (const topic of [
      "Remote onboarding",
      "How to negotiate a salary",
      "Why do teams fail?",
      "std::vector and friends",
    ]) {
      expect(stripMarkup(writeDraft(request({ topic })).post.title).startsWith(topic)).toBe(true);
    }
    expect(writeDraft(request({ topic: "iOS tips" })).post.title).toMatch(/^iOS tips: /);
    expect(writeDraft(request({ topic: "sourdough bread" })).post.title).toMatch(
      /^Sourdough bread: /,
    );
    expect(stripMarkup(writeDraft(request({ topic: "Why do teams fail?" })).post.title)).toBe(
      "Why do teams fail?",
    );
  });

  test("every framework gets its turn", () => {
    for (const { id } of templateTypes) {
      const titles = new Set(
        Array.from(
          { length: 8 },
          (_, seed) => writeDraft(request({ templateType: id, seed })).post.title,
        ),
      );
      expect(titles.size).toBe(8);
    }
  });
});

const word = fc.constantFrom(
  "review",
  "branch",
  "small",
  "meeting",
  "Tuesday",
  "notes",
  "customers",
  "answer",
  "42%",
  "quickly",
  "email",
  "because",
  "draft",
  "team",
  "C++",
  "std::map",
  "naïve",
);
const clause = fc.array(word, { minLength: 2, maxLength: 9 }).map((words) => words.join(" "));
const sentence = fc
  .tuple(clause, fc.nat({ max: 99_999 }))
  .map(([text, id]) => `Item ${id} ${text}.`);
const listItem = fc.array(sentence, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(" "));
const block = fc.oneof(
  fc
    .array(listItem, { minLength: 1, maxLength: 7 })
    .map((items) => items.map((item) => `- ${item}`).join("\n")),
  fc
    .array(listItem, { minLength: 1, maxLength: 7 })
    .map((items) => items.map((item, index) => `${index + 1}. ${item}`).join("\n")),
  fc.array(sentence, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
  clause.map((text) => `## ${text}`),
  clause.map((text) => `\`\`\`\nconst code = "${text}";\n\`\`\``),
  fc.tuple(sentence, sentence).map(([left, right]) => `Before: ${left}\nAfter: ${right}`),
);
const notes = fc.array(block, { minLength: 1, maxLength: 7 }).map((blocks) => blocks.join("\n\n"));
const notesRequest = fc
  .tuple(anyRequest, notes)
  .map(([asked, instructions]) => ({ ...asked, topic: "Working in small steps", instructions }));

describe("notes", () => {
  test("any notes give a sound post", () => {
    fc.assert(
      fc.property(notesRequest, (asked) => {
        expectSound(writeDraft(asked), asked.postType === "single" ? 1 : asked.slides);
      }),
      { numRuns: 250 },
    );
  });

  test("no sentence, list item or code is dropped", () => {
    fc.assert(
      fc.property(notesRequest, (asked) => {
        const { post } = writeDraft(asked);
        const text = fold(visible(post).join(" "));
        for (const [, id] of asked.instructions.matchAll(/Item (\d+) /g))
          expect(text).toContain(`item ${id} `);
        const code = post.content.flatMap(({ description }) =>
          description.map(({ value }) => value),
        );
        for (const [, line] of asked.instructions.matchAll(/^(const code = .*)$/gm))
          expect(code).toContain(line);
        const kinds = post.content.flatMap(({ description }) =>
          description.map(({ type }) => type),
        );
        if (!asked.textOnly && asked.instructions.includes("```")) expect(kinds).toContain("code");
        if (!asked.textOnly && asked.instructions.includes("Before:"))
          expect(kinds).toContain("two-columns");
      }),
      { numRuns: 250 },
    );
  });

  test("every sentence is the person's or one that was written by hand", () => {
    const frames = listFrameworkTexts();
    fc.assert(
      fc.property(notesRequest, (asked) => {
        const source = fold(
          `${asked.topic} ${asked.instructions.replaceAll(/^\d+\. /gm, "").replaceAll("\n- ", "\n")}`,
        );
        for (const { sentence: text, origin } of writeDraft({
          ...asked,
          writingStyle: "friendly",
        }).origins.flat()) {
          if (origin === "person")
            expect(source, text).toContain(
              fold(text.replace(/^\d+\. /, "")).replace(/^item .* (?=item )/, ""),
            );
          else expect(frames.has(fold(text).replace(/\d+/g, "0")), text).toBe(true);
        }
      }),
      { numRuns: 250 },
    );
  });

  test("nothing throws on any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        fc.string({ unit: "binary", minLength: 1, maxLength: 400 }),
        fc.integer(),
        (instructions, topic, seed) => {
          expectSoundEnough(writeDraft(request({ instructions, topic, seed })));
        },
      ),
      { numRuns: 250 },
    );
  });
});

function expectSoundEnough({ post }: ReturnType<typeof writeDraft>): void {
  expect(parsePost(JSON.stringify(post)).ok).toBe(true);
  expect(post.content).toHaveLength(8);
}

/** Everything of ours that may stand beside a person's notes, with numbers as 0. */
function listFrameworkTexts(): Set<string> {
  const texts = new Set<string>(labelHeaders.map(fold));
  for (const { id } of templateTypes) {
    const { frameworks, extras } = getFrameworks(id);
    for (const { titleTail, subtitle, question, closing } of frameworks) {
      const parts = [titleTail, subtitle, question, closing.header, ...closing.lines];
      for (const part of parts.flatMap((text) => text.split(/(?<=[.?!]) /))) texts.add(fold(part));
    }
    for (const { header, lines, columns, callout } of [
      ...extras,
      ...frameworks.flatMap(({ slides }) => slides),
    ]) {
      const parts = [
        header,
        ...lines.flatMap((line) => line.replace(/^- /, "").split(/(?<=[.?!]) /)),
        ...columns.flatMap(({ text }) => text.split(/(?<=[.?!]) /)),
      ];
      for (const part of [...parts, callout ?? ""]) texts.add(fold(part).replace(/\d+/g, "0"));
    }
  }
  const { openers, asides, invitations } = getVoiceLines("friendly");
  const closings = noteClosings.flatMap(([header, text]) => [header, ...text.split(/(?<=[.?!]) /)]);
  const framed = templateTypes.flatMap(({ id }) => {
    const { unit, subtitles } = getNoteFrame(id);
    const counted = unit ? [`0 ${unit.titleTail}`, `${unit.one} 0`, `${unit.many} 0 to 0`] : [];
    return [...subtitles, ...counted, ...getCompanions(id), ...getClosingQuestions(id)];
  });
  const ours = [
    ...neutralHeaders,
    ...pairHeaders,
    ...openers,
    ...asides,
    ...invitations,
    ...closings,
    ...framed,
    "Part 0",
    "Pair 0",
    "Points 0 to 0",
  ];
  for (const text of ours) texts.add(fold(text).replace(/\d+/g, "0"));
  return texts;
}
