import { afterEach, beforeAll, expect } from "vitest";
import { page } from "vitest/browser";
import { editOwnCaption } from "../../../state/caption-edits.ts";
import { getCaptions, getDocument } from "../../../state/carousel-store.ts";
import { useFactStore } from "../../../state/fact-checks.ts";
import { askAboutFacts } from "../../../state/fact-gate.ts";
import { undo } from "../../../state/history.ts";
import { startChecks } from "../../../state/start-checks.ts";
import { closeOvenPost, openOvenPost, ovenPost } from "../../../testing/facts.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { CaptionFacts, CaptionsReview } from "./caption-facts.tsx";
import { FactsQuestion } from "./facts-question.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const list = () => page.getByRole("group", { name: "Facts" });
const trueSlides = ovenPost.content.with(1, { header: "38% came back", description: [] });

beforeAll(startChecks);
afterEach(closeOvenPost);

test("a caption's facts are noted beside the caption, not on the slide, and settled there", async () => {
  openOvenPost({ ...ovenPost, content: trueSlides, caption: "83% of our regulars came back." });
  await renderInApp(
    <>
      <CaptionFacts service={null} />
      <CaptionFacts service="x" />
    </>,
  );
  const check = button("Check this caption");
  await expect.element(check).toHaveAccessibleName(/^Facts to check: 1 error/);
  expect(page.getByRole("img", { name: /Facts to check/ }).elements()).toHaveLength(1);
  await check.click();
  await expect.element(list()).toHaveTextContent("83% is not in your source. Nearest: 38%");
  await button("Use 38%").click();
  expect(getDocument().post?.caption).toBe("38% of our regulars came back.");
  await expect.element(check).not.toBeInTheDocument();
  undo();
  expect(getDocument().post?.caption).toBe("83% of our regulars came back.");
});

test("captions are in the question before publishing; Review opens their facts", async () => {
  openOvenPost({ ...ovenPost, content: trueSlides, caption: "84% of our regulars came back." });
  editOwnCaption("x", "85% of our regulars came back.");
  await renderInApp(
    <>
      <FactsQuestion />
      <CaptionsReview />
    </>,
  );
  expect(await askAboutFacts("download", { slideIndex: 0 })).toBe("go");
  await expect
    .poll(() => useFactStore.getState().checks.filter(({ severity }) => severity === "error"))
    .toMatchObject([{ raw: "84%" }, { raw: "85%", service: "x" }]);
  const asked = askAboutFacts("publish");
  const question = page.getByRole("dialog", { name: "2 facts to check before you publish" });
  for (const place of ["Caption", "Caption for X"]) {
    await expect.element(question.getByRole("heading", { name: place, exact: true })).toBeVisible();
  }
  await button("Review").click();
  expect(await asked).toBe("review");
  const review = page.getByRole("dialog", { name: "Facts in your captions" });
  await expect.element(review).toHaveTextContent("84% is not in your source.");
  await review.getByRole("button", { name: "Use 38%" }).last().click();
  expect(getCaptions()).toEqual({ x: "38% of our regulars came back." });
});
