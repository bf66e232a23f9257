import type { GenerationRequest, OutlineOptions } from "@slideloom/core/generation";
import { expect, test } from "vitest";
import { writeNotes } from "./outline-writer.ts";
import type { TextReader } from "../threads/reader.ts";
import { TextTooHeavyError } from "../threads/text-too-heavy-error.ts";
import { openTexts } from "../app/text-readers.fixture.ts";

const request: GenerationRequest = {
  topic: "Calm teams",
  instructions: "",
  templateType: "",
  writingStyle: "",
  slides: 3,
  postType: "carousel",
  textOnly: false,
  seed: 1,
};
/** Notes that take a Markdown parser seconds. */
const slowNotes = `Write it down\n\n- ${",\n".repeat(9900)}`;
const plain = "Your notes took too long to parse, so we used their paragraphs as plain text.";
const { signal } = new AbortController();
/** Reads plain paragraphs only, as if Markdown took too long. */
const markdownTakesTooLong: TextReader = {
  async read(reader, input) {
    const { options } = input as { options?: OutlineOptions };
    if (options?.readsMarkdown !== false) throw new TextTooHeavyError(reader, "time", 5000);
    return reader.read(input);
  },
};

test("long notes are read as Markdown without blocking the server", async () => {
  const instructions = `## One\n\nFirst\n\n## Two\n\n${"word ".repeat(1000)}`;
  let hasGoneOn = false;
  setImmediate(() => (hasGoneOn = true));
  const { post } = await writeNotes({ ...request, instructions }, { texts: openTexts(), signal });
  expect(hasGoneOn).toBe(true);
  expect(post.content.map(({ header }) => header)).toContain("Two");
});

test("notes that take too long are read as plain paragraphs, with a warning", async () => {
  const { post, warnings } = await writeNotes(
    { ...request, instructions: slowNotes },
    { texts: markdownTakesTooLong, signal },
  );
  expect(warnings).toContain(plain);
  // A note's first sentence is a slide's header.
  expect(post.content.map(({ header }) => header)).toContain("Write it down");
});

test("a thread ends with its request, and the next request gets its turn", async () => {
  const texts = openTexts();
  const controller = new AbortController();
  const left = writeNotes(
    { ...request, instructions: slowNotes },
    { texts, signal: controller.signal },
  );
  controller.abort();
  await expect(left).rejects.toThrow("abort");
  const instructions = "word ".repeat(1000);
  const next = await writeNotes({ ...request, instructions }, { texts, signal });
  expect(next.post.content[0]?.description[0]?.value).toContain("word word");
});
