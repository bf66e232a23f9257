import { samplePostText } from "@slideloom/core/document";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countSlides, goToSlide, useCarouselStore } from "./carousel-store.ts";
import { setJsonInput, settleDocument } from "./json-text.ts";

const read = () => {
  const { carousel, currentSlideIndex } = useCarouselStore.getState();
  return { ...carousel.document, totalSlides: countSlides(carousel.document), currentSlideIndex };
};

beforeEach(() => setJsonInput(""));
afterEach(() => vi.useRealTimers());

describe("the post's text", () => {
  test("if valid, stores the post and shows its first slide", () => {
    setJsonInput(samplePostText);
    goToSlide(1);
    setJsonInput(`${samplePostText}\n`);
    expect(read()).toMatchObject({ error: null, totalSlides: 2, currentSlideIndex: 0 });
    expect(read().post?.content).toHaveLength(2);
  });

  test("if invalid, stores the error and clears the post, but keeps the last valid one", () => {
    setJsonInput(samplePostText);
    const post = read().post;
    setJsonInput('{"title": 7}');
    expect(read()).toMatchObject({ post: null, totalSlides: 0 });
    expect(read().error?.message).toBe("The 'title' property must be a string");
    expect(read().lastPost).toBe(post);
  });

  test("if empty, isn't an error", () => {
    setJsonInput("{");
    setJsonInput("  \n");
    expect(read()).toMatchObject({ post: null, error: null, issues: [], warnings: [] });
  });

  test("keeps object identity of everything an edit doesn't touch", () => {
    setJsonInput(samplePostText);
    const before = read().post;
    setJsonInput(samplePostText.replace('"title": "', '"title": "Still '));
    expect(read().post?.title).toMatch(/^Still /);
    expect(read().post?.content).toBe(before?.content);
    setJsonInput(samplePostText.replace('"header": "', '"header": "Still '));
    expect(read().post?.content[0]?.header).toMatch(/^Still /);
    expect(read().post?.content[1]).toBe(before?.content[1]);
  });

  test("has normalized line ends, so offsets mean the same everywhere", () => {
    setJsonInput('{\r\n  "title": 7\r}');
    expect(read().text).toBe('{\n  "title": 7\n}');
    expect(read().error).toMatchObject({ line: 2 });
  });

  test("if long, is validated after a pause, or immediately on demand", () => {
    vi.useFakeTimers();
    const long = `${samplePostText}${" ".repeat(200_000)}`;
    setJsonInput(long);
    expect(read()).toMatchObject({ text: long, post: null });
    vi.runAllTimers();
    expect(read().totalSlides).toBe(2);
    setJsonInput(`${long}!`);
    settleDocument();
    expect(read().error).not.toBeNull();
  });
});

test("the slide index stays within the post", () => {
  setJsonInput(samplePostText);
  goToSlide(99);
  expect(read().currentSlideIndex).toBe(1);
  goToSlide(-1);
  expect(read().currentSlideIndex).toBe(0);
});
