import { beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { emptyEdited, goToSlide, showCarousel } from "../../../state/carousel-store.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { SlideTools } from "./slide-tools.tsx";

beforeEach(() => {
  showCarousel(emptyEdited);
  const content = ["One", "Two"].map((header) => ({ header, description: [] }));
  setJsonInput(JSON.stringify({ title: "T", content }));
  goToSlide(1);
});

const add = page.getByRole("button", { name: "Add to slide 2" });

test("Image asks for an image for the current slide", async () => {
  const onAddImage = vi.fn<(slideIndex: number) => void>();
  await renderInApp(<SlideTools onAddImage={onAddImage} />);
  await add.click();
  await page.getByRole("menuitem", { name: "Image", exact: true }).click();
  expect(onAddImage.mock.calls).toEqual([[1]]);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});

test("Image is not offered if no image can be chosen", async () => {
  await renderInApp(<SlideTools />);
  await add.click();
  await expect.element(page.getByRole("menuitem", { name: "Quote" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Image" }).elements()).toEqual([]);
});
