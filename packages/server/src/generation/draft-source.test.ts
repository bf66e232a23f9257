import { readTextSource } from "@slideloom/core/sources";
import { expect, test } from "vitest";
import { TextTooHeavyError } from "../threads/text-too-heavy-error.ts";
import { draftSource } from "./draft-source.ts";
import type { Material } from "./text-generator.ts";

const text = "We bake every morning.\n\n".repeat(4000);
const { source, passages } = readTextSource(text);
const material: Material = { source: { id: "src_a", hash: "", ...source }, passages };

/** Drafts with a reader that takes too long for more than this many passages. */
async function draft(most: number, given = material) {
  const tried: number[] = [];
  const drafted = await draftSource(given, async ({ passages: some }) => {
    tried.push(some.length);
    if (some.length > most) throw new TextTooHeavyError({ noun: "the source" }, "time", 5000);
    return some.length;
  }).catch((error: unknown) => error);
  return { drafted, tried };
}

test("the whole source is drafted", async () => {
  const { drafted } = await draft(passages.length);
  expect(drafted).toEqual({ result: passages.length, warnings: [] });
});

test("a source that takes too long is drafted from its start, with a warning", async () => {
  const { drafted, tried } = await draft(2000);
  expect(drafted).toMatchObject({ result: tried[1], warnings: [expect.stringMatching("40,000")] });
  expect((await draft(300)).drafted).toMatchObject({ warnings: [expect.stringMatching("5,000")] });
});

test("a source whose start takes too long is refused in words", async () => {
  const { drafted, tried } = await draft(0);
  expect(tried).toHaveLength(3);
  expect(drafted).toMatchObject({
    code: "text-too-heavy",
    message: "Reading the source took longer than 5 seconds. Shorten it, then try again.",
  });
});

test("a short source isn't drafted twice", async () => {
  const { tried } = await draft(0, { ...material, passages: passages.slice(0, 3) });
  expect(tried).toEqual([3]);
});
