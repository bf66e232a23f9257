import type { Post } from "@slideloom/core/document";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getStage } from "./editor-page.ts";
import { getField, getText, openSlide2, readStoredJson, waitForField } from "./on-slide-page.ts";

const text = (value: string) => ({ type: "text", value });

const post: Post = {
  title: "Sleep better",
  content: [
    { header: "Seven small habits", description: [text("For people who are tired.")] },
    { header: "Cut these first", description: [text("- Caffeine\n- Dinners\n- Lamps")] },
    { header: "See you", description: [text("Tomorrow.")] },
  ],
};

const withPicture: Post = {
  ...post,
  content: post.content.with(1, {
    header: "A dark room",
    description: [text("Curtains pay for themselves, night after night.")],
    media: "/favicon.svg",
  }),
};

const getLayout = (page: Page) => page.getByRole("button", { name: /^Layout: / });
const expectLayout = (page: Page, name: string) =>
  expect.poll(() => getLayout(page).getAttribute("aria-label")).toBe(`Layout: ${name}`);
const getFocalPoint = (page: Page) =>
  page.getByRole("slider", { name: "Focal point of the image on slide 2" });

async function readSlide2(page: Page): Promise<Post["content"][number] | undefined> {
  return (JSON.parse(await readStoredJson(page)) as Post).content[1];
}

describe("a slide's layout", () => {
  test("is chosen with the arrow keys from images of the slide, explained, and undone", async ({
    page,
  }) => {
    await openSlide2(page, post);
    await expectLayout(page, "List · automatic");
    await getLayout(page).focus();
    await page.keyboard.press("Enter");
    const choices = page.getByRole("radiogroup", { name: "Layouts" });
    await expect
      .poll(() => choices.getByRole("radio").allInnerTexts())
      .toEqual(["Automatic", "Statement", "List", "Post card", "Text"]);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expectLayout(page, "Statement");
    await expect.poll(async () => (await readSlide2(page))?.layout).toBe("statement");
    expect(await getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 3");
    await page.keyboard.press("Escape");
    await choices.waitFor({ state: "detached" });
    expect(await getLayout(page).evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    const entry = page.getByRole("list", { name: "Slides", exact: true }).getByRole("listitem");
    expect(await entry.nth(1).innerText()).toContain("Statement");
    expect(await entry.nth(0).getByText("Layout: Cover (it is the first slide)").count()).toBe(1);
    const undo = page.getByRole("button", { name: "Undo: Change layout" });
    await undo.click();
    await expectLayout(page, "List · automatic");
    await expect.poll(async () => (await readSlide2(page))?.layout).toBeUndefined();
  });

  test.runIf(isWhole)(
    "is chosen by touch from a sheet on a phone, and from the command menu",
    async ({ phone }) => {
      await openSlide2(phone, post);
      await getLayout(phone).tap();
      const sheet = phone.getByRole("dialog", { name: "Layout of slide 2" });
      await sheet.getByRole("radio", { name: "Text" }).tap();
      await sheet.waitFor({ state: "detached" });
      await expectLayout(phone, "Text");
      await phone.keyboard.press("ControlOrMeta+k");
      await phone.keyboard.type("Layout: Automatic");
      await phone.keyboard.press("Enter");
      await expectLayout(phone, "List · automatic");
    },
  );
});

describe("a slide's image", () => {
  test("keeps the focal point set by dragging or keys, and its fit and tone", async ({ page }) => {
    await openSlide2(page, withPicture);
    const handle = getFocalPoint(page);
    const stage = await getStage(page).boundingBox();
    const box = await handle.boundingBox();
    if (!stage || !box) throw new Error("There is no picture");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // In this template, the image is as wide as the slide.
    await page.mouse.move(x + stage.width / 4, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => handle.getAttribute("aria-valuetext")).toMatch(/^75% from the left/);
    await expect
      .poll(async () => (await readSlide2(page))?.media)
      .toEqual({ url: "/favicon.svg", focus: [0.75, expect.any(Number)] });
    await handle.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => handle.getAttribute("aria-valuetext")).toMatch(/^83% from the left/);
    expect(await getStage(page).getAttribute("aria-label")).toBe("Slide 2 of 3");

    await page.getByRole("button", { name: "Image on slide 2" }).click();
    await page.getByRole("radio", { name: "Whole image" }).click();
    await page.getByRole("radio", { name: "Duotone" }).click();
    expect(await findViolations(page)).toEqual([]);
    await expect
      .poll(async () => (await readSlide2(page))?.media)
      .toMatchObject({ fit: "contain", tone: "duotone" });
    await page.keyboard.press("Escape");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(async () => (await readSlide2(page))?.media).toBe("/favicon.svg");
  });
});

test.runIf(isWhole)(
  "choosing a layout adds the text it needs, selected for typing over",
  async ({ page }) => {
    const patterns = [
      ["List", "Block 1 of slide 2", "- Typed\n- Second point\n- Third point"],
      ["Steps", "Block 1 of slide 2", "1. Typed\n2. Second step\n3. Third step"],
      ["Quote", "Block 1 of slide 2", "“Typed”\n— Who said it"],
      ["Chart", "Block 1 of slide 2", "Typed: 60%\nSecond: 30%\nThird: 10%"],
      ["Comparison", "Left column of block 1 of slide 2", "Typed"],
      ["Code", "Block 1 of slide 2", "Typed"],
      ["Number", "Header of slide 3", "Typed"],
    ] as const;
    await openSlide2(page, {
      ...post,
      content: post.content.with(1, { header: "Here", description: [] }),
    });
    for (const [item, name, value] of patterns) {
      await expectLayout(page, "Statement · automatic");
      await page.getByRole("button", { name: "Add to slide 2" }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await waitForField(page, name);
      await expectLayout(page, `${item} · automatic`);
      await page.keyboard.type("Typed");
      await page.keyboard.press("Escape");
      await getField(page).waitFor({ state: "detached" });
      await expect.poll(() => readStoredJson(page)).toContain(JSON.stringify(value).slice(1, -1));
      if (item === "Number") break;
      await page.keyboard.press("ControlOrMeta+z");
      await page.keyboard.press("ControlOrMeta+z");
    }
  },
);

test.runIf(isWhole)(
  "the list marker chosen in the toolbar applies to all items",
  async ({ page }) => {
    await openSlide2(page, post);
    const name = "Block 1 of slide 2";
    const value = async () => (await readSlide2(page))?.description[0]?.value;
    await getText(page, name).hover({ position: { x: 4, y: 4 } });
    const toolbar = page.getByRole("toolbar", { name: `Tools for ${name}` });
    await toolbar.getByRole("button", { name: "List marker" }).click();
    await page.getByRole("menuitemradio", { name: "Cross ✗" }).click();
    await expect.poll(value).toBe("- ✗ Caffeine\n- ✗ Dinners\n- ✗ Lamps");
    await getText(page, name).focus();
    await page.keyboard.press("Enter");
    const field = await waitForField(page, name);
    expect(await field.locator("> div").allInnerTexts()).toEqual(["Caffeine", "Dinners", "Lamps"]);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Screens");
    await page.keyboard.press("Escape");
    await expect.poll(value).toBe("- ✗ Caffeine\n- ✗ Dinners\n- ✗ Lamps\n- ✗ Screens");
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(value).toBe("- Caffeine\n- Dinners\n- Lamps");
  },
);
