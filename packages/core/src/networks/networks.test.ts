import fc from "fast-check";
import { expect, test } from "vitest";
import { guidedNetworks, guidePages } from "./guide-pages.ts";
import { networkIds, networks, splitIntoPosts } from "./networks.ts";
import { publicationOptionsSchema } from "./option-schema.ts";

test("posts of a network have all slides, and differ by one at most", () => {
  fc.assert(
    fc.property(fc.constantFrom(...networkIds), fc.integer({ min: 1, max: 200 }), (id, slides) => {
      const posts = splitIntoPosts(id, slides);
      expect(posts.reduce((sum, count) => sum + count)).toBe(slides);
      expect(Math.max(...posts) - Math.min(...posts)).toBeLessThanOrEqual(1);
    }),
  );
});

test.for([
  ["bluesky", 25, [9, 8, 8]],
  ["mastodon", 9, [3, 3, 3]],
  ["linkedin", 300, [300]],
  ["handover", 200, [200]],
] as const)("a post on %s has no more slides than it takes: %i", ([id, slides, posts]) => {
  expect(splitIntoPosts(id, slides)).toEqual(posts);
});

test("options of all networks are one schema, in which each has its own choices", () => {
  const options = { kind: "images", visibility: "unlisted", sensitive: true, language: "pt-BR" };
  expect(publicationOptionsSchema.parse(options)).toEqual(options);
  const isRefused = (given: object) => !publicationOptionsSchema.safeParse(given).success;
  expect(isRefused({ visibility: "direct" })).toBe(true);
  expect(isRefused({ title: "x".repeat(101) })).toBe(true);
  expect(isRefused({ board: "Tea" })).toBe(true);
});

test("every guide has steps, and every field and setting a message", async () => {
  expect(guidedNetworks).toEqual(networkIds);
  for (const id of networkIds) {
    const { connect, settings } = networks[id];
    expect((await guidePages[id].load()).steps.list.length).toBeGreaterThan(0);
    expect(connect.fields.every(({ required }) => required !== "")).toBe(true);
    expect(Object.values(settings).every(({ meaning }) => meaning.startsWith("must be "))).toBe(
      true,
    );
  }
});

test("a server says how many pictures its posts have", () => {
  expect(splitIntoPosts("mastodon", 9)).toEqual([3, 3, 3]);
  expect(splitIntoPosts("mastodon", 9, { pictures: 16 })).toEqual([9]);
  expect(splitIntoPosts("mastodon", 3, { pictures: 1 })).toEqual([1, 1, 1]);
});

test("each network counts captions as it does itself", () => {
  const caption = "👩‍👩‍👧 https://a.example/bcdefghijklmnopqrst";
  const count = (id: keyof typeof networks) => networks[id].countCaption(caption, {});
  // Units, in this order: graphemes, graphemes with shortened URLs, UTF-16 units, code points.
  expect(count("bluesky")).toBe(1 + 1 + 37);
  expect(count("mastodon")).toBe(1 + 1 + 23);
  expect(count("linkedin")).toBe(8 + 1 + 37);
  expect(count("handover")).toBe(5 + 1 + 37);
});
