import { expect, test } from "vitest";
import type { Post } from "../document/post.ts";
import { surveySlides } from "./survey-slides.ts";

const text = (value: string) => [{ type: "text", value }];
const post: Post = {
  title: "T",
  content: [
    { header: "Cover", description: [] },
    { header: "One", description: text("- a\n- b") },
    { header: "A section", description: [] },
    { header: "Two", description: text("1. a\n2. b") },
    { header: "End", description: [] },
  ],
};

test("all slides of a post share one survey, until an image is added", () => {
  const survey = surveySlides({ post, postType: "carousel" });
  expect(survey.layouts).toEqual(["cover", "list", "statement", "steps", "closing"]);
  expect(survey.grounds[2]).toBe("strong");
  expect(surveySlides({ post: { ...post }, postType: "carousel", mediaUrls: {} })).toBe(survey);
  const mediaUrls = { 2: "https://example.org/a.png" };
  const other = surveySlides({ post, postType: "carousel", mediaUrls });
  expect(other.layouts[2]).toBe("picture");
  expect([other.hasMediaAt[2], other.grounds[2]]).toEqual([true, "own"]);
  expect(surveySlides({ post, postType: "single" }).grounds).toEqual(Array(5).fill("own"));
});
