import type { GenerationRequest } from "@slideloom/core/generation";
import { expect, test } from "vitest";
import { writeOutlineInThread } from "./outline-writer.ts";
import { createWriterThreads } from "./create-writer-threads.ts";

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
const createThread = (deadlineMs = 5000) => createWriterThreads({ deadlineMs }).of("account:a");

test("long notes are read as Markdown without blocking the server", async () => {
  const instructions = `## One\n\nFirst\n\n## Two\n\n${"word ".repeat(1000)}`;
  let hasGoneOn = false;
  setImmediate(() => (hasGoneOn = true));
  const { post } = await writeOutlineInThread(
    { ...request, instructions },
    { thread: createThread(), signal },
  );
  expect(hasGoneOn).toBe(true);
  expect(post.content.map(({ header }) => header)).toContain("Two");
});

test("notes that take too long are read as plain paragraphs, with a warning", async () => {
  const { post, warnings } = await writeOutlineInThread(
    { ...request, instructions: slowNotes },
    { thread: createThread(1), signal },
  );
  expect(warnings).toContain(plain);
  // A note's first sentence is a slide's header.
  expect(post.content.map(({ header }) => header)).toContain("Write it down");
});

test("a thread ends with its request, and the next request gets its turn", async () => {
  const thread = createThread();
  const controller = new AbortController();
  const left = writeOutlineInThread(
    { ...request, instructions: slowNotes },
    { thread, signal: controller.signal },
  );
  controller.abort();
  await expect(left).rejects.toThrow("abort");
  const instructions = "word ".repeat(1000);
  const next = await writeOutlineInThread({ ...request, instructions }, { thread, signal });
  expect(next.post.content).toHaveLength(3);
});
