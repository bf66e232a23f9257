import { expect, test } from "vitest";
import { isFragment } from "./fragments.ts";
import { learnVoice } from "./learn-voice.ts";
import { takeOwnWords } from "./own-words.ts";
import { bakerPosts } from "./posts.fixture.ts";

const copy = (post: string, number: number) =>
  `Feed post number ${number}\nIda Stone\n   • 1st\nBaker | 1,234 followers\n3d • Edited • \n\nFollow\n${post}\n…more\n\n42\n7 comments\n3 reposts\nLike\nComment\nRepost\nSend`;

test("a copied feed gives the same posts and voice as its own words", () => {
  const copied = bakerPosts.map(copy);
  for (const pasted of [copied, [copied.join("\n\n")]]) {
    const { posts, left } = takeOwnWords(pasted);
    expect(posts).toEqual(bakerPosts.map((post) => post.trim()));
    expect(left.join(" ")).toMatch(/lines added by the network: .*Follow/);
    expect(learnVoice(posts).voice).toEqual(learnVoice(bakerPosts).voice);
  }
});

test("posts that nobody copied from a network stay as they are, up to thirty", () => {
  expect(takeOwnWords(bakerPosts)).toEqual({ posts: bakerPosts, left: [] });
  const lines = "- flour\n- salt\n\nLike the old days.\n\n#bread";
  expect(takeOwnWords([lines])).toEqual({ posts: [lines], left: [] });
  expect(takeOwnWords(Array.from({ length: 40 }, () => "Tea")).posts).toHaveLength(30);
});

test.each([
  ["en", "No drama.", true],
  ["en", "Not once.", true],
  ["en", "Two lines, three cents, one bad morning.", true],
  ["en", "We ship.", false],
  ["en", "It rained.", false],
  ["en", "I baked as if it didn't.", false],
  ["en", "Really?", false],
  ["en", "What a mess!", false],
  ["en", "#bakery #small", false],
  ["de", "Kein Drama.", true],
  ["de", "Ich backe.", false],
  ["de", "Das kostet Zeit.", false],
  ["de", "Drei Wochen ohne Ofen.", true],
  ["fr", "Pas de drame.", true],
  ["fr", "C'est tout.", false],
  ["es", "Nada de drama.", true],
  ["es", "No funciona.", false],
  ["pt", "Sem drama.", true],
  ["pt", "Isso custa caro.", false],
  ["it", "Niente drammi.", true],
  ["it", "Costa poco.", false],
  ["ja", "三週間の沈黙。", true],
  ["ja", "パンは売れました。", false],
  [null, "Žádné drama.", false],
] as const)("in %s, whether “%s” is a fragment is %s", (language, sentence, is) => {
  expect(isFragment(sentence, language)).toBe(is);
});
