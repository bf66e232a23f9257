import { beforeEach, describe, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getAppearance, showCarousel } from "../../../state/carousel-store.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { DesignElements } from "./design-elements.tsx";

beforeEach(() => showCarousel(emptyEdited));

const search = page.getByRole("textbox", { name: "Search design options" });
const getGroup = (name: string) => page.getByRole("radiogroup", { name, exact: true });
const listRadios = () =>
  page
    .getByRole("radio")
    .elements()
    .map((radio) => radio.textContent);

const open = () => renderInApp(<DesignElements mediaTab={null} />);

describe("the sections of a tab", () => {
  test("show their current choice, and expand by keyboard", async () => {
    await open();
    await page.getByRole("tab", { name: "Styles" }).click();
    const ornament = page.getByRole("button", { name: "Ornament" });
    await expect.element(ornament).toHaveAccessibleDescription("Aurora and glass");
    expect(getGroup("Ornament").elements()).toEqual([]);
    ornament.element().focus();
    await userEvent.keyboard("{Enter}");
    await getGroup("Ornament").getByRole("radio", { name: "Hairline" }).click();
    expect(getAppearance().design.ornament).toBe("minimal");
    await ornament.click();
    await expect.element(ornament).toHaveAccessibleDescription("Hairline");
  });

  test("stay expanded after switching tabs", async () => {
    await open();
    await page.getByRole("tab", { name: "Styles" }).click();
    await page.getByRole("button", { name: "Header style" }).click();
    await page.getByRole("tab", { name: "Colors" }).click();
    await page.getByRole("tab", { name: "Styles" }).click();
    await expect.element(getGroup("Header style")).toBeVisible();
  });
});

describe("the search", () => {
  test("shows matches from all tabs, and the tab again once it is cleared", async () => {
    await open();
    await page.getByRole("tab", { name: "Colors" }).click();
    await search.fill("gradient");
    await expect.element(getGroup("Background")).toBeVisible();
    expect(listRadios()).toEqual(expect.arrayContaining(["Custom gradient", "Twilight"]));
    expect(listRadios()).not.toContain("Light");
    await userEvent.keyboard("{Escape}");
    await expect.element(search).toHaveFocus();
    const colors = page.getByRole("tab", { name: "Colors" });
    await expect.element(colors).toHaveAttribute("aria-selected", "true");
  });

  test("applies the result that is chosen", async () => {
    await open();
    await search.fill("HAIRLINE");
    expect(listRadios()).toEqual(["Hairline"]);
    await page.getByRole("radio").click();
    expect(getAppearance().design.ornament).toBe("minimal");
    await search.fill("bold");
    await page.getByRole("radio", { name: "Bold" }).click();
    expect(getAppearance().templateId).toBe("bold");
  });

  test.for(["Rose", "Pink", "Navy"])("finds the swatch %s of any colour type", async (name) => {
    await open();
    await search.fill(name);
    await expect.element(page.getByRole("radio", { name, exact: true })).toBeVisible();
  });

  test("says that nothing matches, and is cleared by its button", async () => {
    await open();
    await search.fill("blurple");
    await expect
      .element(page.getByText("No template, colour or style matches “blurple”."))
      .toBeVisible();
    expect(listRadios()).toEqual([]);
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect.element(search).toHaveFocus();
    await expect.element(getGroup("Templates")).toBeVisible();
  });
});
