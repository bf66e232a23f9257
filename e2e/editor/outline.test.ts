import type { Post } from "@slideloom/core/document";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getFooter, getStage, getToast, openJsonEditor, openWithPost } from "./editor-page.ts";
import { fifteenSlides } from "./posts.ts";
import { dragByMouse, dragByTouch, expectSpoken, findCenter, readOutline } from "./slide-list.ts";

const letters = (...headers: string[]): Post => ({
  title: "Letters",
  content: headers.map((header) => ({ header, description: [{ type: "text", value: header }] })),
});
const five = letters("Ant", "Bee", "Cat", "Dog", "Elk");

const getOutline = (page: Page) => page.getByRole("list", { name: "Slides", exact: true });
const getEntry = (page: Page, header: string) =>
  getOutline(page).getByRole("button", { name: new RegExp(header) });
const getThumbnails = (page: Page) => page.getByRole("list", { name: "Thumbnails" });
const getThumbnail = (page: Page, header: string) =>
  getThumbnails(page).getByRole("button", { name: new RegExp(`^Slide \\d+: ${header}`) });

async function open(page: Page, post: Post = five, appearance: Record<string, unknown> = {}) {
  await openWithPost(page, post, appearance);
  await getStage(page).waitFor();
}

const expectOrder = (page: Page, ...headers: string[]) =>
  expect.poll(() => readOutline(page)).toEqual(headers);

function expectFocus(locator: Locator) {
  return expect
    .poll(() => locator.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

async function chooseFromMenu(page: Page, menu: Locator, item: string) {
  await menu.click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("the outline", () => {
  test("moves a slide and its image by mouse, from the row and from the handle", async ({
    page,
  }) => {
    await open(page, five, { mediaUrls: { 0: "/favicon.svg" } });
    await dragByMouse(
      page,
      await findCenter(getEntry(page, "Ant")),
      await findCenter(getEntry(page, "Cat")),
    );
    await expectOrder(page, "Bee", "Cat", "Ant", "Dog", "Elk");
    await expectSpoken(page, "Slide 1 moved to position 3");
    await expect
      .poll(() =>
        page.evaluate(() => JSON.parse(localStorage.getItem("slideloom.draft") ?? "").mediaUrls),
      )
      .toEqual({ 2: "/favicon.svg" });
    await dragByMouse(
      page,
      await findCenter(page.getByRole("button", { name: "Move slide 5", exact: true })),
      await findCenter(page.getByRole("button", { name: "Move slide 1", exact: true })),
    );
    await expectOrder(page, "Elk", "Bee", "Cat", "Ant", "Dog");
  });

  test.runIf(isWhole)(
    "keeps the current slide selected while other slides move",
    async ({ page }) => {
      await open(page);
      await getEntry(page, "Bee").click();
      await dragByMouse(
        page,
        await findCenter(getEntry(page, "Elk")),
        await findCenter(getEntry(page, "Ant")),
      );
      await expectOrder(page, "Elk", "Ant", "Bee", "Cat", "Dog");
      expect(await getEntry(page, "Bee").getAttribute("aria-current")).toBe("true");
      expect(await getFooter(page).innerText()).toContain("Slide 3 of 5");
    },
  );

  test("moves a slide by keyboard from its handle, and Escape cancels the move", async ({
    page,
  }) => {
    await open(page);
    const handle = page.getByRole("button", { name: "Move slide 2", exact: true });
    await handle.focus();
    await page.keyboard.press("Space");
    await expectSpoken(page, "Slide 2 is picked up, at position 2 of 5");
    await page.keyboard.press("ArrowDown");
    await expectSpoken(page, "Slide 2 is over position 3 of 5");
    await page.keyboard.press("Escape");
    await expectSpoken(page, "Slide 2 stays at position 2");
    await expectOrder(page, "Ant", "Bee", "Cat", "Dog", "Elk");
    await handle.focus();
    await page.keyboard.press("Space");
    await expectSpoken(page, "Slide 2 is picked up, at position 2 of 5");
    await page.keyboard.press("ArrowDown");
    await expectSpoken(page, "Slide 2 is over position 3 of 5");
    await page.keyboard.press("Space");
    await expectOrder(page, "Ant", "Cat", "Bee", "Dog", "Elk");
    await expectSpoken(page, "Slide 2 moved to position 3");
    await expectFocus(page.getByRole("button", { name: "Move slide 3", exact: true }));
  });

  test("selects slides with arrow keys, moves them with Ctrl, deletes with Delete, and Undo restores", async ({
    page,
  }) => {
    await open(page);
    // The list is a single Tab stop.
    await getEntry(page, "Ant").focus();
    for (const name of ["Actions for slide 1", "Move slide 1", "Add slide"]) {
      await page.keyboard.press("Tab");
      await expectFocus(
        page.getByRole("complementary", { name: "Content" }).getByRole("button", { name }),
      );
    }
    await getEntry(page, "Ant").focus();
    await page.keyboard.press("ArrowDown");
    await expectFocus(getEntry(page, "Bee"));
    await expect.poll(() => getFooter(page).innerText()).toContain("Slide 2 of 5");
    await page.keyboard.press("Control+ArrowUp");
    await expectOrder(page, "Bee", "Ant", "Cat", "Dog", "Elk");
    await expectSpoken(page, "Slide 2 moved to position 1");
    await expectFocus(getEntry(page, "Bee"));
    await page.keyboard.press("End");
    await expectFocus(getEntry(page, "Elk"));
    await page.keyboard.press("Delete");
    await expectOrder(page, "Bee", "Ant", "Cat", "Dog");
    await expectFocus(getEntry(page, "Dog"));
    await getToast(page, "Slide 5 deleted").getByRole("button", { name: "Undo" }).click();
    await expectOrder(page, "Bee", "Ant", "Cat", "Dog", "Elk");

    // The toast with the Undo button disappears after another change.
    await getEntry(page, "Bee").focus();
    await page.keyboard.press("Delete");
    await getToast(page, "Slide 1 deleted").waitFor();
    await page.keyboard.press("Control+ArrowDown");
    await expectOrder(page, "Cat", "Ant", "Dog", "Elk");
    await getToast(page, "Slide 1 deleted").waitFor({ state: "detached" });
  });

  test("adds, duplicates, moves and deletes slides from a slide's menu, and moves the focus", async ({
    page,
  }) => {
    await open(page);
    const menuOf = (number: number) =>
      getOutline(page).getByRole("button", { name: `Actions for slide ${number}` });
    await chooseFromMenu(page, menuOf(1), "Duplicate");
    await expectOrder(page, "Ant", "Ant", "Bee", "Cat", "Dog", "Elk");
    await expectFocus(getOutline(page).locator("button[aria-current]"));
    expect(await getFooter(page).innerText()).toContain("Slide 2 of 6");
    await chooseFromMenu(page, menuOf(2), "Add a slide after this one");
    await expectOrder(page, "Ant", "Ant", "New slide", "Bee", "Cat", "Dog", "Elk");
    await chooseFromMenu(page, menuOf(3), "Move down");
    await expectOrder(page, "Ant", "Ant", "Bee", "New slide", "Cat", "Dog", "Elk");
    await expectFocus(menuOf(4));
    await chooseFromMenu(page, menuOf(2), "Delete");
    await expectOrder(page, "Ant", "Bee", "New slide", "Cat", "Dog", "Elk");
    await getEntry(page, "Elk").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await expectOrder(page, "Ant", "Bee", "New slide", "Cat", "Elk", "Dog");
    await page.getByRole("button", { name: "Add slide" }).click();
    await expectOrder(page, "Ant", "Bee", "New slide", "Cat", "Elk", "Dog", "New slide");
    expect(await getFooter(page).innerText()).toContain("Slide 7 of 7");
  });

  test.runIf(isWhole)(
    "keeps the only slide, and the toast offers to add another",
    async ({ page }) => {
      await open(page, letters("Ant"));
      await getEntry(page, "Ant").focus();
      await page.keyboard.press("Delete");
      const toast = getToast(page, "A post needs at least one slide");
      await toast.getByRole("button", { name: "Add a slide" }).click();
      await expectOrder(page, "Ant", "New slide");
    },
  );

  test.runIf(isWhole)("lists the last valid slides while the JSON is invalid", async ({ page }) => {
    await open(page);
    const box = await openJsonEditor(page);
    await box.press("Control+End");
    await page.keyboard.type("x");
    await page.keyboard.press("Escape");
    const resting = page.getByRole("region", { name: "Last valid slides" });
    await resting.getByText("Elk").waitFor();
    expect(await getOutline(page).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });

  test.runIf(isWhole)("shortens headers to 25 characters", async ({ page }) => {
    await open(page, letters("A header of far more than twenty-five characters", "Bee"));
    await expectOrder(page, "A header of far more than", "Bee");
    const endings = await getOutline(page)
      .locator("[dir=auto]")
      .evaluateAll((names) => names.map((name) => getComputedStyle(name, "::after").content));
    expect(endings).toEqual(['"…"', "none"]);
  });

  test.runIf(isWhole)(
    "shows warnings at their slides, and removes them once they are resolved",
    async ({ page }) => {
      await open(page, fifteenSlides);
      await getOutline(page)
        .getByRole("listitem")
        .nth(6)
        .getByRole("img", { name: "Slide 7 has more text than fits" })
        .waitFor();
      await getEntry(page, "Habit 7").focus();
      await page.keyboard.press("Control+ArrowUp");
      await getOutline(page)
        .getByRole("listitem")
        .nth(5)
        .getByRole("img", { name: "Slide 6 has more text than fits" })
        .waitFor();
    },
  );

  test("on a phone moves a slide after a long press, and scrolls if the finger moves at once", async ({
    phone,
  }) => {
    await open(phone, letters(..."ABCDEFGHIJKLMNOP"));
    await phone.getByRole("button", { name: "Content", exact: true }).tap();
    const entry = (index: number) => getOutline(phone).getByRole("listitem").nth(index);
    await entry(0).waitFor();
    await phone.waitForTimeout(300);
    await dragByTouch(phone, await findCenter(entry(0)), await findCenter(entry(2)));
    await expect.poll(async () => (await readOutline(phone)).slice(0, 4).join("")).toBe("BCAD");
    const before = await findCenter(entry(0));
    await dragByTouch(phone, await findCenter(entry(4)), await findCenter(entry(1)), 0);
    await expect.poll(async () => (await findCenter(entry(0))).y).toBeLessThan(before.y - 50);
    expect((await readOutline(phone)).slice(0, 6).join("")).toBe("BCADEF");
    expect(await findViolations(phone)).toEqual([]);
  });

  test.runIf(isWhole)(
    "in a sheet cancels a drag at the first Escape, and closes at the second",
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page);
      await page.getByRole("button", { name: "Content", exact: true }).click();
      await page.getByRole("button", { name: "Move slide 1", exact: true }).focus();
      await page.keyboard.press("Space");
      await expectSpoken(page, "Slide 1 is picked up, at position 1 of 5");
      await page.keyboard.press("Escape");
      await expectSpoken(page, "Slide 1 stays at position 1");
      expect(await page.getByRole("dialog").count()).toBe(1);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  );

  test("applies all keys to the dragged slide if they arrive in one task, as on a busy machine", async ({
    page,
  }) => {
    await open(page);
    const handle = page.getByRole("button", { name: "Move slide 1", exact: true });
    const press = (...codes: string[]) =>
      handle.evaluate((button, all) => {
        for (const code of all)
          button.dispatchEvent(
            new KeyboardEvent("keydown", { code, key: code, bubbles: true, cancelable: true }),
          );
      }, codes);
    await press("Space", "Escape");
    await expectSpoken(page, "Slide 1 stays at position 1");
    await press("Space", "ArrowDown");
    await expectSpoken(page, "Slide 1 is over position 2 of 5");
    await press("Space");
    await expectOrder(page, "Bee", "Ant", "Cat", "Dog", "Elk");
  });
});

describe("the thumbnails", () => {
  test.runIf(isWhole)(
    "move by mouse and keys, add at the end and have the outline's menu",
    async ({ page }) => {
      await open(page);
      await dragByMouse(
        page,
        await findCenter(getThumbnail(page, "Ant")),
        await findCenter(getThumbnail(page, "Cat")),
      );
      await expectOrder(page, "Bee", "Cat", "Ant", "Dog", "Elk");
      await getThumbnail(page, "Dog").click();
      await expect.poll(() => getFooter(page).innerText()).toContain("Slide 4 of 5");
      await page.keyboard.press("Control+ArrowLeft");
      await expectOrder(page, "Bee", "Cat", "Dog", "Ant", "Elk");
      await expectFocus(getThumbnail(page, "Dog"));
      await page.keyboard.press("ArrowRight");
      await expectFocus(getThumbnail(page, "Ant"));
      await page.keyboard.press("Delete");
      await expectOrder(page, "Bee", "Cat", "Dog", "Elk");
      await getThumbnails(page).getByRole("button", { name: "Add a slide at the end" }).click();
      await expectOrder(page, "Bee", "Cat", "Dog", "Elk", "New slide");
      await getThumbnail(page, "Bee").click({ button: "right" });
      await page.getByRole("menuitem", { name: "Move right" }).click();
      await expectOrder(page, "Cat", "Bee", "Dog", "Elk", "New slide");
    },
  );

  test.runIf(isWhole)("move after a long press", async ({ browser, serverUrl }) => {
    const context = await browser.newContext({
      baseURL: serverUrl,
      hasTouch: true,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await open(page);
    await dragByTouch(
      page,
      await findCenter(getThumbnail(page, "Elk")),
      await findCenter(getThumbnail(page, "Cat")),
    );
    await expectOrder(page, "Ant", "Bee", "Elk", "Cat", "Dog");
    await context.close();
  });

  test.runIf(isWhole)("are never empty in any frame while slides move", async ({ page }) => {
    await open(page);
    const countEmpty = (frames: number) =>
      getThumbnails(page).evaluate(async (list, count) => {
        let empty = 0;
        for (let frame = 0; frame < count; frame += 1) {
          await new Promise(requestAnimationFrame);
          for (const canvas of list.querySelectorAll("canvas")) {
            const pixel = canvas.getContext("2d")?.getImageData(canvas.width >> 1, 2, 1, 1).data;
            if (pixel?.[3] !== 255) empty += 1;
          }
        }
        return empty;
      }, frames);
    await expect.poll(() => countEmpty(1)).toBe(0);
    const before = await getThumbnail(page, "Dog").locator("canvas").elementHandle();
    await getThumbnail(page, "Dog").click();
    const watched = countEmpty(60);
    await page.keyboard.press("Control+ArrowLeft");
    await page.keyboard.press("Control+ArrowLeft");
    await expectOrder(page, "Ant", "Dog", "Bee", "Cat", "Elk");
    expect(await watched).toBe(0);
    const after = getThumbnail(page, "Dog").locator("canvas");
    expect(await after.evaluate((canvas, known) => canvas === known, before)).toBe(true);
  });
});

test.runIf(isWhole)("a hundred slides can be listed, selected and moved", async ({ page }) => {
  await open(page, letters(...Array.from({ length: 100 }, (_, index) => `Slide no ${index + 1}.`)));
  await expect.poll(() => readOutline(page)).toHaveLength(100);
  await getEntry(page, "no 1\\.").focus();
  await page.keyboard.press("End");
  await expectFocus(getEntry(page, "no 100\\."));
  await page.keyboard.press("Control+ArrowUp");
  await expect
    .poll(async () => (await readOutline(page)).slice(-2))
    .toEqual(["Slide no 100.", "Slide no 99."]);
});

describe.for(["dark", "light"] as const)(
  "in the %s theme axe-core finds no violations",
  (colorScheme) => {
    test.runIf(isWhole)(
      "while a slide is dragged, in its menus, and with the offer to undo",
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await open(page);
        await page.getByRole("button", { name: "Move slide 2", exact: true }).focus();
        await page.keyboard.press("Space");
        await page.keyboard.press("ArrowDown");
        expect(await findViolations(page)).toEqual([]);
        await page.keyboard.press("Space");
        await getOutline(page).getByRole("button", { name: "Actions for slide 1" }).click();
        await page.getByRole("menu").waitFor();
        expect(await findViolations(page)).toEqual([]);
        await page.getByRole("menuitem", { name: "Delete" }).click();
        await getToast(page, "Slide 1 deleted").waitFor();
        expect(await findViolations(page)).toEqual([]);
        await getThumbnail(page, "Elk").hover();
        await getThumbnails(page).getByRole("button", { name: "Actions for slide 4" }).click();
        await page.getByRole("menu").waitFor();
        expect(await findViolations(page)).toEqual([]);
      },
    );
  },
);
