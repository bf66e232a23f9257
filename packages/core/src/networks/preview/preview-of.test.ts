import fc from "fast-check";
import { expect, test } from "vitest";
import { countGraphemes } from "../../text/index.ts";
import { serviceIds, type ServiceId } from "../service-ids.ts";
import { cutCaption } from "./cut-caption.ts";
import { previewOf } from "./preview-of.ts";

const usual = { posts: [8], ratio: 0.8, caption: "Tea", kind: "images" } as const;

const tilesOf = (service: ServiceId, slides: number, ratio = 0.8) => {
  const { tiles, more, frame } = previewOf(service, { ...usual, posts: [slides], ratio })
    .posts[0] ?? {
    tiles: [],
    more: 0,
    frame: 0,
  };
  return { count: tiles.length, more, frame };
};

test.for([
  ["instagram", 8, { count: 1, more: 0, frame: 0.8 }],
  ["facebook", 1, { count: 1, more: 0, frame: 0.8 }],
  ["facebook", 4, { count: 4, more: 0, frame: 1 }],
  ["facebook", 8, { count: 5, more: 3, frame: 1 }],
  ["x", 1, { count: 1, more: 0, frame: 0.8 }],
  ["x", 3, { count: 3, more: 0, frame: 16 / 9 }],
  ["x", 4, { count: 4, more: 0, frame: 16 / 9 }],
  ["linkedin", 8, { count: 4, more: 4, frame: 1 }],
  ["threads", 8, { count: 2, more: 0, frame: 0.8 * 1.5 }],
  ["pinterest", 5, { count: 1, more: 0, frame: 2 / 3 }],
  ["tiktok", 8, { count: 1, more: 0, frame: 9 / 16 }],
] as const)(
  "a preview at %s of %i slides has the expected tiles",
  ([service, slides, expected]) => {
    const { frame, ...tiles } = tilesOf(service, slides);
    expect(tiles).toEqual({ count: expected.count, more: expected.more });
    expect(frame).toBeCloseTo(expected.frame);
  },
);

test("a single image is cropped only if it is too tall", () => {
  expect(tilesOf("x", 1, 9 / 16).frame).toBe(3 / 4);
  expect(tilesOf("facebook", 1, 9 / 16).frame).toBe(4 / 5);
  expect(tilesOf("facebook", 1, 2).frame).toBe(2);
});

test("tiles are inside the frame, don't overlap, and show different slides", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...serviceIds.filter((id) => id !== "threads")),
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0.4, max: 2, noNaN: true }),
      (service, slides, ratio) => {
        const { posts } = previewOf(service, { ...usual, posts: [slides], ratio });
        for (const { tiles, more } of posts) {
          const areas = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
          expect(areas).toBeCloseTo(1);
          for (const { x, y, width, height } of tiles) {
            expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.0001);
          }
          expect(new Set(tiles.map(({ slide }) => slide)).size).toBe(tiles.length);
          if (tiles.length > 1) expect(tiles.length + more).toBe(slides);
        }
      },
    ),
  );
});

test("a document's preview shows its first page, and a thread's every post", () => {
  const document = previewOf("linkedin", { ...usual, kind: "document" });
  expect(document.posts).toMatchObject([{ frame: 0.8, control: "pages", tiles: [{ slide: 0 }] }]);
  const thread = previewOf("x", { ...usual, posts: [4, 4] });
  expect(thread.posts.map(({ tiles }) => tiles.length)).toEqual([4, 4]);
});

test.for([
  ["instagram", 124, "… more"],
  ["linkedin", 210, "…more"],
  ["facebook", 480, "See more"],
  ["tiktok", 150, "more"],
] as const)("%s folds a caption after about %i characters", ([service, length, more]) => {
  const { caption } = previewOf(service, { ...usual, caption: "x".repeat(600) });
  expect(caption).toEqual({ shown: "x".repeat(length), rest: "x".repeat(600 - length), more });
});

test("a caption with line breaks is folded earlier", () => {
  const { caption } = previewOf("linkedin", { ...usual, caption: "One\n\nTwo\nThree\nFour" });
  expect([caption.shown, caption.rest]).toEqual(["One\n\nTwo", "\nThree\nFour"]);
  expect(previewOf("x", { ...usual, caption: "a\nb\nc\nd" }).caption.rest).toBe("");
});

test("cutting a caption loses no text and splits no character", () => {
  const words = fc.constantFrom("tea ", "\n", "\r\n", "👩‍👩‍👧", "e\u0301", "日本", "🇩🇪");
  fc.assert(
    fc.property(
      fc.array(words).map((all) => all.join("")),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 9 }),
      (caption, lines, perLine) => {
        const { shown, rest } = cutCaption(caption, { lines, perLine, more: "" });
        expect(shown + rest).toBe(caption);
        expect(countGraphemes(shown) + countGraphemes(rest)).toBe(countGraphemes(caption));
        expect(countGraphemes(shown.replaceAll(/[\r\n]/g, ""))).toBeLessThanOrEqual(
          lines * perLine,
        );
      },
    ),
  );
});
