import { samplePost } from "@slideloom/core/document";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { getAppearance } from "../state/carousel-store.ts";
import { buildAppearanceJob } from "../state/slide-job.ts";
import { renderInApp } from "../testing/render-in-app.fixture.tsx";
import { test } from "../testing/test.fixture.ts";
import { SlideChoices } from "./slide-choices.tsx";

test("the two thumbnails of a choice reserve their space before they are drawn", async () => {
  // Thumbnails use a debounce timer, which never fires here.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const post = { ...samplePost, title: "Never drawn" };
  const appearance = { ...getAppearance(), mediaUrls: {}, posterUrls: {}, mediaAttempts: {} };
  const jobs = [0, 1].map((index) => buildAppearanceJob(post, appearance, index));
  const choices = [{ value: "pair", label: "Pair", jobs }];
  await renderInApp(
    <div className="w-80">
      <SlideChoices label="Pairs" value={null} choices={choices} columns={2} onPick={() => {}} />
    </div>,
  );
  const choice = page.getByRole("radio", { name: "Pair" });
  await expect.poll(() => choice.element().querySelectorAll("canvas").length).toBe(2);
  const canvases = [...choice.element().querySelectorAll("canvas")];
  const [first, second] = canvases.map((canvas) => canvas.getBoundingClientRect());
  expect(first?.width).toBeCloseTo(choice.element().getBoundingClientRect().width / 2 - 1, 0);
  expect(second?.width).toBe(first?.width);
  expect(first?.height).toBeCloseTo(((first?.width ?? 0) * 5) / 4, 0);
  const undrawn = document.createElement("canvas").width;
  expect(canvases.map(({ width }) => width)).toEqual([undrawn, undrawn]);
});
