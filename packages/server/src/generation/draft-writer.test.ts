import { draftLabel, readTextSource } from "@slideloom/core/sources";
import { expect, test } from "vitest";
import { draftInThread } from "./draft-writer.ts";
import { createWriterThreads } from "./create-writer-threads.ts";

const { signal } = new AbortController();
const request = {
  topic: "",
  instructions: "",
  templateType: "",
  writingStyle: "",
  slides: 4,
  postType: "carousel",
  textOnly: false,
  seed: 1,
} as const;

function read(text: string) {
  const { source, passages } = readTextSource(text);
  return { source: { id: "src_a", hash: "sha256:0", ...source }, passages };
}

const story =
  "# The oven\n\nOn 3 March our deck oven died. We sold flatbread for three weeks.\n\n- Tell people\n- Sell less";
const draft = (text: string, deadlineMs: number, change = {}) =>
  draftInThread(
    { ...request, ...change, material: read(text) },
    { thread: createWriterThreads({ deadlineMs }).of("account:a"), signal },
  );

test("a source becomes slides of its own sentences, labelled, with the passages they cite", async () => {
  const { post, warnings } = await draft(story, 5000);
  expect(warnings).toContain(draftLabel);
  expect(post.content).toHaveLength(4);
  expect(post.sources).toMatchObject([{ id: "src_a", title: "The oven" }]);
  expect(post.content.flatMap(({ sources = [] }) => sources)).toContain("p2");
});

test("a typed topic is the title; instructions are reported as not followed", async () => {
  const change = { topic: "Three weeks", instructions: "For owners of bakeries" };
  const { post, warnings } = await draft(story, 5000, change);
  expect(post.title).toBe("Three weeks");
  expect(warnings.join(" ")).toContain("Special Instructions were ignored");
});

test("a blank topic, which arrives as the source's title, leaves the draft its cleaned title", async () => {
  const text = story.replace("# The oven", "The oven, draft 3 (for the blog? ask Imke)");
  const topic = read(text).source.title;
  expect(topic).toContain("ask Imke");
  expect((await draft(text, 5000, { topic })).post.title).toBe("The oven");
});

test("a long source is drafted in a thread; past the deadline its start is used, with a warning", async () => {
  const long = `${story}\n\n${"Bread keeps for three days in a dry box. ".repeat(2000)}`;
  const whole = await draft(long, 20_000);
  expect(whole.warnings.join(" ")).not.toContain("took too long");
  const start = await draft(long, 1);
  expect(start.warnings.join(" ")).toContain("took too long");
  expect(start.post.content).toHaveLength(4);
});

test("in the public API all items are text", async () => {
  const { post } = await draft("# Tea\n\n```js\nboil();\n```\n\nSteep it twice.", 5000, {
    textOnly: true,
  });
  const types = post.content.flatMap(({ description }) => description.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(["text"]));
});
