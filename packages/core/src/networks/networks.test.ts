import fc from "fast-check";
import { expect, test } from "vitest";
import { networkIds, networks, splitIntoPosts } from "./networks.ts";

test("posts of a network have all slides, none more than it takes, and differ by one at most", () => {
  const most = { bluesky: 10, mastodon: 4, linkedin: 300, handover: Infinity };
  fc.assert(
    fc.property(fc.constantFrom(...networkIds), fc.integer({ min: 1, max: 200 }), (id, slides) => {
      const posts = splitIntoPosts(id, slides);
      expect(posts.reduce((sum, count) => sum + count)).toBe(slides);
      expect(Math.max(...posts)).toBeLessThanOrEqual(most[id]);
      expect(Math.max(...posts) - Math.min(...posts)).toBeLessThanOrEqual(1);
    }),
  );
});

test("a server says how many pictures its posts have", () => {
  expect(splitIntoPosts("mastodon", 9)).toEqual([3, 3, 3]);
  expect(splitIntoPosts("mastodon", 9, { pictures: 16 })).toEqual([9]);
  expect(splitIntoPosts("mastodon", 3, { pictures: 1 })).toEqual([1, 1, 1]);
});

test("each network counts captions as it does itself", () => {
  const caption = "👩‍👩‍👧 https://a.example/bcdefghijklmnopqrst";
  const count = (id: keyof typeof networks) => networks[id].countCaption(caption, {});
  // Graphemes, graphemes with short addresses, UTF-16 units, code points.
  expect(count("bluesky")).toBe(1 + 1 + 37);
  expect(count("mastodon")).toBe(1 + 1 + 23);
  expect(count("linkedin")).toBe(8 + 1 + 37);
  expect(count("handover")).toBe(5 + 1 + 37);
});
