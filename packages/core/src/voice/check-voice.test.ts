import { describe, expect, test } from "vitest";
import type { Post } from "../document/post.ts";
import { createVoiceChecker } from "./check-voice.ts";
import { createWordChecker } from "./create-word-checker.ts";
import { cliches, findCliches } from "./cliches.ts";
import { learnVoice } from "./learn-voice.ts";
import { bakerPosts } from "./posts.fixture.ts";
import { emptyVoice, type Voice } from "./voice.ts";

const checkVoice = (voice: Voice, post: Post) => createVoiceChecker(voice)(post);

const write = (...texts: string[]): Post => ({
  title: texts[0] ?? "",
  content: texts.map((text, index) => ({
    header: index === 0 ? text : `Point ${index}`,
    description: index === 0 ? [] : [{ type: "text", value: text }],
  })),
});

const check = (voice: Partial<Voice>, ...texts: string[]) =>
  checkVoice({ ...emptyVoice, ...voice }, write("A title", ...texts)).checks;

const listFound = (voice: Partial<Voice>, ...texts: string[]) =>
  check(voice, ...texts).map(({ code, raw }) => `${code}: ${raw}`);

describe("banned words", () => {
  test.each([
    ["leverage", "We leveraged it, are leveraging it and LEVERAGE it.", 3],
    ["game changer", "A game-changer, two game changers, and a gamechanger.", 3],
    ["utilize", "We utilise nothing, but utilized this once.", 1],
    ["synergy", "Synergies here, a synergy there.", 1],
    ["plan", "No plane, no planet; we planned plans.", 2],
    ["nachhaltig", "Nachhaltige Ideen sind nachhaltiger als das, was wir für die Welt tun.", 2],
    ["incroyable", "Des idées incroyables pour les clients qui sont dans la ville.", 1],
    ["increíble", "Las ideas increíbles son para los que no están con el equipo.", 1],
    ["incrível", "Uma ideia incrível para as pessoas que não são da cidade.", 1],
    ["革新的", "これは革新的な方法です。", 1],
  ])("%s is found in its inflected forms", (word, text, count) => {
    const found = check({ banned: [{ word }] }, text).filter(({ code }) => code === "banned-word");
    expect(found).toHaveLength(count);
    expect(found.every(({ severity }) => severity === "error")).toBe(true);
  });

  test("have a replacement with a capital letter if the word had one", () => {
    const [first, second] = check(
      { banned: [{ word: "leverage", use: "use" }] },
      "Leverage it. They leverage it.",
    );
    expect(first?.fixes).toEqual([{ replace: "Use" }, { allow: "Leverage" }, { rewrite: true }]);
    expect(second?.fixes[0]).toEqual({ replace: "use" });
  });

  test("are ignored if the author allowed them in this post", () => {
    const voice = { ...emptyVoice, banned: [{ word: "leverage" }] };
    const post = { ...write("A title", "We leveraged it."), allowed: ["leveraged"] };
    expect(checkVoice(voice, post).checks).toEqual([]);
  });

  test("are found in captions, which don't affect the likeness", () => {
    const voice = { ...emptyVoice, banned: [{ word: "leverage" }], person: "I" as const };
    const post = { ...write("I bake"), caption: "We leverage bread." };
    const report = createWordChecker({ facts: null, voice })(post, {
      captions: { x: "Leverage!" },
    });
    expect(report.checks).toMatchObject([
      { slide: 0, field: "caption", raw: "leverage" },
      { slide: 0, field: "caption", service: "x", raw: "Leverage" },
    ]);
    expect(report.likeness?.differs).toEqual(["This post has words that your voice bans."]);
  });

  test("have a position, even next to a highlight", () => {
    const voice = { ...emptyVoice, banned: [{ word: "leverage" }] };
    const { checks } = checkVoice(voice, write("How we ::leverage:: bread"));
    expect(checks).toMatchObject([{ slide: 0, field: "header", range: [9, 17], raw: "leverage" }]);
  });
});

describe("claims", () => {
  test.each([
    ["no health claims", "Rye bread cures back pain.", ["banned-claim: cures"]],
    ["no health claims", "Rye bread is for your health, says nobody.", []],
    ["no income claims", "Make 5,000 euros a month.", ["banned-claim: Make 5,000"]],
    ["never guaranteed", "It is guaranteed to rise.", ["banned-claim: guaranteed"]],
    [
      "best bakery in town",
      "The town has a bakery. It is the best bakery in our town.",
      ["banned-claim: best bakery in our town"],
    ],
    ["no legal claims", "Legal questions are hard.", []],
    [
      "keine Heilversprechen",
      "Das Brot heilt alles, was wir nicht wissen und sind.",
      ["banned-claim: heilt"],
    ],
  ])("%s", (claim, text, found) => {
    expect(listFound({ claims: [claim] }, text)).toEqual(found);
  });
});

describe("style notes", () => {
  test.each([
    ["de", "Tauche ein in die Welt des Brotes, das ist der Schlüssel zum Erfolg und nicht mehr."],
    ["fr", "Plongez dans le pain, la clé du succès pour les clients qui sont dans la ville."],
    ["es", "Lleva el pan al siguiente nivel, es la clave del éxito para los que no están."],
    ["pt", "Um divisor de águas: mergulhe no pão, não é para uma pessoa só."],
    ["ja", "いかがでしたか。パンは無限の可能性です。"],
    ["en", "Let’s dive in: it is a game-changer for the bread and the shop."],
  ])("are given for clichés in %s", (_, text) => {
    const found = check({}, text);
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(new Set(found.map(({ code, severity }) => `${code} ${severity}`))).toEqual(
      new Set(["cliche warning"]),
    );
  });

  test("are known for at least 30 phrases in each language", () => {
    for (const language of ["en", "de", "fr", "es", "pt", "ja"] as const) {
      expect(cliches[language].length).toBeGreaterThanOrEqual(30);
      for (const phrase of cliches[language]) expect(findCliches(phrase, language)).not.toEqual([]);
    }
  });

  test("are given for an emoji in a voice without emoji, with a fix that removes it", () => {
    expect(check({ emoji: "none" }, "Rye 👩🏽‍🍳 only.")).toMatchObject([
      { code: "emoji-avoided", raw: "👩🏽‍🍳", fixes: [{ replace: "" }, { allow: "👩🏽‍🍳" }] },
    ]);
    expect(check({ emoji: "few" }, "Rye 👩🏽‍🍳 only.")).toEqual([]);
  });

  test.each([
    ["question as opener", "What does bread cost?", 1],
    ["question as opener", "Bread costs 6 euros", 0],
    ["never starts with “Imagine”", "Imagine a world of bread", 1],
    ["keine Frage am Anfang", "Was kostet Brot?", 1],
    ["rhetorical questions", "What does bread cost?", 0],
  ])("for an opening to avoid, %s: %s", (line, title, count) => {
    const { checks } = checkVoice({ ...emptyVoice, never: [line] }, write(title));
    expect(checks.filter(({ code }) => code === "opening-avoided")).toHaveLength(count);
  });
});

describe("the likeness of a post and its author's voice", () => {
  const { voice } = learnVoice(bakerPosts);
  const strict = { ...voice, banned: [{ word: "leverage" }], claims: ["no health claims"] };

  test("is nine of nine for the author's own words", () => {
    const own = write(
      "My rye costs 6 euros",
      "I had set the timer for the old oven. I didn't write it down. I knew it was hotter.",
      "I write down minutes now. My card cost 3 cents. What do you write down?",
    );
    expect(checkVoice(strict, own)).toEqual({
      checks: [],
      likeness: { matches: 9, of: 9, differs: [] },
    });
  });

  test("is lower for an advert, with each difference named", () => {
    const advert = write(
      "Ready to unlock your potential?",
      "You leverage an innovative and comprehensive ecosystem of artisanal bread products that cures every imaginable problem your organisation might currently be experiencing 🚀",
      "Your journey towards considerably better sandwiches begins with the possibilities that only our ecosystem offers to you and yours",
    );
    const { likeness } = checkVoice(strict, advert);
    expect(likeness).toMatchObject({ matches: 0, of: 9 });
    expect(likeness?.differs).toContain("This post says “you”. You usually say “I”.");
    expect(likeness?.differs).toContain("This post has emoji. You use none.");
  });

  test("compares only criteria that the voice sets", () => {
    expect(checkVoice(emptyVoice, write("Bread")).likeness).toMatchObject({ matches: 1, of: 1 });
  });
});
