import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "../../document/post.ts";
import { draftOutline, draftPlan, draftPost } from "./index.ts";
import { buildSource, createSources, entry, heading, isFrom, paragraph } from "./source.fixture.ts";

const languages = ["en", "de", "fr", "es", "pt", "ja", "ar"];
const options = { templateType: "How-to Guide" };

const read = buildSource(
  [
    paragraph("We moved the counter. It took one weekend and cost £340."),
    heading("What you need"),
    entry("A trolley"),
    entry("Two friends"),
    heading("What went wrong"),
    paragraph("The trolley broke on the stairs. Nobody was hurt, but the counter was."),
    heading("What we would change"),
    paragraph("We would measure the door first. It was 3 cm too narrow."),
  ],
  { title: "Moving a counter", language: "en" },
);

const words = ({ content }: Post) =>
  content.map(({ header, description }) => [header, ...description.map(({ value }) => value)]);

test("an unchanged outline gives the draft's slides", () => {
  const { outline, facts } = draftPlan(read, { slides: 4, ...options });
  expect(outline.items.map(({ point }) => point)).toEqual([
    "Moving a counter",
    "What you need",
    "What went wrong",
    "What we would change",
  ]);
  const { post } = draftOutline(read, { outline, facts, hook: null }, options);
  expect(post).toEqual(draftPost(read, { slides: 4, ...options }).post);
});

test("slides follow the outline's order, dropped items, the hook and changed points", () => {
  const { outline, facts, hooks } = draftPlan(read, { slides: 4, ...options });
  const [cover, need, broke, change] = outline.items;
  if (!cover || !need || !broke || !change) throw new Error("The plan has four items");
  const items = [
    cover,
    { ...change, point: "Measure twice", layout: "text" as const },
    need,
    { ...broke, id: "o5", facts: [], point: "Ask us" },
  ];
  const hook = hooks.find(({ text }) => text.startsWith("The trolley"))?.text ?? "";
  const { post } = draftOutline(read, { outline: { ...outline, items }, facts, hook }, options);
  expect(post.title).toBe("The trolley broke on the stairs");
  expect(words(post)).toEqual([
    ["Moving a counter", "We moved the counter."],
    ["Measure twice", "We would measure the door first. It was 3 cm too narrow."],
    ["What you need", "- A trolley\n- Two friends"],
    ["Ask us"],
  ]);
  expect(post.content[1]).toMatchObject({ layout: "text", sources: ["p7", "p8"] });
});

test("a changed point keeps its slide's sentences, wherever the slide is moved", () => {
  const { outline } = draftPlan(read, { slides: 4, ...options });
  const items = outline.items.map((item, index) =>
    index === 0 ? item : { ...item, facts: [], point: `Own ${item.id}` },
  );
  const [cover, ...others] = items;
  const moved = [...(cover ? [cover] : []), ...others.toReversed()];
  const edited = { outline: { ...outline, items: moved }, facts: [], hook: null };
  expect(words(draftOutline(read, edited, options).post).slice(1)).toEqual([
    ["Own o4", "We would measure the door first. It was 3 cm too narrow."],
    ["Own o3", "The trolley broke on the stairs. Nobody was hurt, but the counter was."],
    ["Own o2", "- A trolley\n- Two friends"],
  ]);
});

test("a template's question stays a question", () => {
  const short = buildSource([paragraph("We moved the counter in a weekend.")]);
  const asking = { ...options, questions: true };
  const { outline, facts } = draftPlan(short, { slides: 4, ...asking });
  const items = outline.items.toReversed();
  const { post } = draftOutline(short, { outline: { ...outline, items }, facts, hook: "" }, asking);
  expect(post.content.filter(({ prompt }) => prompt !== undefined)).toHaveLength(3);
});

test.for(languages)(
  "every word in the draft is from the source or typed by the person (%s)",
  (language) => {
    const own = "Typed by hand";
    fc.assert(
      fc.property(
        createSources(language),
        fc.integer({ min: 1, max: 15 }),
        fc.infiniteStream(fc.nat(3)),
        (source, slides, choices) => {
          const { outline, facts, hooks } = draftPlan(source, { slides });
          const next = () => choices.next().value ?? 0;
          const items = outline.items
            .map((item) => (next() === 0 ? { ...item, point: own } : item))
            .toSorted(() => next() - 1);
          const hook = hooks[next()]?.text ?? null;
          const { post } = draftOutline(
            source,
            { outline: { ...outline, items }, facts, hook },
            {},
          );
          expect(post.content).toHaveLength(items.length);
          const lines = post.content
            .filter(({ prompt }) => prompt === undefined)
            .flatMap(({ header, description }) => [
              header,
              ...description.map(({ value }) => value),
            ])
            .flatMap((text) => text.split("\n"))
            .filter(
              (line) => !["", own, source.source.title.replace(/[.。]$/u, "")].includes(line),
            );
          expect(lines.filter((line) => !isFrom(source.passages, line))).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  },
);
