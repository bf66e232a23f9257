import { expect, test } from "vitest";
import type { Post } from "../document/post.ts";
import { createPostChecker, describeCheck, type PostCheck, readFacts } from "./index.ts";

const source = [
  { id: "p1", text: "Of 420 guests, 38% are regulars. Nadia Brandt bakes on Mondays." },
  {
    id: "p2",
    text: "“Heat is a promise that the dough believes,” she says. The oven broke in May.",
  },
];

const slideOf = (header: string, value = "") => ({
  header,
  description: [{ type: "text", value }],
});

const list = (checks: readonly PostCheck[]) =>
  checks.map(({ slide, field, code, raw }) => `${slide} ${field} ${code}: ${raw}`);

test("a post is checked slide by slide, with its title", () => {
  const check = createPostChecker(readFacts(source));
  const post: Post = {
    title: "83% are regulars",
    content: [slideOf("Our regulars"), slideOf("38% come back", "Most of 420 guests.")],
  };
  expect(list(check(post))).toEqual(["0 title number-not-in-source: 83%"]);
  expect(list(check({ ...post, allowed: ["83 %"] }))).toEqual([]);
  const twice = { title: "91% of us", content: [slideOf("91% of us")] };
  expect(list(check(twice))).toEqual(["0 header number-not-in-source: 91%"]);
});

test("the number of slides and the author's name need no source", () => {
  const check = createPostChecker(readFacts(source));
  const slides = Array.from({ length: 9 }, (_, index) =>
    slideOf(`Rule for ovens ${"a".repeat(index)}`),
  );
  const content = [slideOf("7 rules for ovens", "It was baked by Tilda Rahn"), ...slides.slice(1)];
  expect(list(check({ title: "Ovens", content }))).toEqual([
    "0 description name-not-in-source: Tilda",
    "0 description name-not-in-source: Rahn",
  ]);
  expect(check({ title: "Ovens", content }, { names: ["Tilda Rahn"] })).toEqual([]);
  const elsewhere = content.with(3, slideOf("7 guests"));
  expect(list(check({ title: "7 rules", content: elsewhere }))).toContain(
    "3 header number-not-in-source: 7",
  );
});

test("the captions of the post and of each service are checked, and may state the number of slides", () => {
  const check = createPostChecker(readFacts(source));
  const post: Post = {
    title: "Ovens",
    caption: "83% of our regulars, on 2 slides. #Save50 @BakerOtto",
    content: [slideOf("Ovens"), slideOf("38% come back")],
  };
  const captions = { x: "Otto bakes on Mondays", linkedin: "Of 420 guests, 37% are regulars" };
  const found = check(post, { captions });
  expect(found.map(({ service, field, raw }) => [service, field, raw])).toEqual([
    [undefined, "caption", "83%"],
    [undefined, "caption", "@BakerOtto"],
    ["linkedin", "caption", "37%"],
  ]);
  expect(check({ ...post, allowed: ["83%", "37%"] }, { captions, names: ["bakerotto"] })).toEqual(
    [],
  );
});

test("in a post with inserted slides, only the slides that cite the source are checked", () => {
  const check = createPostChecker(readFacts(source));
  const content = [slideOf("83% of us"), { ...slideOf("84% of us"), sources: ["p1"] }];
  const post: Post = { title: "85% of us", caption: "86% of us", content };
  const named = { id: "src_a", title: "Ovens", hash: "sha256:a" };
  const listRaw = (sources: Post["sources"]) =>
    check({ ...post, ...(sources && { sources }) }, { captions: { x: "87% of us" } }).map(
      ({ raw }) => raw,
    );
  const all = ["85%", "83%", "84%", "86%", "87%"];
  expect(listRaw(undefined)).toEqual(all);
  expect(listRaw([named])).toEqual(all);
  expect(listRaw([{ ...named, scope: "cited" }])).toEqual(["84%"]);
  expect(listRaw([named, { ...named, id: "src_b", scope: "cited" }])).toEqual(all);
});

test("an unchanged slide isn't checked again", () => {
  const check = createPostChecker(readFacts(source));
  const post: Post = { title: "One", content: [slideOf("One"), slideOf("12% of us")] };
  const [first] = check(post);
  const [again] = check({ ...post, content: [slideOf("Two"), slideOf("12% of us")] });
  expect(first?.fixes).toBeDefined();
  expect(again?.fixes).toBe(first?.fixes);
});

test.for<[slide: string, said: string]>([
  ["83% are regulars.", "83% is not in your source."],
  ["38 guests are regulars.", "Your source says 38%, not 38."],
  ["It was said by Otto Kranz.", "Otto is not in your source."],
  [
    "“Heat is a promise that the bread believes.”",
    "“Heat is a promise that the bread believes.” differs from your source.",
  ],
  [
    "“Nobody has ever seen a better loaf anywhere”",
    "The quotation “Nobody has ever seen a better loaf anywhere” is not in your source.",
  ],
])("%s has the message %s", ([words, said]) => {
  const check = createPostChecker(readFacts(source));
  const [found] = check({ title: "T", content: [slideOf("T", words)] });
  expect(found && describeCheck(found)).toBe(said);
});
