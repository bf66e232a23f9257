import { createRef } from "react";
import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  emptyEdited,
  getDocument,
  goToSlide,
  showCarousel,
} from "../../../state/carousel-store.ts";
import { setPostType } from "../../../state/appearance-edits.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { LayoutPicker } from "./layout-picker.tsx";

const slide = (header: string, value: string, more = {}) => ({
  header,
  description: [{ type: "text", value }],
  ...more,
});

const readLayout = () => getDocument().post?.content[1]?.layout;

async function open(more = {}) {
  const content = [slide("One", ""), slide("7 habits", "- A\n- B", more), slide("End", "")];
  setJsonInput(JSON.stringify({ title: "T", content }));
  goToSlide(1);
  const screen = await renderInApp(<LayoutPicker barRef={createRef()} />);
  return screen.getByRole("button", { name: /^Layout: / });
}

const layouts = page.getByRole("radiogroup", { name: "Layouts" });

const listNames = () =>
  layouts
    .getByRole("radio")
    .elements()
    .map((radio) => radio.textContent);

beforeEach(() => showCarousel(emptyEdited));

describe("the layout picker", () => {
  test("offers the layouts that the slide has content for, supports arrow keys, and returns the focus", async () => {
    const button = await open();
    await expect.element(button).toHaveTextContent("List · automatic");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(layouts.getByRole("radio", { name: "Automatic" })).toHaveFocus();
    expect(listNames()).toEqual(["Automatic", "Statement", "Number", "List", "Post card", "Text"]);
    await userEvent.keyboard("{ArrowRight>}");
    await expect.element(layouts.getByRole("radio", { name: "Statement" })).toBeChecked();
    await userEvent.keyboard("{/ArrowRight}{ArrowRight>}");
    await expect.element(layouts.getByRole("radio", { name: "Number" })).toBeChecked();
    expect(readLayout()).toBe("number");
    await userEvent.keyboard("{/ArrowRight}{Escape}");
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveTextContent("Number");
    expect(undo()).toBe("Change layout");
    expect(readLayout()).toBeUndefined();
  });

  test("says why the requested layout isn't used", async () => {
    const button = await open({ layout: "chart" });
    await button.click();
    await expect
      .element(page.getByText("The layout 'chart' isn't used, because the slide has no lines"))
      .toBeVisible();
    await layouts.getByRole("radio", { name: "Text" }).click();
    expect(readLayout()).toBe("text");
    await layouts.getByRole("radio", { name: "Automatic" }).click();
    expect(readLayout()).toBeUndefined();
  });

  test("chooses background and alignment of the slide", async () => {
    const button = await open();
    await button.click();
    const grounds = page.getByRole("radiogroup", { name: "Background" });
    await expect.element(grounds.getByRole("radio", { name: "Automatic" })).toBeChecked();
    await expect.element(grounds.getByRole("radio", { name: "Image" })).not.toBeInTheDocument();
    await grounds.getByRole("radio", { name: "Accent" }).click();
    expect(getDocument().post?.content[1]?.ground).toBe("accent");
    const aligns = page.getByRole("radiogroup", { name: "Alignment" });
    await aligns.getByRole("radio", { name: "Centre" }).click();
    expect(getDocument().post?.content[1]?.align).toBe("center");
    expect(undo()).toBe("Change alignment");
    expect(undo()).toBe("Change background");
    expect(getDocument().post?.content[1]?.ground).toBeUndefined();
  });

  test("is a sheet on a phone, closed by a tap on a layout", async () => {
    await page.viewport(320, 640);
    const button = await open();
    await button.click();
    const sheet = page.getByRole("dialog", { name: "Layout of slide 2" });
    await expect.element(sheet).toBeVisible();
    await layouts.getByRole("radio", { name: "Statement" }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(readLayout()).toBe("statement");
  });

  test("is absent for a single post", async () => {
    setPostType("single");
    const button = await open();
    await expect.element(button).not.toBeInTheDocument();
  });
});
