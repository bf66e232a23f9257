import { samplePost } from "@slideloom/core/document";
import { afterEach, expect, test } from "vitest";
import { useGenerationStore } from "./generation-store.ts";
import { getShownSlideIndex, showSlide } from "./shown-post.ts";
import { setJsonInput } from "./json-text.ts";

afterEach(() => {
  useGenerationStore.setState({ run: null });
  setJsonInput("");
});

function startRun(arrived: number): void {
  const content = Array.from({ length: 5 }, () => ({ header: "H", description: [] }));
  useGenerationStore.setState({
    run: {
      post: { title: "T", content },
      arrived,
      total: 5,
      chosenIndex: null,
      readsFirst: false,
      turn: null,
      step: null,
    },
  });
}

function arrive(): void {
  useGenerationStore.setState(({ run }) => ({ run: run && { ...run, arrived: run.arrived + 1 } }));
}

test("an index beyond the post is clamped to the nearest slide", () => {
  setJsonInput(JSON.stringify(samplePost));
  expect(showSlide(99)).toBe(samplePost.content.length - 1);
  expect(showSlide(-1)).toBe(0);
});

test("a slide chosen during generation stays shown; otherwise the newest is followed", () => {
  startRun(3);
  expect(getShownSlideIndex()).toBe(2);
  expect(showSlide(1)).toBe(1);
  arrive();
  expect(getShownSlideIndex()).toBe(1);
  expect(showSlide(4)).toBe(3);
  arrive();
  expect(getShownSlideIndex()).toBe(4);
});
