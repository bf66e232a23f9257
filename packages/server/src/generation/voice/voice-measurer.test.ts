import { learnVoice } from "@slideloom/core/voice";
import { expect, test } from "vitest";
import { VoiceMeasurer } from "./voice-measurer.ts";

const { signal } = new AbortController();
const posts = ["I burned 4 loaves on Monday. My fault. What do you write down?\n\n".repeat(140)];

test("long posts are measured whole in a thread", async () => {
  const { learned, warnings } = await new VoiceMeasurer({ deadlineMs: 120_000 }).measure(
    posts,
    signal,
  );
  expect(learned).toEqual(learnVoice(posts));
  expect(warnings).toEqual([]);
});

test("past the deadline their starts are measured, with a warning", async () => {
  const { learned, warnings } = await new VoiceMeasurer({ deadlineMs: 1 }).measure(posts, signal);
  expect(learned).toEqual(learnVoice(posts.map((post) => post.slice(0, 500))));
  expect(warnings.join(" ")).toContain("took too long to measure");
});
