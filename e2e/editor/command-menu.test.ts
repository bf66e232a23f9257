import { templates } from "@slideloom/core/design";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { holdCode } from "../hold-code.ts";
import { getFooter, getStage, getToast, openJsonEditor, openWithPost } from "./editor-page.ts";
import { fiveSlides, threeSlides } from "./posts.ts";
import { readOutline } from "./slide-list.ts";

const getMenu = (page: Page) => page.getByRole("dialog", { name: "Commands" });
const getSheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

async function open(page: Page, post = threeSlides) {
  await openWithPost(page, post);
  await getStage(page).waitFor();
}

/** Opens the command menu, types the words and runs the highlighted command. */
async function run(page: Page, words: string) {
  await page.keyboard.press("Control+k");
  await getMenu(page).getByRole("combobox").waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await getMenu(page).waitFor({ state: "detached" });
}

const at = (page: Page, slide: number, total = 3) =>
  expect.poll(() => getFooter(page).innerText()).toContain(`Slide ${slide} of ${total}`);

describe("the command menu", () => {
  test("goes to any slide by its number or its words", async ({ page }) => {
    await open(page, fiveSlides);
    await run(page, "slide 3");
    await at(page, 3, 5);
    await run(page, "habit 5");
    await at(page, 5, 5);
    await run(page, "4");
    await at(page, 4, 5);
  });

  test("applies templates, formats, the content type and the theme", async ({ page }) => {
    await open(page);
    const names = templates.map(({ name }) => name);
    for (const name of sampleCases(names, 6)) {
      await run(page, `${name} template`);
      await expect.poll(() => page.getByRole("radio", { name }).first().isChecked()).toBe(true);
      await getToast(page, "Template Applied").waitFor();
    }
    await run(page, "twitter");
    await expect.poll(() => getFooter(page).innerText()).toContain("Twitter format");
    await run(page, "single post");
    expect(await page.getByRole("radio", { name: "Single Post" }).isChecked()).toBe(true);
    await run(page, "dark theme");
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await run(page, "captions");
    const captions = page.getByRole("tab", { name: "Captions" });
    await expect.poll(() => captions.evaluate((tab) => tab === document.activeElement)).toBe(true);
    await page.getByRole("textbox", { name: "Caption", exact: true }).waitFor();
    await run(page, "shortcuts");
    await getSheet(page).waitFor();
  });

  test.runIf(isWhole)(
    "adds, duplicates and deletes the slide, undoes and redoes",
    async ({ page }) => {
      await open(page);
      await run(page, "duplicate");
      await at(page, 2, 4);
      await run(page, "add a slide");
      await at(page, 3, 5);
      await run(page, "delete");
      await at(page, 3, 4);
      await run(page, "undo");
      await at(page, 3, 5);
      await run(page, "redo");
      await at(page, 3, 4);
    },
  );

  test.runIf(isWhole)("downloads, opens the JSON editor and changes the JSON", async ({ page }) => {
    await open(page);
    const [zip] = await Promise.all([page.waitForEvent("download"), run(page, "download all")]);
    expect(zip.suggestedFilename()).toMatch(/-slides\.zip$/);
    const [slide] = await Promise.all([page.waitForEvent("download"), run(page, "current slide")]);
    expect(slide.suggestedFilename()).toBe("carousel-slide-1.png");
    const [words] = await Promise.all([
      page.waitForEvent("download"),
      run(page, "text as markdown"),
    ]);
    expect(words.suggestedFilename()).toMatch(/-slides\.md$/);
    const [file] = await Promise.all([page.waitForEvent("download"), run(page, "export")]);
    expect(file.suggestedFilename()).toBe("carousel-content.json");
    await run(page, "format json");
    await getToast(page, "JSON Beautified").waitFor();
    await run(page, "sample");
    await expect.poll(() => readOutline(page)).toHaveLength(2);
    await run(page, "edit json");
    const box = page.getByRole("textbox", { name: "Post JSON" });
    await box.waitFor();
    await expect
      .poll(() => box.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  });

  test.runIf(isWhole)(
    "shows shortcuts beside commands, says when nothing matches, and closes with Ctrl+K",
    async ({ page }) => {
      await open(page);
      await page.getByRole("button", { name: "Commands" }).click();
      const option = getMenu(page)
        .getByRole("option", { name: /Download all slides/ })
        .first();
      expect(await option.innerText()).toContain("Ctrl+Shift+S");
      await page.keyboard.type("zzz");
      await getMenu(page).getByText("No matching commands or slides.").waitFor();
      await page.keyboard.press("Control+k");
      await getMenu(page).waitFor({ state: "detached" });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
        .toBe("Commands");
    },
  );

  test.runIf(isWhole)("offers the commands that an empty editor has", async ({ page }) => {
    await page.goto("/create");
    await page.getByText("Enter valid JSON to see the preview.").waitFor();
    await page.keyboard.press("Control+k");
    const download = getMenu(page)
      .getByRole("option", { name: /Download all slides/ })
      .first();
    expect(await download.getAttribute("aria-disabled")).toBe("true");
    expect(await download.innerText()).toContain("Please add valid JSON content first");
    await page.keyboard.press("Escape");
    await run(page, "sample");
    await getStage(page).waitFor();
  });
});

describe("before the commands are loaded", () => {
  const code = "command-list-*";

  test("typed letters are in the menu's field once the commands are loaded", async ({ page }) => {
    const release = await holdCode(page, code);
    await open(page, fiveSlides);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("habit");
    await getMenu(page).getByText("Loading the commands...").waitFor();
    expect(await findViolations(page)).toEqual([]);
    release();
    const field = getMenu(page).getByRole("combobox");
    await field.waitFor();
    expect(await field.inputValue()).toBe("habit");
    await page.keyboard.type(" 5");
    expect(await field.inputValue()).toBe("habit 5");
    await page.keyboard.press("Enter");
    await at(page, 5, 5);
  });

  test.runIf(isWhole)("letters typed before the dialog is loaded are kept", async ({ page }) => {
    const release = await holdCode(page, "dialogs-*");
    await open(page, fiveSlides);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("habit 4x");
    await page.keyboard.press("Backspace");
    release();
    const field = getMenu(page).getByRole("combobox");
    await field.waitFor();
    expect(await field.inputValue()).toBe("habit 4");
    await page.keyboard.press("Enter");
    await at(page, 4, 5);
  });

  test.runIf(isWhole)(
    "Enter runs the best match as soon as the commands are loaded",
    async ({ page }) => {
      const release = await holdCode(page, code);
      await open(page);
      await page.keyboard.press("Control+k");
      await page.keyboard.type("slide 3");
      await page.keyboard.press("Enter");
      release();
      await at(page, 3);
      await getMenu(page).waitFor({ state: "detached" });
    },
  );

  test.for(sampleCases(["Escape", "Control+k"], 2))(
    "%s closes the menu, and it stays closed once the commands are loaded",
    async (key, { page }) => {
      const release = await holdCode(page, code);
      await open(page);
      await page.keyboard.press("Control+k");
      await page.keyboard.type("slide 3");
      await getMenu(page).waitFor();
      await page.keyboard.press(key);
      await getMenu(page).waitFor({ state: "detached" });
      const loaded = page.waitForResponse(/command-list-/);
      release();
      await (await loaded).finished();
      expect(await getMenu(page).count()).toBe(0);
      await page.keyboard.press("Control+k");
      const field = getMenu(page).getByRole("combobox");
      await field.waitFor();
      expect(await field.inputValue()).toBe("");
      await at(page, 1);
    },
  );
});

describe("keyboard shortcuts", () => {
  test.runIf(isWhole)("go to, add and duplicate slides", async ({ page }) => {
    await open(page);
    await page.keyboard.press("PageDown");
    await at(page, 2);
    await page.keyboard.press("]");
    await at(page, 3);
    await page.keyboard.press("[");
    await page.keyboard.press("PageUp");
    await at(page, 1);
    await page.keyboard.press("Control+Enter");
    await at(page, 2, 4);
    await page.keyboard.press("Control+d");
    await at(page, 3, 5);
  });

  test.runIf(isWhole)(
    "do nothing while a text field has the focus or the JSON editor is open",
    async ({ page }) => {
      await open(page);
      await page.getByRole("tab", { name: "Colors" }).click();
      const field = page.getByRole("textbox", { name: "Primary colour", exact: true });
      await field.fill("");
      await page.keyboard.type("?[]");
      await page.keyboard.press("PageDown");
      expect(await field.inputValue()).toBe("?[]");
      await at(page, 1);
      expect(await getSheet(page).count()).toBe(0);
      await page.keyboard.press("Control+k");
      await getMenu(page).waitFor();
      await page.keyboard.press("Escape");
      const box = await openJsonEditor(page);
      await box.press("?");
      await box.press("Control+d");
      expect(await getSheet(page).count()).toBe(0);
      await page.getByRole("button", { name: "Load Sample" }).focus();
      await page.keyboard.press("?");
      await page.keyboard.press("Control+k");
      expect(await getMenu(page).count()).toBe(0);
      expect(await getSheet(page).count()).toBe(0);
    },
  );

  test.runIf(isWhole)("leave the scrolling keys to a panel that scrolls", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Design Elements" }).focus();
    await page.keyboard.press("PageDown");
    const settings = page.getByRole("complementary", { name: "Settings" });
    await expect.poll(() => settings.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    await at(page, 1);
  });

  test("are listed by ?, and single-key ones can be switched off", async ({ page }) => {
    await open(page);
    await page.keyboard.press("?");
    for (const keys of ["Ctrl+K", "Ctrl+Z", "Ctrl+Shift+S", "Page Down", "Ctrl+↑"]) {
      await getSheet(page).getByText(keys, { exact: true }).waitFor();
    }
    await getSheet(page).getByRole("switch").click();
    await page.keyboard.press("Escape");
    await getSheet(page).waitFor({ state: "detached" });
    await page.keyboard.press("]");
    await page.keyboard.press("?");
    await page.keyboard.press("PageDown");
    await at(page, 2);
    expect(await getSheet(page).count()).toBe(0);
    await page.reload();
    await getStage(page).waitFor();
    await page.keyboard.press("?");
    await page.keyboard.press("PageUp");
    await at(page, 1);
    expect(await getSheet(page).count()).toBe(0);
  });
});

test.runIf(isWhole).for([
  ["light", 1440],
  ["dark", 1440],
  ["light", 390],
  ["dark", 320],
] as const)(
  "in the %s theme at %s px axe-core finds no violations in the menu, empty and searched, or in the list of shortcuts",
  async ([colorScheme, width], { page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page.getByRole("button", { name: "Commands" }).click();
    await getMenu(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.type("zzz");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("shortcuts");
    await page.keyboard.press("Enter");
    await getSheet(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const box = await getSheet(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  },
);
