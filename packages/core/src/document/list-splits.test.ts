import fc from "fast-check";
import { expect, test } from "vitest";
import { slideLayoutNames } from "../layouts/layout-names.ts";
import { listItemTexts } from "./item-texts.ts";
import { listSplits } from "./list-splits.ts";
import { createDocument, type PostDocument } from "./post-document.ts";
import type { Item, Slide } from "./post.ts";
import { splitSlide } from "./edit/split-slide.ts";

const text = (value: string) => ({ type: "text", value });

test("the most even split comes first, with numbered headers", () => {
  const slide: Slide = {
    header: "What ::matters::",
    description: [text("- one two\n- three four\n- five six\n- seven eight")],
    summary: "All of it",
    layout: "list",
    media: { alt: "A cup" },
    alt: "A list with a cup",
    sources: ["p2", "p3"],
  };
  expect(listSplits(slide)[0]).toEqual([
    {
      header: "What ::matters:: (1/2)",
      description: [text("- one two\n- three four")],
      layout: "list",
      media: { alt: "A cup" },
      sources: ["p2", "p3"],
    },
    {
      header: "What ::matters:: (2/2)",
      description: [text("- five six\n- seven eight")],
      summary: "All of it",
      layout: "list",
      sources: ["p2", "p3"],
    },
  ]);
});

test("a numbered header stays, and the prompt goes to the part with its item", () => {
  const description = [text("One sentence that is long."), text("Why?")];
  const slide: Slide = { header: "Tea (2/3)", description, prompt: "Why?" };
  expect(listSplits(slide)).toEqual([
    [
      { header: "Tea (2/3)", description: description.slice(0, 1) },
      { header: "Tea (2/3)", description: description.slice(1), prompt: "Why?" },
    ],
  ]);
});

test("a single sentence or an empty slide can't be split", () => {
  expect(listSplits({ header: "H", description: [text("One sentence.")] })).toEqual([]);
  expect(listSplits({ header: "H", description: [] })).toEqual([]);
});

const sentence = fc.constantFrom(
  "Tea is hot.",
  "Why? Because.",
  "お茶は熱い。",
  "It costs $3.50, e.g. today.",
);
const value = fc.oneof(
  fc.array(sentence, { maxLength: 4 }).map((parts) => parts.join(" ")),
  fc.array(sentence, { maxLength: 4 }).map((parts) => parts.map((part) => `- ${part}`).join("\n")),
  fc
    .array(sentence, { maxLength: 4 })
    .map((parts) => parts.map((part, at) => `${at + 1}. ${part}`).join("\n")),
);
const item: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ type: fc.constant("text"), value }),
  fc.record({ type: fc.constant("code"), value: fc.constantFrom("let a;", "a();\nb();") }),
  fc.constant({ type: "two-columns", value: '{"leftColumn":"A\\nB","rightColumn":"C\\nD"}' }),
);
const slideOf = fc.record(
  {
    header: fc.constantFrom("Tea", "::Tea:: (2/3)", ""),
    description: fc.array(item, { maxLength: 4 }),
    summary: fc.constantFrom("Drink it."),
    layout: fc.constantFrom(...slideLayoutNames),
    sources: fc.constant<string[]>(["p1", "p2"]),
  },
  { requiredKeys: ["header", "description"] },
);

const listWords = (items: readonly Item[]) =>
  items
    .flatMap(listItemTexts)
    .join("\n")
    .split(/\s+/)
    .filter((word) => word !== "")
    .toSorted();

const countUnfilled = ({ warnings }: PostDocument) =>
  warnings.filter(({ code }) => code === "layout-not-filled").length;

test("no word is lost, texts keep their order, and both halves are slides with a header", () => {
  fc.assert(
    fc.property(slideOf, (slide) => {
      const ends = { header: "H", description: [text("Words.")] };
      const content = [ends, slide, ends];
      const before = createDocument(JSON.stringify({ title: "T", content }));
      for (const slides of listSplits(slide)) {
        const [first, second] = slides;
        expect(listWords([...first.description, ...second.description])).toEqual(
          listWords(slide.description),
        );
        const typed = slide.description.map((each) => each.value.replace(/\s+/g, "")).join("");
        const plain = (half: Slide) =>
          half.description.map((each) => each.value.replace(/\s+/g, "")).join("");
        if (!typed.includes("leftColumn")) expect(plain(first) + plain(second)).toBe(typed);
        expect([first.header, second.header].every((header) => header.trim() !== "")).toBe(true);
        expect([first.summary, second.summary]).toEqual([undefined, slide.summary]);
        expect([first.sources, second.sources]).toEqual([slide.sources, slide.sources]);
        const result = splitSlide(before, { slideIndex: 1, slides });
        expect(result.ok && result.document.post?.content).toEqual([ends, ...slides, ends]);
        expect(result.ok && countUnfilled(result.document)).toBeLessThanOrEqual(
          countUnfilled(before),
        );
      }
    }),
  );
});
