import { describe, expect, test } from "vitest";
import type { Slide } from "../document/post.ts";
import { findDensity, listBodySizes } from "./density.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

function slideOf(count: number, more: Partial<Slide> = {}): Slide {
  const description = [{ type: "text", value: words(count) }];
  return { header: "::Two:: words", description, ...more };
}

describe("a slide is reported as dense", () => {
  test("with more than 60 words in its header, blocks and summary, not counting code", () => {
    expect(findDensity(slideOf(58), {})).toBe(null);
    expect(findDensity(slideOf(59), {})).toBe("words");
    expect(findDensity(slideOf(57, { summary: "In short" }), {})).toBe("words");
    expect(findDensity(slideOf(0, { description: [{ type: "code", value: words(90) }] }), {})).toBe(
      null,
    );
    const japanese = "お茶は山の斜面で育ちます。".repeat(12);
    const description = [{ type: "text", value: japanese }];
    expect(findDensity(slideOf(0, { description }), {})).toBe("words");
  });

  test("with type under 32 px in the file at scale 2, except code", () => {
    expect(findDensity(slideOf(8), { 0: 16 })).toBe(null);
    expect(findDensity(slideOf(8), { 0: 15.9 })).toBe("type");
    const description = [{ type: "code", value: "tea()" }];
    expect(findDensity(slideOf(8, { description }), { 0: 9 })).toBe(null);
  });

  test("for small type only with at least ten words", () => {
    expect(findDensity(slideOf(7), { 0: 9 })).toBe(null);
    expect(findDensity(slideOf(8), { 0: 9 })).toBe("type");
  });
});

test("an item's size is that of its smallest text, and other texts are ignored", () => {
  const sizes = listBodySizes([
    { ref: { kind: "title" }, fontSizePx: 9 },
    { ref: { kind: "item", slide: 1, item: 0, part: "left" }, fontSizePx: 20 },
    { ref: { kind: "item", slide: 1, item: 0, part: "right" }, fontSizePx: 18 },
    { ref: { kind: "item", slide: 1, item: 2 }, fontSizePx: 30 },
  ]);
  expect(sizes).toEqual({ 0: 18, 2: 30 });
});
