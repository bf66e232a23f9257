import { expect, test } from "vitest";
import { describeSlide } from "./describe-slide.ts";

const text = { type: "text", value: "v" };

test("a slide is described by its layout, or by its content without one", () => {
  const slide = {
    header: "H",
    description: [text, { type: "code", value: "c" }, text, { type: "poem", value: "p" }],
    summary: "S",
  };
  expect(describeSlide(slide, null)).toBe("3 text · code · summary");
  expect(describeSlide(slide, "cover")).toBe("Cover");
});

test("a slide without items is described by what it shows", () => {
  const bare = { header: "H", description: [] };
  expect(describeSlide(bare, "cover")).toBe("Cover");
  expect(describeSlide(bare, "statement")).toBe("Statement");
  expect(describeSlide(bare, null)).toBe("Header only");
  expect(describeSlide({ header: " ", description: [] }, "text")).toBe("No content yet");
});
