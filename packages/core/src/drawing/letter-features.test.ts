import { expect, test } from "vitest";
import { addFeatures } from "./letter-features.ts";

const features = (style: object, content: string) =>
  addFeatures(style, [{ text: content }]).fontFeatureSettings;
const off = '"liga" 0, "calt" 0';

test.each(["a -> b", "a => b", "x != y", "a <- b"])(
  "an arrow or operator is drawn as typed, without a ligature: %s",
  (content) => {
    expect(features({ fontFamily: "Inter" }, content)).toBe(off);
  },
);

test("code has no ligatures, and other font features are kept", () => {
  expect(features({ fontFamily: "JetBrains Mono" }, "x")).toBe(off);
  expect(features({ fontFeatureSettings: '"lnum"' }, "1 -> 2")).toBe(`"lnum", ${off}`);
});

test.each(["Well-known words", "١ -> ٢ سلام"])("words keep the font's ligatures: %s", (content) => {
  expect(features({ fontFamily: "Inter" }, content)).toBeUndefined();
});
