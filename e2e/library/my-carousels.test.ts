import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getToast, readDownload } from "../editor/editor-page.ts";
import { fifteenSlides } from "../editor/posts.ts";
import { addCarousel, createOwner, listTitles, type Owner, signInAs } from "./library-page.ts";

const titled = (title: string) => ({ ...fifteenSlides, title });

async function addAll(owner: Owner, titles: readonly string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await addCarousel(owner, titled(title), { status: index === 0 ? "published" : "draft" });
  }
}

const getCards = (page: Page): Locator => page.getByRole("article");

async function readTitles(page: Page): Promise<(string | null)[]> {
  return getCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute("aria-label")),
  );
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${item}`) }).click();
}

describe("My Carousels", () => {
  test("filters, searches and sorts, and keeps its view in the URL", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    await addAll(owner, ["Banana", "Apple", "Cherry"]);
    await signInAs(page, owner);
    await page.goto("/my-carousels");
    await expect.poll(() => readTitles(page)).toEqual(["Cherry", "Apple", "Banana"]);
    await page.getByRole("tab", { name: "Published" }).click();
    await expect.poll(() => readTitles(page)).toEqual(["Banana"]);
    await page.getByRole("tab", { name: "Drafts" }).click();
    await expect.poll(() => readTitles(page)).toEqual(["Cherry", "Apple"]);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("title");
    await expect.poll(() => readTitles(page)).toEqual(["Apple", "Cherry"]);
    await page.getByRole("searchbox", { name: "Search" }).fill("cher");
    await expect.poll(() => readTitles(page)).toEqual(["Cherry"]);
    await page.reload();
    await expect.poll(() => readTitles(page)).toEqual(["Cherry"]);
    await page.getByRole("searchbox").fill("nothing like it");
    await page.getByRole("button", { name: "Show all" }).click();
    await expect.poll(() => readTitles(page)).toEqual(["Apple", "Banana", "Cherry"]);
    await page.getByRole("link", { name: /Apple/ }).click();
    await page.waitForURL("**/create/*");
    await page.getByRole("heading", { level: 2, name: "Apple" }).waitFor();
  });

  test("renames, marks as published, duplicates, deletes with undo, and restores from the trash", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    await addAll(owner, ["One"]);
    await signInAs(page, owner);
    await page.goto("/my-carousels");
    await choose(page, "One", "Rename");
    await page.getByRole("textbox", { name: "Title" }).fill("Two");
    await page.keyboard.press("Enter");
    await expect.poll(() => readTitles(page)).toEqual(["Two"]);
    await choose(page, "Two", "Mark as draft");
    await expect.poll(() => listTitles(owner, "status=draft")).toEqual(["Two"]);
    await choose(page, "Two", "Duplicate");
    await expect.poll(() => readTitles(page)).toEqual(["Two (copy)", "Two"]);
    await getCards(page).first().getByRole("link").focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => readTitles(page)).toEqual(["Two"]);
    await getToast(page, "Moved to trash").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => readTitles(page)).toHaveLength(2);
    await choose(page, "Two", "Move to trash");
    await expect.poll(() => readTitles(page)).toEqual(["Two (copy)"]);
    await page.getByRole("button", { name: "Trash" }).click();
    await expect.poll(() => readTitles(page)).toEqual(["Two"]);
    await getCards(page).getByText("30 days left").waitFor();
    await choose(page, "Two", "Restore");
    await page.getByText("The trash is empty.").waitFor();
    await page.getByRole("button", { name: "Trash" }).click();
    await expect.poll(() => readTitles(page)).toHaveLength(2);
    await choose(page, "Two", "Move to trash");
    await page.getByRole("button", { name: "Trash" }).click();
    await choose(page, "Two", "Delete permanently");
    await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("The trash is empty.").waitFor();
    expect(await listTitles(owner, "bin=true")).toEqual([]);
  });

  test("lists a carousel's versions, names and restores them", async ({ page, serverUrl }) => {
    const owner = await createOwner(serverUrl);
    const { id, draft } = await addCarousel(owner, titled("First"));
    const body = { version: 1, title: "Second", status: "draft", draft };
    await owner.request("PUT", `/api/carousels/${id}`, body);
    await signInAs(page, owner);
    await page.goto("/my-carousels");
    await choose(page, "Second", "Versions");
    const dialog = page.getByRole("dialog", { name: "Versions" });
    await dialog.getByRole("button", { name: /First/ }).click();
    await dialog.getByRole("button", { name: "Next slide" }).click();
    await dialog.getByText("2 of 15").waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Add name" }).click();
    await dialog.getByRole("textbox").fill("As it began");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: /As it began/ }).click();
    await dialog.getByRole("button", { name: "Restore" }).click();
    await getToast(page, "Version restored").waitFor();
    await expect.poll(() => listTitles(owner)).toEqual(["First"]);
  });

  test("exports a ZIP and imports it again", async ({ page, serverUrl }) => {
    const owner = await createOwner(serverUrl);
    await addAll(owner, ["One", "Two"]);
    await signInAs(page, owner);
    await page.goto("/my-carousels");
    await getCards(page).first().waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export or import" }).click();
    await page.getByRole("menuitem", { name: "Export as ZIP" }).click();
    const buffer = await readDownload(await download);
    await choose(page, "Two", "Move to trash");
    await getToast(page, "Moved to trash").waitFor();
    await page.goto("/my-carousels?bin=true");
    await choose(page, "Two", "Delete permanently");
    await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await getToast(page, "Permanently deleted").waitFor();
    await page.goto("/my-carousels");
    const file = page.getByLabel("Library ZIP");
    await file.setInputFiles({ name: "l.zip", mimeType: "application/zip", buffer });
    const toast = getToast(page, "Library imported");
    await toast.getByText("Added 1 carousel.").waitFor();
    await toast.getByText("1 carousel was already in your library.").waitFor();
    expect((await listTitles(owner)).sort()).toEqual(["One", "Two"]);
    await expect.poll(() => getCards(page).count()).toBe(2);
  });

  test.runIf(isWhole)(
    "names a carousel that exists only in this browser",
    async ({ page, serverUrl }) => {
      const owner = await createOwner(serverUrl);
      await signInAs(page, owner);
      await page.goto("/my-carousels");
      const link = { id: "x", version: null, title: "On the train", status: "draft" };
      await page.evaluate(
        (text) => localStorage.setItem("slideloom.carousel.x", text),
        JSON.stringify({ version: 1, revision: "r", jsonInput: "{}", design: {}, link }),
      );
      await page.reload();
      const open = page.getByRole("link", { name: "On the train" });
      expect(await open.getAttribute("href")).toBe("/create/x");
    },
  );
});

test.runIf(isWhole)(
  "a library of hundreds renders few cards, and axe finds no violations from 320 px on",
  async ({ page, serverUrl }) => {
    const owner = await createOwner(serverUrl);
    const names = Array.from({ length: 180 }, (_, index) => `Number ${index + 1}`);
    await Promise.all(names.map((name) => addCarousel(owner, titled(name))));
    await signInAs(page, owner);
    await page.goto("/my-carousels?sort=created");
    await getCards(page).first().waitFor();
    for (const [colorScheme, width] of [
      ["light", 320],
      ["dark", 1440],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
    }
    const seen = new Set<string | null>();
    const collect = async () => {
      for (const title of await readTitles(page)) seen.add(title);
      await page.mouse.wheel(0, 700);
      return seen.size;
    };
    await page.mouse.move(700, 600);
    await expect.poll(collect).toBe(180);
    expect(await getCards(page).count()).toBeLessThan(60);
  },
);
