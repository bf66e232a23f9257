import { afterEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { getDocument } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput, settleDocument } from "../../../state/json-text.ts";
import { setSlideLayout, useLayoutStore } from "../../../state/layout-store.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { PreviewNotes } from "./preview-notes.tsx";

const points = (count: number) =>
  Array.from({ length: count }, (_, index) => `- Point ${index} of the list`).join("\n");

function typePost(count: number) {
  const slide = { header: "Tea", description: [{ type: "text", value: points(count) }] };
  setJsonInput(JSON.stringify({ title: "T", content: [slide] }));
  settleDocument();
}

const note = () => page.getByText(/slide 1 (?:has|is)/i);
const splitButton = () => page.getByRole("button", { name: "Split into two" });

afterEach(() => {
  setJsonInput("");
  useLayoutStore.setState({ slides: {} });
});

test("a dense slide shows a one-line note that stays while typing and takes no focus", async () => {
  typePost(11);
  await renderInApp(<PreviewNotes />);
  expect(note().query()).toBeNull();
  typePost(12);
  await expect.element(note()).toHaveTextContent("Slide 1 has more than 60 words");
  const line = note().element();
  typePost(13);
  await expect.element(note()).toHaveTextContent("Slide 1 has more than 60 words");
  expect(note().element()).toBe(line);
  expect(document.activeElement).toBe(document.body);
  expect(page.getByRole("dialog").query()).toBeNull();
  expect(page.getByRole("button", { name: "Shorten" }).query()).toBeNull();
  typePost(3);
  await expect.poll(() => note().query()).toBeNull();
});

test("it is split at the middle list item, as one undo step", async () => {
  typePost(14);
  await renderInApp(<PreviewNotes />);
  await splitButton().click();
  expect(getDocument().post?.content.map(({ header }) => header)).toEqual([
    "Tea (1/2)",
    "Tea (2/2)",
  ]);
  const values = getDocument().post?.content.map(({ description }) => description[0]?.value);
  expect(values?.join("\n")).toBe(points(14));
  expect(values?.map((value) => value?.split("\n").length)).toEqual([7, 7]);
  undo();
  expect(getDocument().post?.content).toHaveLength(1);
});

test("small type shows a note too, and a model may shorten the text", async () => {
  typePost(4);
  const onShorten = vi.fn<(slideIndex: number) => void>();
  await renderInApp(<PreviewNotes onShorten={onShorten} />);
  setSlideLayout(0, {
    widthPx: 540,
    heightPx: 675,
    media: [],
    overflows: [],
    missing: [],
    missingMedia: [],
    texts: [
      {
        ref: { kind: "item", slide: 0, item: 0 },
        lines: [],
        xPx: 0,
        yPx: 0,
        widthPx: 400,
        heightPx: 20,
        maxWidthPx: 400,
        fontFamilies: ["Inter"],
        fontSizePx: 14,
        fontWeight: 400,
        lineHeightPx: 20,
        letterSpacingPx: 0,
        textAlign: "left",
        direction: "ltr",
        isBalanced: false,
        isItalic: false,
        wraps: true,
        color: "#000",
      },
    ],
  });
  await expect.element(note()).toHaveTextContent("Slide 1 has text smaller than 32 px");
  await page.getByRole("button", { name: "Shorten" }).click();
  expect(onShorten).toHaveBeenCalledExactlyOnceWith(0);
});
