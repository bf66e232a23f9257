import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import { arbitraryPostText } from "../document/arbitrary-post.fixture.ts";
import { createDocument, parsePost, type Post, setPostWords } from "../document/index.ts";
import { buildPostRewriteQuestion, groupSlides } from "./post-rewrite-question.ts";

const action = { kind: "translate", language: "German" } as const;
const text = (value: string) => ({ type: "text", value });

const ask = (post: Post, slides: readonly number[]) =>
  buildPostRewriteQuestion({ post, action, slides, hasTitle: true, seed: 1 });

/** Builds a model's reply with this title and these slides. */
const replyWith = (title: string, slides: readonly object[]) =>
  JSON.stringify({ title, caption: null, slides });

const post: Post = {
  title: "Tea",
  content: [
    { header: "One", description: [text("- Boil\n- Pour")], summary: "Now." },
    {
      header: "Two",
      description: [text("See https://example.com/a."), { type: "code", value: "a()" }],
    },
    { header: "", description: [text("")] },
    { header: "Long", description: [text("Words. ".repeat(200))] },
  ],
};

test("slides are grouped by their words; empty ones and long texts aren't asked for", () => {
  expect(groupSlides(post, { slides: 20, words: 1000 })).toEqual({
    groups: [[0, 1]],
    tooLong: [3],
  });
  expect(groupSlides(post, { slides: 1, words: 1000 }).groups).toEqual([[0], [1]]);
  expect(groupSlides(post, { slides: 20, words: 3 }).groups).toEqual([[0], [1]]);
});

test.each([
  ["a line of its list", { header: "Eins", description: [text("- Kochen")], summary: "Jetzt." }],
  ["an item", { header: "Eins", description: [], summary: "Jetzt." }],
  ["the summary", { header: "Eins", description: [text("- Kochen\n- Gießen")], summary: null }],
])("a slide whose rewrite loses %s keeps its words, with the reason", (_, slide) => {
  const other = {
    header: "Zwei",
    description: [text("Siehe https://example.com/a."), text("a()")],
  };
  const { answer, problems } = ask(post, [0, 1]).read(replyWith("Tee", [slide, other]));
  expect([...(answer?.slides.keys() ?? [])]).toEqual([1]);
  expect(problems.some((problem) => problem.startsWith("Slide 1 wasn't rewritten:"))).toBe(true);
});

test("code is kept as it was, whatever the reply says", () => {
  const written = {
    header: "Zwei",
    description: [text("Siehe https://example.com/a."), { type: "code", value: "b()" }],
  };
  const { answer, problems } = ask(post, [1]).read(replyWith("Tee", [written]));
  expect(problems).toEqual([]);
  expect(answer?.slides.get(1)?.description[1]).toEqual({ type: "code", value: "a()" });
});

test("any reply leaves a valid post with the same slides, layouts, media, sources and keys", () => {
  const values = fc.oneof(
    fc.constantFrom("- Ein\n- Zwei", "Wort", "", "{", "https://example.com", "::x::"),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const items = fc.array(
    fc.record({ type: fc.constantFrom("text", "code", "two-columns"), value: values }),
    { maxLength: 3 },
  );
  const slide = fc.record({ header: values, description: items, summary: fc.option(values) });
  const slides = fc.array(fc.option(slide, { freq: 1 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(arbitraryPostText, slides, values, (json, written, title) => {
      const parsed = parsePost(json);
      if (!parsed.ok) return;
      const { content } = parsed.post;
      // In `written`, null means a changed copy of the post's own slide.
      const reply = content.map(
        (own, index) =>
          written[index % written.length] ?? {
            ...own,
            header: `X ${own.header}`,
            summary: own.summary,
          },
      );
      const { answer } = ask(parsed.post, [...content.keys()]).read(replyWith(title, reply));
      if (!answer) return;
      const edited = setPostWords(createDocument(json), answer);
      expect(edited.ok).toBe(true);
      const after = edited.ok ? edited.document.post : null;
      const fixed = ({ content, hashtags, sources, allowed }: Post) => [
        hashtags,
        sources,
        allowed,
        content.map(({ layout, media, sources: cited = [] }) => [layout, media, cited]),
      ];
      expect(after && fixed(after)).toEqual(fixed(parsed.post));
    }),
    { numRuns: sampleRuns(500) },
  );
});

test("words in another language than asked are a problem, and said", () => {
  const english =
    "The kettle is as loud as it was, and we have not had the time to look at what it is that makes it so loud.";
  const german =
    "Der Kessel ist so laut wie er war, und wir haben nicht die Zeit, um zu sehen, was es ist, das ihn so laut macht.";
  const loud: Post = { title: "Tea", content: [{ header: "One", description: [text(english)] }] };
  const read = (value: string, kind: typeof action | { kind: "tone"; style: string } = action) =>
    buildPostRewriteQuestion({
      post: loud,
      action: kind,
      slides: [0],
      hasTitle: false,
      seed: 1,
    }).read(
      JSON.stringify({ slides: [{ header: "One", description: [text(value)], summary: null }] }),
    );
  const asked = "It is in English; everything in it must be in German.";
  expect(read(english)).toMatchObject({
    problems: [asked],
    answer: { notes: [expect.stringContaining("asked twice for German, but wrote in English")] },
  });
  expect(read(german).problems).toEqual([]);
  expect(read(english, { kind: "tone", style: "storytelling" }).problems).toEqual([]);
  expect(read(german, { kind: "tone", style: "storytelling" }).problems).toHaveLength(1);
});
