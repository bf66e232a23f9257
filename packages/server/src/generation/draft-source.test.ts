import { readTextSource } from "@slideloom/core/sources";
import { expect, test, vi } from "vitest";
import { createWriterThreads } from "./create-writer-threads.ts";
import { draftSource } from "./draft-source.ts";
import type { Material } from "./text-generator.ts";

const { signal } = new AbortController();

/** Tells whether a source with this passage is drafted on the main thread. */
async function isInline(change: Partial<Material["passages"][number]>, count = 1) {
  const thread = createWriterThreads({ deadlineMs: 1 }).of("account:a");
  vi.spyOn(thread, "run").mockResolvedValue({ ok: true, result: false });
  const { source, passages } = readTextSource("We bake every morning.");
  const material: Material = {
    source: { id: "src_a", hash: "", ...source, characters: 1 },
    passages: passages.flatMap((passage) =>
      Array.from({ length: count }, () => ({ ...passage, ...change })),
    ),
  };
  const draft = () => true;
  return (await draftSource<boolean>(material, { thread, signal, job: {}, draft })).result;
}

test("only a small source is drafted on the main thread, whatever its stated size", async () => {
  const long = "Bread ".repeat(10_000);
  expect(await isInline({})).toBe(true);
  expect(await isInline({ text: long, range: [0, long.length] })).toBe(false);
  expect(await isInline({ text: long, range: [0, 1] })).toBe(false);
  expect(await isInline({ cells: [long] })).toBe(false);
  expect(await isInline({ columns: [long] })).toBe(false);
  expect(await isInline({ place: { section: long } })).toBe(false);
  expect(await isInline({ speaker: long })).toBe(false);
  expect(await isInline({ text: "", range: [0, 0] }, 50_000)).toBe(false);
});
