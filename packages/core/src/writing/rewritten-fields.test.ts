import { describe, expect, test } from "vitest";
import type { Carousel } from "../carousel/index.ts";
import {
  createDocument,
  parsePost,
  type Post,
  setPostWords,
  type Slide,
  type SlideMediaOptions,
  splitSlide,
  type WrittenSlide,
} from "../document/index.ts";
import { buildCaptionsQuestion, groupCaptions, settleCaptions } from "./captions-question.ts";
import { buildPostRewriteQuestion } from "./post-rewrite-question.ts";
import type { PostRewriteAction } from "./post-rewrite-request.ts";
import { toWireSlide } from "./prompt/wire-slide.ts";
import { buildRewriteQuestion, buildSplitQuestion } from "./rewrite-question.ts";

/** What a rewrite does with a field. A new field must be added here, and then needs new words or must be kept. */
type Role = "rewritten" | "kept" | "object";
type Roles<Fields> = Readonly<Record<keyof Fields, Role>>;

const mediaRoles: Roles<SlideMediaOptions> = {
  url: "kept",
  before: "kept",
  alt: "rewritten",
  focus: "kept",
  fit: "kept",
  tone: "kept",
  credit: "kept",
};
const slideRoles: Roles<Slide> = {
  header: "rewritten",
  description: "rewritten",
  summary: "rewritten",
  alt: "rewritten",
  media: "object",
  layout: "kept",
  ground: "kept",
  align: "kept",
  prompt: "kept",
  sources: "kept",
};
const postRoles: Roles<Post> = {
  title: "rewritten",
  caption: "rewritten",
  content: "object",
  hashtags: "kept",
  sources: "kept",
  allowed: "kept",
};
const carouselRoles: Roles<Carousel> = {
  jsonInput: "object",
  captions: "rewritten",
  aiGenerated: "kept",
  mediaUrls: "kept",
  design: "kept",
  templateId: "kept",
  carouselFormat: "kept",
  postType: "kept",
  enableMedia: "kept",
  brand: "kept",
};

const question = "What did you learn?";
const media: Required<SlideMediaOptions> = {
  url: "https://example.com/a.png",
  before: "https://example.com/b.png",
  alt: "A cup of tea",
  focus: [0.2, 0.8],
  fit: "cover",
  tone: "duotone",
  credit: { author: "Ada Moor", license: "CC BY 4.0", url: "https://example.com/a" },
};
const slide: Required<Slide> = {
  header: "Boil water",
  description: [
    { type: "text", value: "- Boil\n- Pour" },
    { type: "text", value: question },
  ],
  summary: "Then drink.",
  alt: "Two steps to tea",
  media,
  layout: "list",
  ground: "accent",
  align: "center",
  prompt: question,
  sources: ["p2"],
};
const post: Required<Post> = {
  title: "Tea time",
  hashtags: ["#Tea"],
  caption: "Read on.\n\nThen drink.",
  sources: [{ id: "s1", title: "On tea", hash: `sha256:${"0".repeat(64)}` }],
  allowed: ["9"],
  content: [slide],
};
const captions = { x: "Tea?", linkedin: "Tea at work." };

const mark = (text: string) => text.replace(/^(- )?(?=\S)/gm, "$1Neu ");

/** Marks every text of a value as new. */
function markAll(value: unknown): unknown {
  if (typeof value === "string") return mark(value);
  if (Array.isArray(value)) return value.map(markAll);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, own]) => [
    key,
    key === "type" ? own : markAll(own),
  ]);
  return Object.fromEntries(entries) as unknown;
}

/** Compares the fields of an object with their roles. */
function expectRoles<Fields extends object>(
  roles: Roles<Fields>,
  before: Fields,
  after: Partial<Fields>,
): void {
  for (const key of Object.keys(roles) as (keyof Fields & string)[]) {
    const [was, is] = [JSON.stringify(before[key]), JSON.stringify(after[key])];
    if (roles[key] === "kept") expect(is, `${key} is kept`).toBe(was);
    else {
      expect(is, `${key} is there`).toBeDefined();
      if (roles[key] === "rewritten") expect(is, `${key} is rewritten`).toContain("Neu ");
    }
  }
}

const reply = JSON.stringify(markAll({ title: post.title, slides: [toWireSlide(slide, true)] }));

test("the post of this test has every field", () => {
  const parsed = parsePost(JSON.stringify(post));
  expect(parsed).toMatchObject({ ok: true, post });
});

const actions: readonly PostRewriteAction[] = [
  { kind: "translate", language: "German" },
  { kind: "tone", style: "friendly" },
];

describe.for(actions)("to $kind a post", (action) => {
  test("gives new words to every field with words, and keeps the others", () => {
    const asked = { post, action, slides: [0], hasTitle: true, seed: 1 };
    const { answer, problems } = buildPostRewriteQuestion(asked).read(reply);
    expect(problems).toEqual([]);
    const texts = new Map(groupCaptions(post, captions, { words: 500 }).flatMap((all) => [...all]));
    const read = buildCaptionsQuestion({ texts, action, seed: 1 }).read(
      JSON.stringify(markAll(Object.fromEntries(texts))),
    );
    expect(read.problems).toEqual([]);
    const settled = settleCaptions(texts, read.answer ?? new Map(), action);
    expect(settled.notes).toEqual([]);
    const edited = setPostWords(createDocument(JSON.stringify(post)), {
      slides: new Map(),
      ...answer,
      ...settled,
    });
    const after = edited.ok ? edited.document.post : null;
    expect(after).not.toBeNull();
    expectRoles(postRoles, post, { ...after });
    expectRoles(slideRoles, slide, { ...after?.content[0] });
    expectRoles(mediaRoles, media, { ...Object(after?.content[0]?.media) });
    expect(carouselRoles.captions).toBe("rewritten");
    expect(settled.captions).toEqual({ x: "Neu Tea?", linkedin: "Neu Tea at work." });
  });

  test("says which captions and alt texts the reply lacks, and keeps no stale translation", () => {
    const bare = { ...Object(toWireSlide(slide, true)), alt: null, mediaAlt: "" };
    const asked = { post, action, slides: [0], hasTitle: true, seed: 1 };
    const { answer } = buildPostRewriteQuestion(asked).read(
      JSON.stringify(markAll({ title: "Tea", slides: [bare] })),
    );
    expect(answer?.notes).toEqual([
      "Slide 1: the alt text wasn't rewritten, so we removed it.",
      "Slide 1: the image's alt text wasn't rewritten, so it is unchanged.",
    ]);
    const texts = new Map(groupCaptions(post, captions, { words: 500 }).flatMap((all) => [...all]));
    const { answer: written, problems } = buildCaptionsQuestion({ texts, action, seed: 1 }).read(
      JSON.stringify({ linkedin: "Neu", x: "  " }),
    );
    expect(problems).toHaveLength(2);
    const { notes, ...settled } = settleCaptions(texts, written ?? new Map(), action);
    const isTranslation = action.kind === "translate";
    expect(settled).toEqual(
      isTranslation
        ? { caption: null, captions: { x: null, linkedin: "Neu" } }
        : { captions: { linkedin: "Neu" } },
    );
    expect(notes).toEqual(
      isTranslation
        ? [
            "The caption wasn't translated, so we removed it. We now suggest one from the slides.",
            "The caption for X wasn't translated, so we removed it. The post's caption is used there.",
          ]
        : [
            "The caption wasn't rewritten, so it is unchanged.",
            "The caption for X wasn't rewritten, so it is unchanged.",
          ],
    );
  });
});

describe("to rewrite one slide", () => {
  const request = { post, slideIndex: 0, instruction: "Shorter", writingStyle: null, seed: 1 };
  const answered = { ...slide, description: slide.description.slice(0, 1) };

  test("gives new words to every field with words, and keeps the others", () => {
    const words = JSON.stringify(markAll(toWireSlide(answered, true)));
    const { answer, problems } = buildRewriteQuestion(request).read(words);
    expect(problems).toEqual([]);
    const slides = new Map<number, WrittenSlide>(answer ? [[0, answer]] : []);
    const edited = setPostWords(createDocument(JSON.stringify(post)), { slides });
    const after = edited.ok ? edited.document.post?.content[0] : undefined;
    const { prompt: _role, ...roles } = slideRoles;
    const { prompt: _question, ...before } = slide;
    expectRoles<Omit<Slide, "prompt">>(roles, before, { ...after });
    // The question is answered, because no item repeats it.
    expect(after?.prompt).toBeUndefined();
    expectRoles(mediaRoles, media, { ...Object(after?.media) });
  });

  test("as two keeps the media with the first, and the sources with both", () => {
    const words = JSON.stringify(markAll(toWireSlide(answered, true)));
    const two = `{"slides": [${words}, ${words}]}`;
    const [first, second] = buildSplitQuestion(request).read(two).answer ?? [];
    expect(first && second).toBeDefined();
    if (!first || !second) return;
    const edited = splitSlide(createDocument(JSON.stringify(post)), {
      slideIndex: 0,
      slides: [{ ...first, layout: "list" }, second],
    });
    const [one, other] = (edited.ok && edited.document.post?.content) || [];
    expect(one).toMatchObject({ media: { ...media, alt: "Neu A cup of tea" }, sources: ["p2"] });
    expect(one?.alt).toBe("Neu Two steps to tea");
    expect(other).toMatchObject({ sources: ["p2"], alt: "Neu Two steps to tea" });
    expect(other && "media" in other).toBe(false);
    expect(JSON.stringify(other)).not.toContain("mediaAlt");
  });
});

test("an alt text that is the same in both languages stays", () => {
  const slides = new Map([[0, { ...slide, header: "Wasser kochen" }]]);
  const edited = setPostWords(createDocument(JSON.stringify(post)), { slides });
  expect(edited.ok && edited.document.post?.content[0]?.alt).toBe("Two steps to tea");
});

test("long captions are asked for one by one, in whole", () => {
  const long = "Word. ".repeat(600);
  const groups = groupCaptions({ ...post, caption: long }, captions, { words: 250 });
  expect(groups.map((group) => [...group.keys()])).toEqual([["caption"], ["linkedin", "x"]]);
  expect(groups[0]?.get("caption")).toBe(long);
});
