import fc from "fast-check";
import { parseColumns } from "@slideloom/core/blocks";
import { countSlideWords, countWords, parsePost, type Slide } from "@slideloom/core/document";
import { describe, expect, test } from "vitest";
import { type ReplyDraft, cleanHeader, cleanText } from "@slideloom/core/writing";
import type { FinishRequest } from "../text-generator.ts";
import { finishPost } from "./finish-post.ts";
import { fitSlideCount } from "./fit-slide-count.ts";
import { readReply } from "../reply/read-reply.ts";
import { buildHashtags } from "./hashtags.ts";

const request: FinishRequest = {
  topic: "Giving feedback",
  instructions: "",
  templateType: "educational-tutorial",
  writingStyle: "professional",
  slides: 3,
  postType: "carousel",
  textOnly: false,
  seed: 1,
};

const slideOf = (header: string, ...texts: string[]): Slide => ({
  header,
  description: texts.map((value) => ({ type: "text", value })),
});

const draftOf = (...slides: Slide[]): ReplyDraft => ({
  title: "Feedback people ::use::",
  hashtags: ["#Feedback", "#Teams", "#Leadership"],
  slides,
});

const three = [
  slideOf("Say it early", "A week later nobody remembers. Today they do."),
  slideOf("Name one thing", "One change is heard.", "Five are noise."),
  slideOf("Ask back", "What did you hear? Let them say it."),
];

test("a reply's caption stays with the post, and isn't left out", () => {
  const reply = {
    title: "Feedback",
    content: three,
    hashtags: [],
    caption: "Ask back today. #teams",
  };
  const { draft } = readReply(JSON.stringify(reply)) ?? {};
  expect(draft).not.toHaveProperty("leftOut");
  expect(draft && finishPost(draft, request)).toMatchObject({ caption: "Ask back today. #teams" });
});

test("slides cite the passages of all slides that they are made of", () => {
  const cited = three.map((slide, index) => ({ ...slide, sources: [`p${index + 1}`, "p9"] }));
  const { draft } = readReply(JSON.stringify({ title: "Feedback", content: cited })) ?? {};
  expect(draft).not.toHaveProperty("leftOut");
  const cites = (slides: number) =>
    draft && finishPost(draft, { ...request, slides }).content.map(({ sources }) => sources);
  expect(cites(3)).toEqual([
    ["p1", "p9"],
    ["p2", "p9"],
    ["p3", "p9"],
  ]);
  expect(cites(1)).toEqual([["p1", "p9", "p2", "p3"]]);
  // The last slide is the fullest, so it is split.
  expect(cites(4)).toEqual([
    ["p1", "p9"],
    ["p2", "p9"],
    ["p3", "p9"],
    ["p3", "p9"],
  ]);
});

describe("the number of slides", () => {
  test("a draft with the right number is unchanged", () => {
    expect(finishPost(draftOf(...three), request)).toEqual({
      title: "Feedback people ::use::",
      hashtags: ["#Feedback", "#Teams", "#Leadership"],
      content: three,
    });
  });

  test("too many: short neighbours merge, except with the first and the last slide", () => {
    const merged = fitSlideCount(
      [three[0], slideOf("Be kind", "It helps."), ...three.slice(1)].filter(
        (slide) => slide !== undefined,
      ),
      3,
    );
    expect(merged?.map(({ header }) => header)).toEqual(["Say it early", "Be kind", "Ask back"]);
    expect(merged?.[1]?.description.map(({ value }) => value)).toEqual([
      "It helps.",
      "Name one thing: One change is heard.",
      "Five are noise.",
    ]);
  });

  test("too few: the fullest slide splits, and its second half gets its own header", () => {
    const draft = draftOf(
      slideOf("Hook", "Promise."),
      slideOf(
        "Body",
        "It starts here. It goes on.",
        "Then it turns. Nobody saw it coming that day.",
      ),
    );
    const post = finishPost(draft, request);
    expect(post?.content.map(({ header }) => header)).toEqual(["Hook", "Body", "Then it turns"]);
    expect(post?.content[2]?.description).toEqual([
      { type: "text", value: "Nobody saw it coming that day." },
    ]);
  });

  test("slides that cannot be split are kept", () => {
    const { content } = finishPost(draftOf(slideOf("One", "Word.")), request);
    expect(content).toEqual([slideOf("One", "Word.")]);
  });

  test("a single post has one slide with everything", () => {
    const post = finishPost(draftOf(...three), { ...request, postType: "single" });
    expect(post?.content).toHaveLength(1);
    expect(JSON.stringify(post?.content)).toContain("Let them say it.");
  });
});

describe("item types", () => {
  const rich = draftOf(
    {
      header: "Code",
      description: [
        { type: "code", value: "  if (a) {\n    b();\n  }" },
        { type: "two-columns", value: '{"leftColumn":"**Old**","rightColumn":"New"}' },
      ],
    },
    ...three.slice(1),
  );

  test("are kept if the template type uses code and columns", () => {
    expect(finishPost(rich, request)?.content[0]?.description).toEqual([
      { type: "code", value: "  if (a) {\n    b();\n  }" },
      { type: "two-columns", value: '{"leftColumn":"Old","rightColumn":"New"}' },
    ]);
  });

  test("become text if only text is requested", () => {
    expect(finishPost(rich, { ...request, textOnly: true })?.content[0]?.description).toEqual([
      { type: "text", value: "if (a) {\n    b();\n  }" },
      { type: "text", value: "Old\n\nNew" },
    ]);
  });
});

describe("lengths", () => {
  test("a text that is too long keeps its first whole sentences", () => {
    const sentence = "Nine words make a sentence that is easily read. ";
    const post = finishPost(
      draftOf(slideOf("Long", sentence.repeat(9)), ...three.slice(1)),
      request,
    );
    expect(post?.content[0]?.description[0]?.value).toBe(sentence.repeat(4).trim());
  });

  test("a single sentence that is too long is cut at a word, with an ellipsis", () => {
    const post = finishPost(
      draftOf(slideOf("Long", "word ".repeat(90)), ...three.slice(1)),
      request,
    );
    const value = post?.content[0]?.description[0]?.value ?? "";
    expect(countWords(value)).toBe(40);
    expect(value.endsWith("word…")).toBe(true);
  });

  test("words are counted in scripts without spaces", () => {
    expect(countWords("フィードバックは早いほど役に立つ。")).toBeGreaterThan(4);
    const text = "早く伝える。".repeat(60);
    const post = finishPost(draftOf(slideOf("長い", text), ...three.slice(1)), request);
    expect(countSlideWords(post?.content[0] ?? slideOf("x"))).toBeLessThanOrEqual(40);
    expect(post?.content[0]?.description[0]?.value.endsWith("。")).toBe(true);
  });

  test("a long header ends at a clause", () => {
    expect(
      cleanHeader(
        "Say what you saw before you say what you think, because reasons follow facts",
        60,
      ),
    ).toBe("Say what you saw before you say what you think");
  });
});

test.for([
  ["## Slide 3: Ask **first**", "Ask ::first::"],
  ["::Everything marked::", "Everything marked"],
  ["The ::one and the ::two:: of it", "The one and the ::two:: of it"],
  ["Why std::vector grows", "Why std::vector grows"],
  ["A loose :: stays, ::this goes", "A loose :: stays, this goes"],
  ["::first:: and ::second::", "::first:: and second"],
  ['"Quoted whole"', "Quoted whole"],
  ["Two\nlines", "Two lines"],
])("the header %j becomes %j", ([text = "", expected]) => {
  expect(cleanHeader(text, 60)).toBe(expected);
});

test("a text loses Markdown and highlights, and keeps its list", () => {
  expect(cleanText("### Head\n- **one** ::thing::\n- two\n\n\n\nEnd::")).toBe(
    "Head\n- one thing\n- two\n\nEnd",
  );
});

test("hashtags are joined, cleaned, unique and at most six; none is added", () => {
  expect(
    buildHashtags(["content marketing", "#SEO", "seo", "#a-b", "##", "1", "c", "d", "e"]),
  ).toEqual(["#ContentMarketing", "#SEO", "#AB", "#c", "#d", "#e"]);
  expect(buildHashtags(["#フィードバック"])).toEqual(["#フィードバック"]);
});

test("any draft becomes a valid, complete post within its limits", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.lorem({ maxCount: 120 }),
    fc.constantFrom(
      "::",
      "a:: b ::c",
      "**x** **",
      "# ",
      "- a\n- b",
      '{"leftColumn":"a"}',
      "。。",
      "\u202e",
    ),
  );
  const item = fc.record({
    type: fc.constantFrom("text", "code", "two-columns", "x"),
    value: text,
  });
  const slide = fc
    .record({ header: text, description: fc.array(item, { maxLength: 5 }), summary: text })
    .filter(({ header, description }) => header.trim() !== "" || description.length > 0);
  const draft = fc.record({
    title: text,
    hashtags: fc.array(text),
    slides: fc.array(slide, { minLength: 1, maxLength: 20 }),
  });
  fc.assert(
    fc.property(draft, fc.integer({ min: 1, max: 15 }), fc.boolean(), (given, slides, textOnly) => {
      const post = finishPost(given, { ...request, slides, textOnly });
      expect(parsePost(JSON.stringify(post)).ok).toBe(true);
      expect(post.content.length).toBeLessThanOrEqual(slides);
      expect(post.hashtags?.length).toBeLessThanOrEqual(6);
      for (const { description, header, summary = "" } of post.content) {
        const counts = description.map(({ type, value }) => {
          if (type === "text") return countWords(value);
          const columns = type === "two-columns" ? parseColumns(value) : null;
          return columns?.ok
            ? countWords([...columns.leftColumn, ...columns.rightColumn].join("\n"))
            : 0;
        });
        const words = counts.reduce((sum, count) => sum + count, countWords(summary));
        expect(words).toBeLessThanOrEqual(slides === 1 ? 90 : 40);
        expect(cleanHeader(header, 60).length).toBeLessThanOrEqual(64);
        if (textOnly) expect(description.every(({ type }) => type === "text")).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
