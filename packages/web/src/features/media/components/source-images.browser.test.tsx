import { parsePost } from "@slideloom/core/document";
import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { getDocument } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput, settleDocument } from "../../../state/json-text.ts";
import { holdSource, useSourceStore } from "../../../state/source-store.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { SlideMedia } from "./slide-media.tsx";

const url = "https://oven.example/oven.jpg";
const post = {
  title: "Three weeks without an oven",
  sources: [{ id: "src_oven", title: "Oven", hash: "sha256:0" }],
  content: [{ header: "It died", description: [{ type: "text", value: "On 3 March." }] }],
};

async function drawPng(): Promise<Blob> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
  return canvas.convertToBlob({ type: "image/png" });
}

function openPost(): void {
  holdSource({
    source: {
      id: "src_oven",
      kind: "web",
      title: "Oven",
      characters: 10,
      hash: "sha256:0",
      read: { by: "text", isCut: false, left: [], doubts: [] },
      images: [
        { url, alt: "Our oven", credit: { author: "Ada Moor", url: "https://oven.example/" } },
      ],
    },
    passages: [],
  });
  setJsonInput(JSON.stringify(post));
  settleDocument();
}

const readSlide = () => {
  const parsed = parsePost(getDocument().text);
  return parsed.ok ? parsed.post.content[0] : undefined;
};

afterEach(() => useSourceStore.setState({ held: {}, gone: [], loading: [] }));

test("an image of the source is offered, and added with its alt text and credit as one step", async ({
  server,
}) => {
  const image = await drawPng();
  server.on("GET /api/media/fetch", () => new Response(image));
  openPost();
  await renderInApp(<SlideMedia />);
  expect(readSlide()?.media).toBeUndefined();
  await page.getByRole("button", { name: "Add Our oven to slide 1" }).click();
  await expect
    .poll(() => readSlide()?.media)
    .toEqual({ alt: "Our oven", credit: { author: "Ada Moor", url: "https://oven.example/" } });
  expect(server.listSent("GET /api/media/fetch")[0]?.query.get("url")).toBe(url);
  expect(Object.values(getDocument().media)).toHaveLength(1);
  undo();
  expect(readSlide()?.media).toBeUndefined();
  expect(Object.values(getDocument().media)).toEqual([]);
});
