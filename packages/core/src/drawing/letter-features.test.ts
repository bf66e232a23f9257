import { expect, test } from "vitest";
import { addFeatures } from "./letter-features.ts";

const features = (style: object, content: string) =>
  addFeatures(style, [{ text: content }]).fontFeatureSettings;
const off = '"liga" 0, "calt" 0';

test.each(["a -> b", "a => b", "x != y", "a <- b"])(
  "signs stay as they were typed: %s",
  (content) => {
    expect(features({ fontFamily: "Inter" }, content)).toBe(off);
  },
);

test("code joins no signs, whatever it holds, and other features stay", () => {
  expect(features({ fontFamily: "JetBrains Mono" }, "x")).toBe(off);
  expect(features({ fontFeatureSettings: '"lnum"' }, "1 -> 2")).toBe(`"lnum", ${off}`);
});

test.each(["Well-known words", "١ -> ٢ سلام"])(
  "letters keep the forms of their font: %s",
  (content) => {
    expect(features({ fontFamily: "Inter" }, content)).toBeUndefined();
  },
);
