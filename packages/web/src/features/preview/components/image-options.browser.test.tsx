import { createRef } from "react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import type { CroppedImage } from "./focal-point.tsx";
import { ImageOptions } from "./image-options.tsx";

const box: CroppedImage = {
  kind: "image",
  slide: 0,
  url: "a.png",
  focus: [0.5, 0.5],
  xPx: 0,
  yPx: 0,
  widthPx: 400,
  heightPx: 200,
};

const readMedia = () => getDocument().post?.content[0]?.media;

async function showOptions(type: string) {
  showCarousel(emptyEdited);
  const description = [{ type, value: '{"leftColumn": "Before", "rightColumn": "After"}' }];
  const content = [{ header: "H", description, media: "a.png" }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  const bar = createRef<HTMLDivElement>();
  const screen = await renderInApp(
    <div ref={bar}>
      <ImageOptions box={box} barRef={bar} />
    </div>,
  );
  await screen.getByRole("button", { name: "Image" }).click();
  return screen.getByRole("textbox", { name: "Image of the first column" });
}

test("the image of the first of two columns is set by its address, as one step to undo", async () => {
  const field = await showOptions("two-columns");
  await field.fill(" https://photos.example/before.jpg ");
  await userEvent.keyboard("{Enter}");
  expect(readMedia()).toEqual({ url: "a.png", before: "https://photos.example/before.jpg" });
  expect(undo()).toBe("Change the image of the first column");
  expect(readMedia()).toBe("a.png");
});

test("a slide without columns has no field for a first image", async () => {
  const field = await showOptions("text");
  await expect.element(field).not.toBeInTheDocument();
});
