import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getFooter, getStage, openWithPost } from "./editor-page.ts";
import { getText } from "./on-slide-page.ts";
import { threeSlides } from "./posts.ts";

const getFit = (page: Page, percent: number) =>
  page.getByRole("button", { name: `Fit the slide, now at ${percent}%` });
const getView = (page: Page) => page.getByRole("region", { name: "Slide preview" });
const readWidth = async (page: Page) => (await getStage(page).boundingBox())?.width ?? 0;

async function open(page: Page): Promise<void> {
  await openWithPost(page, threeSlides);
  await getStage(page).waitFor();
}

/** Whether the middle of the text is inside the scrolling view. */
async function isInView(page: Page, name: string): Promise<boolean> {
  const [text, view] = [await getText(page, name).boundingBox(), await getView(page).boundingBox()];
  if (!text || !view) return false;
  const [x, y] = [text.x + text.width / 2, text.y + text.height / 2];
  return x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
}

describe("the slide's zoom", () => {
  test("keeps the edited text in view, by keys, and fits again", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Go to slide 2" }).click();
    await getFit(page, 100).waitFor();
    const before = await readWidth(page);
    await getText(page, "Block 2 of slide 2").focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ControlOrMeta++");
    await getFit(page, 300).waitFor();
    expect(Math.round((await readWidth(page)) / before)).toBe(3);
    expect(await isInView(page, "Block 2 of slide 2")).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("ControlOrMeta+-");
    await getFit(page, 200).waitFor();
    await page.keyboard.press("ControlOrMeta+0");
    await getFit(page, 100).waitFor();
    await expect.poll(() => readWidth(page)).toBe(before);
  });

  test("follows two fingers on a phone, and a finger then moves the slide instead of turning it", async ({
    phone,
  }) => {
    await open(phone);
    await phone.waitForFunction(() => document.querySelector("[aria-label=Zoom]"));
    const session = await phone.context().newCDPSession(phone);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", points: [number, number][]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await send("touchStart", [
      [160, 300],
      [230, 300],
    ]);
    for (let step = 1; step <= 7; step += 1) {
      await send("touchMove", [
        [160 - step * 10, 300],
        [230 + step * 10, 300],
      ]);
    }
    await send("touchEnd", []);
    await getFit(phone, 300).waitFor();
    expect(await phone.evaluate(() => visualViewport?.scale)).toBe(1);
    const scrolled = await getView(phone).evaluate((view) => view.scrollLeft);
    expect(scrolled).toBeGreaterThan(0);
    await send("touchStart", [[300, 400]]);
    for (let step = 1; step <= 7; step += 1) await send("touchMove", [[300 - step * 20, 400]]);
    await send("touchEnd", []);
    await expect
      .poll(() => getView(phone).evaluate((view) => view.scrollLeft))
      .toBeGreaterThan(scrolled);
    expect(await getFooter(phone).innerText()).toContain("Slide 1 of 3");
    await getFit(phone, 300).tap();
    await expect.poll(() => getFit(phone, 100).isVisible()).toBe(false);
  });
});

describe("the presentation", () => {
  const getShow = (page: Page) => page.getByRole("dialog", { name: "Presentation" });
  const at = (page: Page, slide: number) =>
    getShow(page).getByRole("status").getByText(`Slide ${slide} of 3`).waitFor();

  test("fills the screen, turns by keys and clicks, and returns the focus", async ({ page }) => {
    await open(page);
    const button = page.getByRole("button", { name: "Present", exact: true });
    await button.click();
    await at(page, 1);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press("ArrowRight");
    await at(page, 2);
    await getShow(page).getByText("Write it down.").waitFor();
    await page.keyboard.press("Space");
    await at(page, 3);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Home");
    await at(page, 1);
    await getShow(page).getByRole("group", { name: "Slide 1 of 3" }).click();
    await at(page, 2);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await getShow(page).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
    await expect
      .poll(() => button.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await getFooter(page).innerText()).toContain("Slide 2 of 3");
  });

  test("fills the window of a phone whose browser has no full screen", async ({ phone }) => {
    await phone.addInitScript(() => {
      Object.defineProperty(document, "fullscreenEnabled", { get: () => false });
    });
    await open(phone);
    await phone.getByRole("button", { name: "Slides", exact: true }).tap();
    await phone.getByRole("button", { name: "Present" }).tap();
    await at(phone, 1);
    expect(await getShow(phone).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await getShow(phone).getByRole("button", { name: "Next slide" }).tap();
    await at(phone, 2);
    expect(await findViolations(phone)).toEqual([]);
    await getShow(phone).getByRole("button", { name: "End the presentation" }).tap();
    await getShow(phone).waitFor({ state: "detached" });
  });
});
