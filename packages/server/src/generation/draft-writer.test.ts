import { draftLabel, readTextSource } from "@slideloom/core/sources";
import { expect, test } from "vitest";
import { writeDraft } from "./draft-writer.ts";
import { openTexts } from "../app/text-readers.fixture.ts";

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
const draft = (text: string, change = {}) =>
  writeDraft({ ...request, ...change, material: read(text) }, { texts: openTexts(), signal });

test("a source becomes slides of its own sentences, labelled, with the passages they cite", async () => {
  const { post, warnings } = await draft(story);
  expect(warnings).toContain(draftLabel);
  expect(post.content).toHaveLength(2);
  expect(post.sources).toMatchObject([{ id: "src_a", title: "The oven" }]);
  expect(post.content.flatMap(({ sources = [] }) => sources)).toContain("p2");
});

test("a typed topic is the title; instructions are reported as not followed", async () => {
  const change = { topic: "Three weeks", instructions: "For owners of bakeries" };
  const { post, warnings } = await draft(story, change);
  expect(post.title).toBe("Three weeks");
  expect(warnings.join(" ")).toContain("Special Instructions were ignored");
});

test("a blank topic, which arrives as the source's title, leaves the draft its cleaned title", async () => {
  const text = story.replace("# The oven", "The oven, draft 3 (for the blog? ask Imke)");
  const topic = read(text).source.title;
  expect(topic).toContain("ask Imke");
  expect((await draft(text, { topic })).post.title).toBe("The oven");
});

test("a long source is drafted whole", async () => {
  const long = `${story}\n\n${"Bread keeps for three days in a dry box. ".repeat(2000)}`;
  const { post, warnings } = await draft(long);
  expect(warnings.join(" ")).not.toContain("took too long");
  expect(post.content.length).toBeGreaterThan(1);
});

test("in the public API all items are text", async () => {
  const { post } = await draft("# Tea\n\n```js\nboil();\n```\n\nSteep it twice.", {
    textOnly: true,
  });
  const types = post.content.flatMap(({ description }) => description.map(({ type }) => type));
  expect(new Set(types)).toEqual(new Set(["text"]));
});
