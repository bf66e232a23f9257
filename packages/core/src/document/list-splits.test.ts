import { expect, test } from "vitest";
import { listSplits } from "./list-splits.ts";
import type { Slide } from "./post.ts";

const text = (value: string) => ({ type: "text", value });

test("the most even split comes first, with numbered headers", () => {
  const slide: Slide = {
    header: "What ::matters::",
    description: [text("- one two\n- three four\n- five six\n- seven eight")],
    summary: "All of it",
    layout: "list",
    media: { alt: "A cup" },
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
