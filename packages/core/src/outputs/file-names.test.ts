import { expect, test } from "vitest";
import { outputFileName, slideFileName, zipEntryName } from "./file-names.ts";

test("a slide's file has its number and its type's extension", () => {
  expect(slideFileName(1)).toBe("carousel-slide-1.png");
  expect(slideFileName(12, "png")).toBe("carousel-slide-12.png");
  expect(slideFileName(3, "jpeg")).toBe("carousel-slide-3.jpg");
});

test("a slide in the ZIP has a shorter name", () => {
  expect(zipEntryName(3)).toBe("slide-3.png");
});

test.for([
  ["My Post", "My-Post-slides.zip"],
  ["5 tips: do & don't!", "5-tips--do---don-t--slides.zip"],
  ["../../etc/passwd", "------etc-passwd-slides.zip"],
  ["::Bold:: start", "--Bold---start-slides.zip"],
  ["Größe № ٣", "Größe---٣-slides.zip"],
  ["日本語のタイトル", "日本語のタイトル-slides.zip"],
  ["हिन्दी", "हिन्दी-slides.zip"],
  ["Go 🚀", "Go---slides.zip"],
  ["...", "----slides.zip"],
  ["", "carousel-slides.zip"],
  ["  ", "carousel-slides.zip"],
] as const)("the ZIP of %j is %s", ([title, name]) => {
  expect(outputFileName("zip", title, 1)).toBe(name);
});

test.for(["a", "é", "日", "𠮷"])("a title of a thousand %s still makes a file name", (letter) => {
  const name = outputFileName("zip", letter.repeat(1000), 1);
  const bytes = new TextEncoder().encode(name).length;
  expect(bytes).toBeGreaterThan(240);
  expect(bytes).toBeLessThanOrEqual(255);
  expect(name).toBe(`${letter.repeat((name.length - 11) / letter.length)}-slides.zip`);
});

test("what else holds all slides is named after the title too", () => {
  expect(outputFileName("networks", "Five tips", 1)).toBe("Five-tips-networks.zip");
  expect(outputFileName("md", "Five tips", 1)).toBe("Five-tips-slides.md");
  expect(outputFileName("jpeg", "Five tips", 2)).toBe("carousel-slide-2.jpg");
});
