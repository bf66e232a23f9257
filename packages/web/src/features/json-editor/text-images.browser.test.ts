import { afterEach, beforeEach, expect, test } from "vitest";
import {
  emptyEdited,
  getDocument,
  readCarousel,
  showCarousel,
} from "../../state/carousel-store.ts";
import { findLocalMedium } from "../../state/local-media-store.ts";
import { useToastStore } from "../../state/toast-store.ts";
import { loadPastedImages, loadText } from "./load-text.ts";

async function buildImage(color: string): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 4;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, 4, 4);
  }
  return canvas.toDataURL("image/png");
}

function buildText(...media: unknown[]): string {
  const content = media.map((one) => ({ header: "H", description: [], media: one }));
  return JSON.stringify({ title: "Tea", content }, null, 2);
}

beforeEach(() => showCarousel(emptyEdited));
afterEach(() => showCarousel(emptyEdited));

test("a post's own images go to their slides, and its text has none", async () => {
  const red = await buildImage("#ff0000");
  const text = buildText({ url: red, alt: "Red" }, "https://a.test/a.png", red);
  await loadText({ text, fileName: "post.json" });
  const { mediaUrls, enableMedia } = readCarousel();
  expect(enableMedia).toBe(true);
  expect(Object.keys(mediaUrls)).toEqual(["0", "2"]);
  expect(mediaUrls[0]).toBe(mediaUrls[2]);
  expect(findLocalMedium(mediaUrls[0] ?? "")?.mimeType).toBe("image/png");
  expect(getDocument().text).toBe(buildText({ url: "", alt: "Red" }, "https://a.test/a.png", ""));
});

test("pasted over the whole text, its images go to their slides; other texts are ignored", async () => {
  expect(loadPastedImages(buildText("https://a.test/a.png"))).toBe(false);
  expect(loadPastedImages(buildText(await buildImage("#00ff00")))).toBe(true);
  await expect.poll(() => Object.keys(readCarousel().mediaUrls)).toEqual(["0"]);
});

test("an image that can't be used is named, and the text is kept", async () => {
  const text = buildText("data:image/png;base64,AAAA", "data:image/png;base64,iVBORw0KGgo=");
  await loadText({ text, fileName: "post.json" });
  expect(readCarousel().mediaUrls).toEqual({});
  expect(getDocument().text).toBe(buildText("", ""));
  expect(JSON.stringify(useToastStore.getState())).toMatch(
    /The image for slide 1 wasn't added: .* isn't an image.*The image for slide 2 wasn't added: it's damaged\./,
  );
});
