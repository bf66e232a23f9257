import { learnVoice } from "@slideloom/core/voice";
import { expect, test } from "vitest";
import { openTexts } from "../../app/text-readers.fixture.ts";
import type { TextReader } from "../../threads/reader.ts";
import { TextTooHeavyError } from "../../threads/text-too-heavy-error.ts";
import { measureVoice } from "./measure-voice.ts";

const { signal } = new AbortController();
/** Takes too long for texts of more than 1,000 characters. */
const slowTexts: TextReader = {
  async read(reader, input) {
    if (JSON.stringify(input).length > 1000) throw new TextTooHeavyError(reader, "time", 5000);
    return reader.read(input);
  },
};
const posts = ["I burned 4 loaves on Monday. My fault. What do you write down?\n\n".repeat(140)];

test("long posts are measured whole in a thread", async () => {
  const { learned, warnings } = await measureVoice(posts, { texts: openTexts(), signal });
  expect(learned).toEqual(learnVoice(posts));
  expect(warnings).toEqual([]);
});

test("past the deadline their starts are measured, with a warning", async () => {
  const { learned, warnings } = await measureVoice(posts, { texts: slowTexts, signal });
  expect(learned).toEqual(learnVoice(posts.map((post) => post.slice(0, 500))));
  expect(warnings.join(" ")).toContain("took too long to measure");
});
