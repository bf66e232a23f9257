import { expect, test } from "vitest";
import type { FinishRequest } from "../text-generator.ts";
import { judgeReply } from "./judge-reply.ts";

const request: FinishRequest = {
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

test("a post of headers only is unusable", () => {
  expect(judge({})).toMatchObject({ post: null, problems: ["Without any text: slide 1, 2, 3."] });
});

test("a post with words under another key is usable", () => {
  const { post, problems } = judge({ bullets: ["Warm the pot", "Pour"] });
  expect(problems).toEqual([]);
  expect(post?.content[0]?.description).toEqual([
    { type: "text", value: "- Warm the pot\n- Pour" },
  ]);
});

function notesOf(reply: object, change: Partial<FinishRequest> = {}) {
  return judgeReply(JSON.stringify({ title: "Tea", ...reply }), { ...request, ...change }).notes;
}
const text = (value: string) => ({ header: "Point", description: [{ type: "text", value }] });
const slides = (count: number, value = "Warm the pot. Then pour.") =>
  Array.from({ length: count }, () => text(value));

test("a reply that becomes a post unchanged has no note", () => {
  expect(notesOf({ content: slides(3) })).toEqual([]);
});

test("another number of slides is noted", () => {
  expect(notesOf({ content: slides(2) })).toEqual([
    "The model wrote 2 slides instead of 3, so long ones were split.",
  ]);
  expect(notesOf({ content: slides(4) })).toEqual([
    "The model wrote 4 slides instead of 3, so short ones were merged.",
  ]);
});

test("slides that can't be split yield fewer slides, which is noted and requested again", () => {
  const { post, problems, notes } = judgeReply(
    JSON.stringify({ title: "Tea", content: slides(2, "Pour.") }),
    request,
  );
  expect(post?.content).toHaveLength(2);
  expect(problems).toEqual(["It had 2 slides; exactly 3 are wanted."]);
  expect(notes).toEqual(["The model wrote 2 slides instead of 3."]);
});

test("one invalid slide does not affect the others", () => {
  const content = [...slides(2), null, "?", { speaker: 7 }];
  expect(judgeReply(JSON.stringify({ content }), request).post?.content).toHaveLength(3);
});

test("words under unknown keys are noted, settings are not", () => {
  const content = slides(3).map((slide) => ({ ...slide, layout: "quote", icon: "leaf" }));
  const [first, ...rest] = content;
  const reply = {
    content: [{ ...first, speaker_notes: "Say hello.", image: { prompt: "A pot" } }, ...rest],
    audience: "Beginners",
  };
  expect(notesOf(reply)).toEqual([
    "The model also wrote “speaker_notes”, “prompt”, and “audience”, which were left out of the slides.",
  ]);
});

test("a text that was shortened is noted with its slide", () => {
  const long = "Pour it. ".repeat(60);
  expect(notesOf({ content: [...slides(1), text(long), ...slides(1)] })).toEqual([
    "The model wrote more than fits on slide 2, so the text was shortened.",
  ]);
});

test("a summary that is too long for a call-out becomes body text", () => {
  const summary = Array.from({ length: 18 }, (_, index) => `word${index}`).join(" ");
  const content = slides(3).map((slide) => ({ ...slide, summary }));
  const { post, notes } = judgeReply(JSON.stringify({ title: "Tea", content }), request);
  expect(post?.content[0]?.description[1]).toEqual({ type: "text", value: summary });
  expect(notes).toEqual([]);
});

test.for(["**", "…", "&nbsp;", "- "])("a post whose only text is %j is unusable", (value) => {
  expect(judge({ description: [{ type: "text", value }] }).post).toBeNull();
});

test("an incomplete reply is noted", () => {
  const whole = JSON.stringify({ title: "Tea", content: slides(4) });
  const { notes } = judgeReply(whole.slice(0, -30), request);
  expect(notes).toContain(
    "The model's reply is incomplete, so the end of the post may be missing.",
  );
});

test.for([
  [
    "items",
    { description: Array.from({ length: 60 }, (_, at) => ({ type: "text", value: `Cup ${at}.` })) },
  ],
  ["points", { bullets: Array.from({ length: 60 }, (_, at) => `Cup ${at}.`) }],
] as const)("%s after the 50th of a slide are named as left out", ([, change]) => {
  const content = [text("Warm the pot."), { header: "Cups", ...change }, text("Pour.")];
  expect(notesOf({ content }).join(" ")).toContain("“items after the 50th of slide 2”");
});

test("slides of up to 50 items are read whole", () => {
  const items = Array.from({ length: 50 }, (_, at) => ({ type: "text", value: `Cup ${at}.` }));
  const content = [text("Warm the pot."), { header: "Cups", description: items }, text("Pour.")];
  expect(notesOf({ content }).join(" ")).not.toContain("items after");
});
