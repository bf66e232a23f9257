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

function notesOf(reply: object, change: Partial<GenerationRequest> = {}) {
  return judgeReply(JSON.stringify({ title: "Tea", ...reply }), { ...request, ...change }).notes;
}
const text = (value: string) => ({ header: "Point", description: [{ type: "text", value }] });
const slides = (count: number, value = "Warm the pot. Then pour.") =>
  Array.from({ length: count }, () => text(value));

test("a reply that becomes a post as it is has no note", () => {
  expect(notesOf({ content: slides(3) })).toEqual([]);
});

test("a reply with another number of slides is named", () => {
  expect(notesOf({ content: slides(2) })).toEqual([
    "The model wrote 2 slides instead of 3, so long ones were split.",
  ]);
  expect(notesOf({ content: slides(4) })).toEqual([
    "The model wrote 4 slides instead of 3, so short ones were merged.",
  ]);
});

test("slides that can't be split make a post of fewer, which is asked for again and named", () => {
  const { post, problems, notes } = judgeReply(
    JSON.stringify({ title: "Tea", content: slides(2, "Pour.") }),
    request,
  );
  expect(post?.content).toHaveLength(2);
  expect(problems).toEqual(["It had 2 slides; exactly 3 are wanted."]);
  expect(notes).toEqual(["The model wrote 2 slides instead of 3."]);
});

test("one slide that is none leaves the others", () => {
  const content = [...slides(2), null, "?", { speaker: 7 }];
  expect(judgeReply(JSON.stringify({ content }), request).post?.content).toHaveLength(3);
});

test("words under keys that are not known are named, settings are not", () => {
  const content = slides(3).map((slide) => ({ ...slide, layout: "quote", icon: "leaf" }));
  const [first, ...rest] = content;
  const reply = {
    content: [{ ...first, speaker_notes: "Say hello.", image: { prompt: "A pot" } }, ...rest],
    audience: "Beginners",
  };
  expect(notesOf(reply)).toEqual([
    "The model also wrote “speaker_notes”, “prompt”, and “audience”, which are on no slide.",
  ]);
});

test("a text that is too long for its slide is named with the slide", () => {
  const long = "Pour it. ".repeat(60);
  expect(notesOf({ content: [...slides(1), text(long), ...slides(1)] })).toEqual([
    "The model wrote more than fits on slide 2, so the text was shortened.",
  ]);
});

test("a summary that is too long for a call-out is body text", () => {
  const summary = Array.from({ length: 18 }, (_, index) => `word${index}`).join(" ");
  const content = slides(3).map((slide) => ({ ...slide, summary }));
  const { post, notes } = judgeReply(JSON.stringify({ title: "Tea", content }), request);
  expect(post?.content[0]?.description[1]).toEqual({ type: "text", value: summary });
  expect(notes).toEqual([]);
});

test.for(["**", "…", "&nbsp;", "- "])("a post whose texts are only %j is none", (value) => {
  expect(judge({ description: [{ type: "text", value }] }).post).toBeNull();
});

test("a reply that broke off says so", () => {
  const whole = JSON.stringify({ title: "Tea", content: slides(4) });
  const { notes } = judgeReply(whole.slice(0, -30), request);
  expect(notes).toContain("The model's reply broke off before its end.");
});
