import fc from "fast-check";
import { expect, test } from "vitest";
import { outputFileName, zipEntryName } from "./file-names.ts";
import { fileTypes, imageTypes } from "./outputs.ts";

test("a slide's file has its number and its type's extension", () => {
  expect(outputFileName("png", "Tea", 1)).toBe("carousel-slide-1.png");
  expect(outputFileName("png", "", 12)).toBe("carousel-slide-12.png");
  expect(outputFileName("jpeg", "Tea", 3)).toBe("carousel-slide-3.jpg");
});

test("a slide's file in the ZIP has a shorter name", () => {
  expect(zipEntryName(3)).toBe("slide-3.png");
});

test.for([
  ["My Post", "My-Post-slides.zip"],
  ["5 tips: do & don't!", "5-tips--do---don-t--slides.zip"],
  ["../../etc/passwd", "------etc-passwd-slides.zip"],
  ["::Bold:: start", "Bold-start-slides.zip"],
  ["Stop ::guessing:: now", "Stop-guessing-now-slides.zip"],
  ["Two\nlines", "Two-lines-slides.zip"],
  ["10:30 std::vector", "10-30-std--vector-slides.zip"],
  ["::Bold::", "Bold-slides.zip"],
  ["Größe № ٣", "Größe---٣-slides.zip"],
  ["日本語のタイトル", "日本語のタイトル-slides.zip"],
  ["हिन्दी", "हिन्दी-slides.zip"],
  ["Go 🚀", "Go---slides.zip"],
  ["...", "----slides.zip"],
  ["", "carousel-slides.zip"],
  ["  ", "carousel-slides.zip"],
] as const)("the ZIP of the title %j is named %s", ([title, name]) => {
  expect(outputFileName("zip", title, 1)).toBe(name);
});

test.for(["a", "é", "日", "𠮷"])(
  "a title of a thousand %s gives a file name of valid length",
  (letter) => {
    const name = outputFileName("zip", letter.repeat(1000), 1);
    const bytes = new TextEncoder().encode(name).length;
    expect(bytes).toBeGreaterThan(240);
    expect(bytes).toBeLessThanOrEqual(255);
    expect(name).toBe(`${letter.repeat((name.length - 11) / letter.length)}-slides.zip`);
  },
);

test("files of all slides are named after the title", () => {
  expect(outputFileName("networks", "Five tips", 1)).toBe("Five-tips-networks.zip");
  expect(outputFileName("md", "Five tips", 1)).toBe("Five-tips-slides.md");
  expect(outputFileName("jpeg", "Five tips", 2)).toBe("carousel-slide-2.jpg");
});

test("each kind of ZIP and presentation has a different name", () => {
  const name = (...[type, variant]: [(typeof fileTypes)[number], object?]) =>
    outputFileName(type, "Five tips", 1, variant);
  expect([
    name("zip"),
    name("zip", { image: "png", texts: false, posts: [3] }),
    name("zip", { image: "jpeg" }),
    name("zip", { image: "webp" }),
    name("zip", { texts: true }),
    name("zip", { image: "jpeg", posts: [4, 4] }),
    name("networks"),
    name("pptx"),
    name("pptx", { flat: true }),
    // Options that a type doesn't have aren't in its file names.
    name("pdf", { image: "jpeg", texts: true, flat: true }),
  ]).toEqual([
    "Five-tips-slides.zip",
    "Five-tips-slides.zip",
    "Five-tips-slides-jpg.zip",
    "Five-tips-slides-webp.zip",
    "Five-tips-slides-texts.zip",
    "Five-tips-slides-jpg-posts.zip",
    "Five-tips-networks.zip",
    "Five-tips-slides.pptx",
    "Five-tips-slides-images.pptx",
    "Five-tips-slides.pdf",
  ]);
});

test("any title gives a name that is valid on every file system", () => {
  const variant = fc.record({
    image: fc.constantFrom(...imageTypes),
    texts: fc.boolean(),
    flat: fc.boolean(),
    posts: fc.constantFrom([], [3], [4, 4]),
  });
  const title = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: "binary", maxLength: 400 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...fileTypes), title, variant, (type, words, of) => {
      const name = outputFileName(type, words, 1, of);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N}-]+-(slides|networks|overview)(-[a-z]+)*\.[a-z]+$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }),
  );
});
