import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agencyPosts, bakerPosts } from "./posts.fixture.ts";
import { findTooLittle, fitVoice, learnVoice } from "./learn-voice.ts";
import { measurePosts } from "./measure-posts.ts";
import { countVoiceCharacters, emptyVoice, voiceLimits } from "./voice.ts";
import { voiceSchema } from "./voice-schema.ts";

describe("a voice learned from posts", () => {
  test("has short sentences, prices and mistakes", () => {
    const { voice, evidence } = learnVoice(bakerPosts);
    expect(voice).toMatchObject({
      person: "I",
      emoji: "none",
      endings: ["a question"],
      banned: [],
      claims: [],
    });
    expect(voice.sentences?.median).toBeLessThan(9);
    expect(voice.openings).toContain("a figure");
    expect(voice.words).toEqual(expect.arrayContaining(["regulars", "receipts"]));
    expect(voice.does).toEqual(expect.arrayContaining(["names numbers", "uses contractions"]));
    expect(voice.never).toEqual(
      expect.arrayContaining(["exclamation marks", "question as opener"]),
    );
    expect(voice.samples).toHaveLength(2);
    for (const { line, quote } of evidence) {
      expect(voice.does).toContain(line);
      expect(bakerPosts.some((post) => post.includes(quote))).toBe(true);
    }
  });

  test("has long sentences, hashtags and emoji", () => {
    const { voice } = learnVoice(agencyPosts);
    expect(voice).toMatchObject({ person: "we", endings: ["hashtags"] });
    expect(voice.emoji).not.toBe("none");
    expect(voice.sentences?.median).toBeGreaterThan(20);
    expect(voice.never).not.toContain("hedging");
  });

  test.each([
    [
      "de",
      "Ich habe am Montag 40 Brote verbrannt. Das war mein Fehler. Ich lerne daraus, und ihr?",
      "I",
    ],
    [
      "fr",
      "Nous avons brûlé 40 pains lundi. C'était notre erreur. Et vous, que faites-vous ?",
      "we",
    ],
    [
      "es",
      "Yo quemé 40 panes el lunes. Fue mi error, y me costó una mañana. ¿Qué apuntas tú?",
      "I",
    ],
    ["pt", "Eu queimei 40 pães na segunda. Foi meu erro, e não anotei. O que você anota?", "I"],
    ["it", "Io ho bruciato 40 pani lunedì. È stato un mio errore. Che cosa scrivi tu?", "I"],
    ["ja", "私は月曜日に40個のパンを焦がしました。私の失敗です。あなたは何を書きますか？", "I"],
  ])("has person, opening and ending in %s", (language, post, person) => {
    const { voice, measures } = learnVoice([post, post]);
    expect(measures.language).toBe(language);
    expect(voice.person).toBe(person);
    expect(voice.endings).toEqual(["a question"]);
    expect(["a figure", "a mistake of mine"]).toContain(voice.openings[0]);
  });

  test("is rejected with what is missing if there is too little text", () => {
    expect(findTooLittle(["Tea is hot."])).toBe(
      "Your posts are too short to learn from: 1 post with 11 characters. Add posts until you have at least 5 with 600 characters in all, or fewer with 1,500.",
    );
    expect(findTooLittle(bakerPosts)).toBeNull();
    const post = "x".repeat(voiceLimits.charactersMin / voiceLimits.postsMin);
    const few = Array.from({ length: voiceLimits.postsMin - 1 }, () => post);
    expect(findTooLittle([...few, post])).toBeNull();
    expect(findTooLittle([...few, post.slice(1)])).toContain("5 posts with 599 characters");
    expect(findTooLittle([...few, "  "])).toContain("4 posts with 480 characters");
    expect(findTooLittle(["x".repeat(voiceLimits.fewPostsCharactersMin)])).toBeNull();
  });

  test("claims nothing that needs lists of words for a language without them", () => {
    const post =
      "Prodali jsme nejdříve malé bochníky a ostatní byly pryč v deset. Já jsem napsal cenu na kartu. Možná pomohla.";
    const { voice, measures } = learnVoice(Array.from({ length: 30 }, () => post));
    expect(measures.language).toBeNull();
    expect(voice).toMatchObject({ person: "none", words: [], does: [] });
    expect(voice.never).not.toContain("hedging");
  });

  test("is valid for any texts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 400 }), { minLength: 1, maxLength: 10 }),
        (posts) => {
          const { voice } = learnVoice(posts);
          const filled = { ...voice, samples: voice.samples.filter((text) => text.trim() !== "") };
          expect(voiceSchema.safeParse(filled).error).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });

  test("is read from posts of the maximum length", () => {
    const long = "I baked 12 loaves today, and nobody asked me why. ".repeat(200).slice(0, 10_000);
    expect(learnVoice(Array.from({ length: 10 }, () => long)).voice.person).toBe("I");
  });
});

test("a voice above the limit loses words first, then lines, but no banned words", () => {
  const line = (index: number) => `${index} ${"x".repeat(110)}`;
  const lines = Array.from({ length: 8 }, (_, index) => line(index));
  const banned = [{ word: "leverage", use: "use" }];
  const fitted = fitVoice({ ...emptyVoice, does: lines, never: lines, words: ["rye"], banned });
  expect(countVoiceCharacters(fitted)).toBeLessThanOrEqual(voiceLimits.characters);
  expect(fitted).toMatchObject({ words: [], banned });
  expect(fitted.does.length).toBeGreaterThan(0);
});

test("one half of a person's posts is closer to the other half than to another person's posts", () => {
  const distance = (one: readonly string[], other: readonly string[]) => {
    const [a, b] = [measurePosts(one), measurePosts(other)];
    const shares = (Object.keys(a.shares) as (keyof typeof a.shares)[]).reduce(
      (sum, key) => sum + Math.abs(a.shares[key] - b.shares[key]),
      0,
    );
    return shares + Math.abs(a.sentences.median - b.sentences.median) / 10;
  };
  const [first, second] = [bakerPosts.slice(0, 2), bakerPosts.slice(2)];
  expect(distance(first, second)).toBeLessThan(distance(first, agencyPosts));
});
