import { expect, test } from "vitest";
import type { GenerationRequest } from "../text-generator.ts";
import { judgeReply } from "./judge-reply.ts";

const request: GenerationRequest = {
  topic: "Tea",
  instructions: "",
  templateType: "educational-tutorial",
  writingStyle: "professional",
  slides: 3,
  postType: "carousel",
  textOnly: false,
  seed: 7,
};

function judge(slide: object) {
  const content = [1, 2, 3].map((number) => ({ header: `Point ${number}`, ...slide }));
  return judgeReply(JSON.stringify({ title: "Tea", content }), request);
}

test("a post of headers alone is none", () => {
  expect(judge({})).toMatchObject({ post: null, problems: ["Without any text: slide 1, 2, 3."] });
});

test("a post with words under another key is one", () => {
  const { post, problems } = judge({ bullets: ["Warm the pot", "Pour"] });
  expect(problems).toEqual([]);
  expect(post?.content[0]?.description).toEqual([
    { type: "text", value: "- Warm the pot\n- Pour" },
  ]);
});
