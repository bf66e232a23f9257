import { beforeEach, expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { editSlideAlt } from "../../../state/caption-edits.ts";
import {
  emptyEdited,
  getDocument,
  goToSlide,
  readCarousel,
  showCarousel,
} from "../../../state/carousel-store.ts";
import { restartHistory, undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { forgetLostAlts, useLostAlts } from "../../../state/lost-alts.ts";
import { useOpenWords } from "../../../state/open-words.ts";
import { startAltReports } from "../../../state/restore-alts.ts";
import { setText } from "../../../state/text-edits.ts";
import { useToastStore } from "../../../state/toast-store.ts";
import { buildText } from "../../../testing/carousels.fixture.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { CaptionsPanel } from "./captions-panel.tsx";

const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const section = (name: string) => page.getByRole("button", { name, exact: true });
const readCaption = () => (JSON.parse(readCarousel().jsonInput) as { caption?: string }).caption;

beforeEach(() =>
  restartHistory(() => {
    showCarousel(emptyEdited);
    setJsonInput(buildText("Tea time", ["One", "Two"]));
  }),
);

test("the caption is saved with the post as it is typed, in one undo step", async () => {
  await renderInApp(<CaptionsPanel />);
  await expect
    .element(field("Caption"))
    .toHaveAttribute("placeholder", expect.stringMatching(/^Tea time/));
  vi.useFakeTimers({ toFake: ["performance"] });
  await field("Caption").fill("Tea, at last");
  expect(readCaption()).toBe("Tea, at last");
  await field("Caption").fill("");
  expect(readCaption()).toBeUndefined();
  await page.getByRole("button", { name: "Edit this text" }).click();
  expect(readCaption()).toMatch(/^Tea time\n/);
  undo();
  expect(readCaption()).toBeUndefined();
});

test("the current slide's alt text is saved with it, until its words change", async () => {
  const readAlts = () =>
    (JSON.parse(readCarousel().jsonInput) as { content: { alt?: string }[] }).content.map(
      ({ alt }) => alt,
    );
  await renderInApp(<CaptionsPanel />);
  await expect
    .element(field("Alt text for slide 1"))
    .toHaveAttribute("placeholder", expect.stringMatching(/^Slide 1 of 2: Tea time\. One\./));
  await page.getByRole("button", { name: "Next slide's alt text" }).click();
  await field("Alt text for slide 2").fill("A cup");
  expect(readAlts()).toEqual([undefined, "A cup"]);
  setText({ kind: "header", slide: 1 }, "Three");
  expect(readAlts()).toEqual([undefined, undefined]);
  await expect.element(page.getByText("The slide's words changed, so we deleted")).toBeVisible();
  undo();
  expect(readAlts()).toEqual([undefined, "A cup"]);
  await expect.element(field("Alt text for slide 2")).toHaveValue("A cup");
});

test("an alt text that is deleted is reported once typing has ended, and can be restored", async () => {
  const getAlt = (index: number) => getDocument().post?.content[index]?.alt;
  const toast = page.getByRole("region", { name: /^Notifications/ });
  forgetLostAlts();
  onTestFinished(startAltReports());
  await renderInApp(<CaptionsPanel />);
  editSlideAlt(0, "A pot");
  editSlideAlt(1, "A cup");
  editSlideAlt(1, "");
  expect(useLostAlts.getState().alts).toEqual({});
  editSlideAlt(1, "A cup");
  useOpenWords.setState({ isFieldOpen: true });
  setText({ kind: "header", slide: 1 }, "Thr", "typing");
  setText({ kind: "header", slide: 1 }, "Three", "typing");
  expect(useToastStore.getState().toast).toBeNull();
  useOpenWords.setState({ isFieldOpen: false });
  await expect
    .element(toast)
    .toHaveTextContent("1 alt text deleted" + "Slide 2 has new words, so we use them instead.");
  await toast.getByRole("button", { name: "Restore" }).click();
  expect([getAlt(0), getAlt(1)]).toEqual(["A pot", "A cup"]);

  setText({ kind: "title" }, "Coffee time");
  expect([getAlt(0), getAlt(1)]).toEqual([undefined, "A cup"]);
  goToSlide(0);
  await page
    .getByRole("region", { name: "Alt text" })
    .getByRole("button", { name: "Restore" })
    .click();
  await expect.element(field("Alt text for slide 1")).toHaveValue("A pot");
  undo();
  expect(getAlt(0)).toBeUndefined();
  restartHistory(() => setJsonInput(buildText("Other", ["One", "Two"])));
  expect(useLostAlts.getState().alts).toEqual({});
});

test("a network's own caption is counted by its limit, copied, and removed again", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderInApp(<CaptionsPanel />);
  await field("Caption").fill("For all");
  await section("X").click();
  await page.getByRole("button", { name: "Write a different caption" }).click();
  await expect.element(field("Caption for X")).toHaveFocus();
  await field("Caption for X").fill("日本 https://example.com/a/long/path");
  expect(readCarousel().captions).toEqual({ x: "日本 https://example.com/a/long/path" });
  await expect.element(page.getByText("28 of 280")).toBeVisible();
  await page.getByTitle("Copy the caption for X").click();
  expect(write).toHaveBeenCalledWith("日本 https://example.com/a/long/path");

  await field("Caption for X").fill("x".repeat(281));
  await expect.element(field("Caption for X")).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(page.getByRole("list", { name: "Problems" }))
    .toHaveTextContent("X allows captions of up to 280 characters; this one has 281.");
  await page.getByRole("button", { name: "Use the main caption" }).click();
  expect(readCarousel().captions).toBeUndefined();
  expect(readCaption()).toBe("For all");
});

test("shows where a feed cuts the caption, with warnings, without overflowing 320 px", async () => {
  await page.viewport(320, 700);
  await renderInApp(<CaptionsPanel />);
  const tags = Array.from({ length: 6 }, (_, index) => `#tea${index}`).join(" ");
  await field("Caption").fill(`${"Tea ".repeat(60)}https://example.com ${tags}`);
  section("Instagram").element().focus();
  await page.getByRole("button", { name: "Instagram", exact: true }).click();
  const shown = page.getByRole("region", { name: "Caption on Instagram" });
  await expect.element(shown).toHaveTextContent("cut off about here");
  const notes = page.getByRole("list", { name: "Good to know" });
  await expect.element(notes).toHaveTextContent("more than 5 hashtags");
  await expect.element(notes).toHaveTextContent("Links in Instagram captions can't be opened.");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("without slides, says what to do", async () => {
  setJsonInput("");
  await renderInApp(<CaptionsPanel />);
  await expect.element(page.getByText("Write your slides first.")).toBeVisible();
});
