import { expect, test } from "vitest";
import { describeSlide } from "./describe-slide.ts";

const text = { type: "text", value: "v" };

test("a slide is described by what it holds", () => {
  const slide = {
    header: "H",
    description: [text, { type: "code", value: "c" }, text, { type: "poem", value: "p" }],
    summary: "S",
  };
  expect(describeSlide(slide, null)).toBe("3 text · code · summary");
  expect(describeSlide(slide, "cover")).toBe("cover · 3 text · code · summary");
  expect(describeSlide({ header: "H", description: [] }, null)).toBe("no content yet");
  expect(describeSlide({ header: "H", description: [] }, "statement")).toBe(
    "statement · no content yet",
  );
});
