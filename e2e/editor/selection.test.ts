import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage, getToast, openWithPost } from "./editor-page.ts";
import { dragByMouse, expectSpoken, findCenter, readHeaders, readOutline } from "./slide-list.ts";

const post = (headers: string) => ({
  title: "Letters",
  content: [...headers].map((header) => ({ header, description: [] })),
});

const getEntry = (page: Page, number: number) =>
  page
    .getByRole("list", { name: "Slides", exact: true })
    .getByRole("listitem")
    .nth(number - 1)
    .locator("[data-slide-part=slide]");
const getBar = (page: Page) =>
  page.getByRole("group", { name: "Selected slides" }).filter({ visible: true });

async function open(page: Page): Promise<void> {
  await openWithPost(page, post("abcdef"));
  await getStage(page).waitFor();
  await getEntry(page, 6).waitFor();
}

const joined = async (page: Page) => (await readOutline(page)).join("");

describe("several slides at once", () => {
  test("are selected with Ctrl and Shift, moved, given a layout and deleted, each undone in one step", async ({
    page,
  }) => {
    await open(page);
    await getEntry(page, 2).click({ modifiers: ["ControlOrMeta"] });
    await expectSpoken(page, "1 slide selected");
    await getEntry(page, 3).click({ modifiers: ["Shift"] });
    await expectSpoken(page, "2 slides selected");
    expect(await getEntry(page, 3).innerText()).toContain("selected");
    expect(await findViolations(page)).toEqual([]);
    await getBar(page).getByRole("button", { name: "Move forward" }).click();
    await expect.poll(() => joined(page)).toBe("adbcef");
    await expectSpoken(page, "2 slides moved to positions 3 to 4");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(() => joined(page)).toBe("abcdef");

    const [from, to] = [await findCenter(getEntry(page, 2)), await findCenter(getEntry(page, 5))];
    await dragByMouse(page, from, to);
    await expect.poll(() => joined(page)).toBe("adebcf");

    await getBar(page).getByRole("button", { name: "Layout of the selected slides" }).click();
    await page.getByRole("menuitem", { name: "Statement" }).click();
    await expect
      .poll(() =>
        page.evaluate(() => localStorage.getItem("slideloom.draft")?.match(/"statement/g)?.length),
      )
      .toBe(2);
    await page.keyboard.press("ControlOrMeta+z");
    await expect
      .poll(() =>
        page.evaluate(() => localStorage.getItem("slideloom.draft")?.match(/"statement/g) ?? null),
      )
      .toBe(null);

    await getBar(page).getByRole("button", { name: "Delete the selected slides" }).click();
    await expect.poll(() => joined(page)).toBe("adef");
    await getToast(page, "2 slides deleted").getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => joined(page)).toBe("adebcf");
  });

  test("are selected, moved, copied and pasted by keyboard, also into another tab", async ({
    page,
  }) => {
    await open(page);
    await getEntry(page, 1).focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expectSpoken(page, "3 slides selected");
    await page.keyboard.press("ControlOrMeta+ArrowDown");
    await expect.poll(() => joined(page)).toBe("dabcef");
    await page.keyboard.press("ControlOrMeta+c");
    await getToast(page, "3 slides copied").waitFor();
    await page.keyboard.press("Escape");
    await getBar(page).waitFor({ state: "detached" });
    await getEntry(page, 4).focus();
    await page.keyboard.press("ControlOrMeta+Shift+Enter");
    await expectSpoken(page, "1 slide selected");
    await page.keyboard.press("Escape");

    const tab = await page.context().newPage();
    await tab.goto("/create?new");
    await tab.getByRole("button", { name: /^Commands/ }).waitFor();
    await tab.keyboard.press("ControlOrMeta+k");
    await tab.getByRole("combobox").fill("paste the copied");
    await tab.keyboard.press("Enter");
    await expect.poll(() => joined(tab)).toBe("abc");
    await getEntry(tab, 2).click({ button: "right" });
    await tab.getByRole("menuitem", { name: "Paste after this one" }).click();
    await expect.poll(() => joined(tab)).toBe("ababcc");
    await tab.close();
  });

  test("are selected by taps on a phone", async ({ phone }) => {
    await openWithPost(phone, post("abcd"));
    await getStage(phone).waitFor();
    await phone.getByRole("button", { name: "Slides", exact: true }).tap();
    const sheet = phone.getByRole("dialog", { name: "All slides" });
    await sheet.getByRole("button", { name: "Select slides" }).tap();
    for (const number of [1, 3])
      await sheet.getByRole("button", { name: new RegExp(`^Slide ${number}:`) }).tap();
    await getBar(phone).getByText("2 slides").waitFor();
    expect(await findViolations(phone)).toEqual([]);
    await getBar(phone).getByRole("button", { name: "Move back" }).tap();
    await expect.poll(() => readHeaders(phone)).toEqual(["a", "c", "b", "d"]);
    await getBar(phone).getByRole("button", { name: "Delete the selected slides" }).tap();
    await expect.poll(() => readHeaders(phone)).toEqual(["b", "d"]);
    await sheet.waitFor();
  });
});
