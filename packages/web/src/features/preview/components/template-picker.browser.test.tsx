import { templates } from "@slideloom/core/design";
import { createRef } from "react";
import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  emptyEdited,
  getAppearance,
  goToSlide,
  showCarousel,
} from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { TemplatePicker } from "./template-picker.tsx";

beforeEach(() => showCarousel(emptyEdited));

async function open() {
  const content = [{ header: "One", description: [{ type: "text", value: "Words" }] }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  goToSlide(0);
  const screen = await renderInApp(<TemplatePicker barRef={createRef()} />);
  return screen.getByRole("button", { name: /^Template/ });
}

describe("the template picker", () => {
  test("supports arrow keys, returns the focus, and can be undone", async () => {
    const button = await open();
    const before = getAppearance().templateId;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("radiogroup")).toBeVisible();
    expect(page.getByRole("radio").elements()).toHaveLength(templates.length);
    await page.getByRole("radio", { name: "Bold" }).click();
    await userEvent.keyboard("{ArrowRight>}");
    await expect.element(page.getByRole("radio", { name: "Elegant" })).toBeChecked();
    await expect.element(page.getByText("Template Applied", { exact: true })).toBeVisible();
    await userEvent.keyboard("{/ArrowRight}{Escape}");
    await expect.element(page.getByRole("radiogroup")).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleName("Template: Elegant");
    expect(undo()).toBe("Apply the Elegant template");
    expect(undo()).toBe("Apply the Bold template");
    expect(getAppearance().templateId).toBe(before);
  });
});
