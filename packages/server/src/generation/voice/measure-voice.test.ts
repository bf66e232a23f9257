import { learnVoice } from "@slideloom/core/voice";
import { expect, test } from "vitest";
import { createWriterThreads } from "../create-writer-threads.ts";
import { measureVoice } from "./measure-voice.ts";

const { signal } = new AbortController();
const createThread = (deadlineMs: number) => createWriterThreads({ deadlineMs }).of("account:a");
const posts = ["I burned 4 loaves on Monday. My fault. What do you write down?\n\n".repeat(140)];

test("long posts are measured whole in a thread", async () => {
  const thread = createThread(120_000);
  const { learned, warnings } = await measureVoice(posts, { thread, signal });
  expect(learned).toEqual(learnVoice(posts));
  expect(warnings).toEqual([]);
});

test("past the deadline their starts are measured, with a warning", async () => {
  const { learned, warnings } = await measureVoice(posts, { thread: createThread(1), signal });
  expect(learned).toEqual(learnVoice(posts.map((post) => post.slice(0, 500))));
  expect(warnings.join(" ")).toContain("took too long to measure");
});
