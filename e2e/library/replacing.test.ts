import { samplePost } from "@slideloom/core/document";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { test } from "../browser.ts";
import {
  dropTextFile,
  getStage,
  getToast,
  localCopyKey,
  openJsonEditor,
  openWithPost,
  pasteText,
} from "../editor/editor-page.ts";
import { threeSlides } from "../editor/posts.ts";
import {
  addCarousel,
  createOwner,
  getSaveStatus,
  listTitles,
  type Owner,
  signInAs,
} from "./library-page.ts";

const pasted = { title: "Pasted", content: [{ header: "H", description: [] }] };
const markdown = "# From Markdown\n\n## One\n\n- Why";

const getHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 2, name });

async function openSaved(page: Page, owner: Owner): Promise<CarouselResponse> {
  const saved = await addCarousel(owner, { ...threeSlides, title: "Mine" });
  await signInAs(page, owner);
  await page.goto(`/create/${saved.id}`);
  await getStage(page).waitFor();
  return saved;
}

/** Ways to replace the open post, each with the title of the new post. */
const ways: Readonly<Record<string, { title: string; take: (page: Page) => Promise<void> }>> = {
  "Load Sample": {
    title: samplePost.title.replaceAll("::", ""),
    take: async (page) => {
      await openJsonEditor(page);
      await page.getByRole("button", { name: "Load Sample" }).click();
      await page.keyboard.press("Escape");
    },
  },
  "a post pasted on the page": {
    title: "Pasted",
    take: async (page) => {
      await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
      await pasteText(page, JSON.stringify(pasted));
    },
  },
  "a dropped file": {
    title: "From Markdown",
    take: async (page) => {
      await dropTextFile(page, "notes.md", markdown);
      await page.getByRole("button", { name: "New carousel" }).click();
    },
  },
  Generate: {
    title: "Deep work",
    take: async (page) => {
      await page.getByRole("button", { name: /^Generate Content/ }).click();
      await page.getByRole("textbox", { name: "Topic" }).fill("Deep work");
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await getToast(page, "Content Generated").waitFor();
    },
  },
};

describe("a saved carousel", () => {
  for (const [way, { title, take }] of Object.entries(ways)) {
    test(`stays as it was, with its last edit, at ${way}; Undo reopens it`, async ({
      page,
      serverUrl,
    }) => {
      const owner = await createOwner(serverUrl);
      const saved = await openSaved(page, owner);
      await page.getByRole("radio", { name: "Bold" }).click();
      await take(page);
      await page.waitForURL("**/create");
      await getHeading(page, new RegExp(title)).waitFor();
      const read = () => owner.request<CarouselResponse>("GET", `/api/carousels/${saved.id}`);
      await expect.poll(async () => (await read()).draft.templateId).toBe("bold");
      expect((await read()).draft.jsonInput).toBe(saved.draft.jsonInput);
      // The new post keeps the design and isn't saved automatically.
      expect(await page.getByRole("radio", { name: "Bold" }).isChecked()).toBe(true);
      expect(await listTitles(owner)).toEqual(["Mine"]);

      await page.getByRole("button", { name: /^Undo: (Load|Import|Generate)/ }).click();
      await page.waitForURL(`**/create/${saved.id}`);
      await getHeading(page, "Mine").waitFor();
      await getSaveStatus(page, "Saved").waitFor();
      // The replaced carousel has its undo steps again.
      await page.getByRole("button", { name: "Undo: Apply the Bold template" }).waitFor();
      await page.getByRole("link", { name: "Create", exact: true }).first().click();
      await getHeading(page, new RegExp(title)).waitFor();
    });
  }

  test("stays open if its JSON is replaced in the JSON editor", async ({ page, serverUrl }) => {
    const owner = await createOwner(serverUrl);
    const saved = await openSaved(page, owner);
    const box = await openJsonEditor(page);
    await box.focus();
    await page.keyboard.press("Control+a");
    await pasteText(page, JSON.stringify(pasted));
    await page.keyboard.press("Escape");
    await expect.poll(() => listTitles(owner)).toEqual(["Pasted"]);
    expect(page.url()).toContain(saved.id);
  });

  test("is replaced by an empty one at New carousel, even after a reload", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    await openSaved(page, owner);
    await page.getByRole("button", { name: "Carousel actions" }).click();
    await page.getByRole("menuitem", { name: "New carousel" }).click();
    await getHeading(page, "Untitled post").waitFor();
    await page.waitForURL(/\/create$/);
    await page.reload();
    await page.getByRole("textbox", { name: "Paste, drop or type anything" }).waitFor();
    expect(await listTitles(owner)).toEqual(["Mine"]);
  });
});

describe("an unsaved draft", () => {
  test("is saved to the account at Create New Carousel, and Undo opens it", async ({
    page,
    serverUrl,
  }) => {
    const owner = await createOwner(serverUrl);
    await signInAs(page, owner);
    await openWithPost(page, { ...threeSlides, title: "Draft" });
    await getStage(page).waitFor();
    await page.goto("/my-carousels");
    await page.getByRole("link", { name: "Create New Carousel" }).click();
    await getHeading(page, "Untitled post").waitFor();
    await expect.poll(() => listTitles(owner, "status=draft")).toEqual(["Draft"]);
    await page.waitForURL(/\/create$/);
    const toast = getToast(page, "New carousel started");
    await toast.getByText("Your previous draft is being saved to My Carousels.").waitFor();
    await toast.getByRole("button", { name: "Undo" }).click();
    await getHeading(page, "Draft").waitFor();
    await getSaveStatus(page, "Saved").waitFor();
    await page.reload();
    await getHeading(page, "Draft").waitFor();
    expect(await listTitles(owner)).toEqual(["Draft"]);
  });

  test("that isn't on the server yet is kept, named, and saved once it is opened", async ({
    page,
    serverUrl,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|Failed to load resource/);
    const owner = await createOwner(serverUrl);
    await signInAs(page, owner);
    await openWithPost(page, { ...threeSlides, title: "Draft" });
    await getStage(page).waitFor();
    await page.route("**/api/carousels", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
    await pasteText(page, JSON.stringify(pasted));
    await getHeading(page, "Pasted").waitFor();
    await getToast(page, "Not saved to your account yet")
      .getByText(/“Draft”/)
      .waitFor();
    await page.reload();
    await getHeading(page, "Pasted").waitFor();
    await page.unroute("**/api/carousels");
    await page.goto("/my-carousels");
    await page.getByRole("link", { name: "Draft", exact: true }).click();
    await getHeading(page, "Draft").waitFor();
    await expect.poll(() => listTitles(owner)).toEqual(["Draft"]);
  });

  test("is kept in the browser as the last draft if signed out, and can be swapped back", async ({
    page,
  }) => {
    await openWithPost(page, { ...threeSlides, title: "Draft" }, { templateId: "bold" });
    await getStage(page).waitFor();
    await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
    await pasteText(page, JSON.stringify(pasted));
    await getHeading(page, "Pasted").waitFor();
    await getToast(page, "File loaded")
      .getByText(/Restore your last draft/)
      .waitFor();
    await page.keyboard.press("Control+z");
    await getHeading(page, "Draft").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await getHeading(page, "Pasted").waitFor();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), localCopyKey))
      .toContain("Pasted");

    await page.goto("/my-carousels");
    await page.getByRole("link", { name: "Create New Carousel" }).click();
    await getHeading(page, "Untitled post").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Restore your last draft" }).click();
    await getHeading(page, "Pasted").waitFor();
    await getToast(page, "Draft restored").waitFor();
    await page.reload();
    await getHeading(page, "Pasted").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("slideloom.last-draft"))).toBeNull();
  });

  test.runIf(isWhole)(
    "is saved to the account, too, if a post is pasted over a saved carousel",
    async ({ page, serverUrl }) => {
      const owner = await createOwner(serverUrl);
      const saved = await addCarousel(owner, { ...threeSlides, title: "Mine" });
      await signInAs(page, owner);
      await openWithPost(page, { ...threeSlides, title: "Draft" });
      await getStage(page).waitFor();
      await page.goto(`/create/${saved.id}`);
      await getHeading(page, "Mine").waitFor();
      await page.locator("body").evaluate(() => (document.activeElement as HTMLElement).blur());
      await pasteText(page, JSON.stringify(pasted));
      await getHeading(page, "Pasted").waitFor();
      await expect.poll(async () => (await listTitles(owner)).sort()).toEqual(["Draft", "Mine"]);
      await page.reload();
      await getHeading(page, "Pasted").waitFor();
    },
  );
});
