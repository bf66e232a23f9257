import { describe, expect, test } from "vitest";
import type { Post } from "../document/post.ts";
import { describeCheck } from "../facts/describe-check.ts";
import { readFacts } from "../facts/read-facts.ts";
import { templateTypes } from "../generation/template-type.ts";
import { writeOutline } from "../generation/outline/write-outline.ts";
import { samplePost } from "../document/sample-post.ts";
import { createWordChecker } from "./create-word-checker.ts";

const check = (post: Post) => createWordChecker({ facts: null, voice: null })(post).checks;

const write = (...texts: string[]): Post => ({
  title: "Rye in winter",
  content: texts.map((value, index) => ({
    header: `Point ${index + 1} of the ${["baker", "miller", "farmer", "guest"][index]}`,
    description: [{ type: "text", value }],
  })),
});

const listCodes = (...texts: string[]) => check(write(...texts)).map(({ code }) => code);

describe("a placeholder", () => {
  test.each([
    "Follow [Your name] for more",
    "Write to [insert email address here]",
    "By the founder of [Company name]",
    "Hallo [Ihr Name], willkommen",
    "Merci, [Votre nom]",
    "Gracias, [Tu nombre]",
    "Obrigado, [Seu nome]",
    "Grazie, [il tuo nome]",
    "こんにちは、[お名前]さん",
    "〇〇さんの例",
    "Hi {{first_name}}, hello",
    "Dear <your name>, hello",
    "Lorem ipsum dolor sit amet",
    "Sales rose by XX%",
    "The price: TBD",
    "Follow @yourhandle today",
    "Read more at yourwebsite.com",
    "Read more at www.example.com/rye",
  ])("is found in “%s”", (text) => {
    expect(check(write(text))).toMatchObject([
      { slide: 0, code: "placeholder", severity: "warning", fixes: [{ allow: expect.anything() }] },
    ]);
  });

  test.each([
    "“It [the oven] broke,” she said",
    "Read [the guide](https://rye.example/guide)",
    "- [x] flour\n- [ ] salt",
    "As shown in [1] and [12]",
    "[Music] and then it starts",
    "Your name is on the list, and your website is live",
    "Use a {config} object, or a map[string]",
    "He said so [sic], and left […]",
    "The XX chromosome, and part XXI",
    "Ask your company or yourself",
    "[Update] New hours",
  ])("is not “%s”", (text) => {
    expect(listCodes(text)).toEqual([]);
  });
});

describe("a repeated slide", () => {
  const sentence = "A plain sentence about rye bread in winter.";

  test("is named with the slide that it repeats, at its header", () => {
    const found = check(write(sentence, "Something else entirely is said here now.", sentence));
    expect(found).toMatchObject([
      { slide: 2, field: "header", code: "slide-repeated", severity: "warning", repeats: 0 },
    ]);
    expect(found.map(describeCheck)).toEqual(["This slide says the same as slide 1."]);
  });

  test("is found if a few words differ, but not if a number does", () => {
    const day = (text: string) => ({
      header: "What the oven taught us this week",
      description: [{ type: "text" as const, value: text }],
    });
    const alike = [
      day("We baked small loaves and sold them all before ten in the morning"),
      day("We baked small loaves and sold them all before ten in that morning"),
    ];
    const count = (content: Post["content"]) => check({ title: "Ovens", content }).length;
    expect(count(alike)).toBe(1);
    expect(
      count([day("On day 1 we ran 5 km by the sea"), day("On day 2 we ran 6 km by the sea")]),
    ).toBe(0);
  });

  test("isn't one with few words, an open prompt, or words that the author keeps", () => {
    expect(listCodes("Rest", "Rest", "Rest")).toEqual([]);
    const prompt = "What did the oven teach you in the winter?";
    const asked = write(prompt, prompt);
    const open = { ...asked, content: asked.content.map((slide) => ({ ...slide, prompt })) };
    expect(check(open)).toEqual([]);
    const kept = { ...write(sentence, sentence), allowed: ["Point 2 of the miller"] };
    expect(check(kept)).toEqual([]);
  });

  test("is found eight times over", () => {
    const same = Array.from({ length: 9 }, () => ({
      header: "Rye",
      description: [{ type: "text" as const, value: sentence }],
    }));
    expect(check({ title: "Rye bread", content: same })).toHaveLength(8);
  });
});

test("clichés are found without a voice, but not the source's own", () => {
  const post = write("Let's dive in: it is a game-changer for the bread and the shop.");
  expect(check(post).map(({ code, severity }) => `${code} ${severity}`)).toEqual([
    "cliche warning",
    "cliche warning",
  ]);
  const facts = readFacts([{ id: "p1", text: "It was a game changer for the shop." }], {});
  const { checks } = createWordChecker({ facts, voice: null })(post);
  expect(checks.map(({ raw }) => raw)).toEqual(["Let's dive in"]);
});

test("the sample and the outlines of all template types have nothing to find", () => {
  expect(check(samplePost)).toEqual([]);
  for (const { id } of templateTypes) {
    const request = {
      topic: "Rye bread",
      instructions: "",
      templateType: id,
      writingStyle: "",
      slides: 12,
      postType: "carousel" as const,
      textOnly: false,
      seed: 1,
    };
    expect(check(writeOutline(request).post)).toEqual([]);
  }
});

test("an address is found that the author didn't give to the writer", () => {
  const post = write("Book at rye.example/oven or follow @ryebaker. Write to me@rye.example.");
  const list = (given?: string) =>
    createWordChecker({ facts: null, voice: null, given })(post).checks.map(({ raw }) => raw);
  expect(list()).toEqual([]);
  expect(list("Rye bread")).toEqual(["rye.example/oven", "@ryebaker", "me@rye.example"]);
  expect(list("See https://www.rye.example/oven?a=1, by @RyeBaker")).toEqual(["me@rye.example"]);
});
