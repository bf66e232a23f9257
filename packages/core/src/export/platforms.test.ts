import { describe, expect, test } from "vitest";
import { sizePresetIds } from "../design/size-preset.ts";
import {
  describeDocumentLimit,
  describeImageLimit,
  describeImageTypes,
  getSizePresetPlatform,
  type PlatformId,
  platforms,
  splitIntoPosts,
} from "./platforms.ts";

function get(id: PlatformId) {
  const platform = platforms.find((one) => one.id === id);
  if (!platform) throw new Error(id);
  return platform;
}

describe("images are split into posts", () => {
  test.each([
    ["x", 4, [4]],
    ["x", 9, [1, 4, 4]],
    ["x", 3, [1, 1, 1]],
    ["instagram", 20, [20]],
    ["instagram", 21, [19, 2]],
    ["threads", 45, [20, 20, 5]],
    ["linkedin", 1, [1]],
    ["tiktok", 0, []],
  ] as const)("%s, %i", (id, images, posts) => {
    expect(splitIntoPosts(images, get(id))).toEqual(posts);
  });

  test("of at most the platform's number of images, without losing any", () => {
    for (const platform of platforms) {
      for (let images = 1; images <= 100; images += 1) {
        const posts = splitIntoPosts(images, platform);
        expect(posts.reduce((sum, count) => sum + count, 0)).toBe(images);
        expect(Math.max(...posts)).toBeLessThanOrEqual(platform.most);
        if (posts.length > 1) expect(Math.min(...posts)).toBeGreaterThanOrEqual(platform.least);
      }
    }
  });
});

test("an image limit is described only if the post exceeds it", () => {
  expect(describeImageLimit(4, get("x"))).toBeNull();
  expect(describeImageLimit(5, get("x"))).toBe("X allows 4 images per post; this carousel has 5.");
  expect(describeImageLimit(10, get("instagram"))).toBeNull();
  expect(describeImageLimit(11, get("instagram"))).toBe(
    "Instagram's API allows 10 images per post; this carousel has 11. The app allows 20.",
  );
  expect(describeImageLimit(21, get("instagram"))).toBe(
    "Instagram allows 20 images per post; this carousel has 21.",
  );
  const linkedin = get("linkedin");
  expect(describeDocumentLimit({ pages: 300, bytes: 100_000_000 }, linkedin)).toBeNull();
  expect(describeDocumentLimit({ pages: 301, bytes: 1 }, linkedin)).toBe(
    "LinkedIn allows documents of up to 300 pages; this one has 301.",
  );
  expect(describeDocumentLimit({ pages: 1, bytes: 100_000_001 }, linkedin)).toBe(
    "LinkedIn allows documents of up to 100 MB; this one has 101 MB. Choose a smaller image size.",
  );
  expect(describeDocumentLimit({ pages: 999, bytes: 1 }, get("x"))).toBeNull();
});

test("every platform takes JPEG, and every size preset has a platform", () => {
  for (const { types } of platforms) expect(types).toContain("jpeg");
  expect(describeImageTypes(get("tiktok"))).toBe("JPEG or WebP");
  expect(sizePresetIds.map((sizePreset) => getSizePresetPlatform(sizePreset).name)).toEqual([
    "LinkedIn",
    "Instagram",
    "X",
    "Facebook",
    "TikTok",
    "Instagram",
  ]);
});
