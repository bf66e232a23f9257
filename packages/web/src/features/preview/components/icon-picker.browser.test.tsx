import { loadAllIcons } from "@slideloom/core/icons";
import { beforeEach, expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emptyEdited, getDocument, showCarousel } from "../../../state/carousel-store.ts";
import { undo } from "../../../state/history.ts";
import { setJsonInput } from "../../../state/json-text.ts";
import { renderInApp } from "../../../testing/render-in-app.fixture.tsx";
import { test } from "../../../testing/test.fixture.ts";
import { askForIcon } from "../icons/icon-dialog.ts";
import { IconPicker } from "./icon-picker.tsx";

const readHeader = () => getDocument().post?.content[0]?.header;
const readValue = () => getDocument().post?.content[0]?.description[0]?.value;
const search = page.getByRole("searchbox", { name: "Search icons" });

async function show(): Promise<void> {
  const description = [{ type: "text", value: "- One\n- Two" }];
  const content = [{ header: "More coffee", description }];
  setJsonInput(JSON.stringify({ title: "T", content }));
  await loadAllIcons();
  await renderInApp(<IconPicker />);
}

beforeEach(() => showCarousel(emptyEdited));

test("a suggested icon is put before a header, replaced by another, and undone", async () => {
  await show();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 4, isTyping: false });
  await expect.element(search).toHaveFocus();
  expect(readHeader()).toBe("More coffee");
  const suggested = page.getByRole("region", { name: "For this text" });
  await suggested.getByRole("button", { name: "coffee" }).click();
  expect(readHeader()).toBe(":coffee: More coffee");
  await expect.element(search).not.toBeInTheDocument();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 0, isTyping: false });
  await search.fill("trophy");
  await userEvent.keyboard("{Enter}");
  expect(readHeader()).toBe(":trophy: More coffee");
  undo();
  expect(readHeader()).toBe(":coffee: More coffee");
});

test("the arrow keys move from the search through the icons, and Enter takes one", async () => {
  await show();
  askForIcon({ ref: { kind: "item", slide: 0, item: 0 }, offset: 8, isTyping: false });
  await search.fill("database");
  await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowLeft}");
  await expect.element(page.getByRole("button", { name: "database", exact: true })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(readValue()).toBe("- One\n- :database: Two");
});

test("Escape changes nothing, and a second / is written", async () => {
  await show();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 0, isTyping: true });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(search).not.toBeInTheDocument();
  expect(readHeader()).toBe("More coffee");
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 0, isTyping: true });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("/");
  expect(readHeader()).toBe("/More coffee");
});

test("a phone 320 px wide shows the icons in a sheet without scrolling sideways", async () => {
  await page.viewport(320, 640);
  await show();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 0, isTyping: false });
  const box = page.getByRole("dialog", { name: "Add an icon" });
  await expect.element(box).toBeVisible();
  const icons = box.element().querySelectorAll<HTMLElement>("[data-icon]");
  expect(icons.length).toBeGreaterThan(20);
  for (const icon of icons) {
    const { left, right, width, height } = icon.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect([left >= 0, right <= 320]).toEqual([true, true]);
  }
});

test("an emoji is put where the person types, and the arrow keys choose between icons and emoji", async () => {
  await show();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 4, isTyping: false });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Emoji" })).toBeChecked();
  const emojiSearch = page.getByRole("searchbox", { name: "Search emoji" });
  await emojiSearch.fill("hot bev");
  await expect.element(page.getByRole("button", { name: "hot beverage" })).toBeVisible();
  await emojiSearch.click();
  await userEvent.keyboard("{Enter}");
  expect(readHeader()).toBe("More ☕ coffee");
  undo();
  expect(readHeader()).toBe("More coffee");
});

test("a search without a match says so, for both kinds", async () => {
  await show();
  askForIcon({ ref: { kind: "header", slide: 0 }, offset: 0, isTyping: false });
  await search.fill("qqq");
  await expect.element(page.getByText("No icons match. Try another English word.")).toBeVisible();
  await page.getByRole("radio", { name: "Emoji" }).click();
  await expect.element(page.getByText("No emoji match. Try another English word.")).toBeVisible();
});
