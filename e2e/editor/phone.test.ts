import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { isWhole, sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import { getFooter, getStage, openWithPost } from "./editor-page.ts";
import { fifteenSlides } from "./posts.ts";
import { dragByTouch, expectSpoken, findCenter, readHeaders } from "./slide-list.ts";

const getSheet = (page: Page) => page.getByRole("dialog", { name: "All slides" });
const getCard = (page: Page, number: number) =>
  getSheet(page).getByRole("button", { name: new RegExp(`^Slide ${number}:`) });
const getOpener = (page: Page) => page.getByRole("button", { name: "Slides", exact: true });

async function open(page: Page, appearance?: Record<string, unknown>): Promise<void> {
  await openWithPost(page, fifteenSlides, appearance);
  await getStage(page).waitFor();
}

async function openSheet(page: Page): Promise<void> {
  await getOpener(page).tap();
  await getCard(page, 1).waitFor();
}

const at = (page: Page, slide: number) =>
  expect.poll(() => getFooter(page).innerText()).toContain(`Slide ${slide} of`);

describe("all slides on a phone", () => {
  test("are images in a sheet: a tap opens a slide, and the focus returns", async ({ phone }) => {
    await open(phone);
    expect(await getSheet(phone).count()).toBe(0);
    await openSheet(phone);
    await expect
      .poll(() =>
        getCard(phone, 15)
          .locator("canvas")
          .evaluate((canvas: HTMLCanvasElement) => {
            const { width, height } = canvas;
            return canvas.getContext("2d")?.getImageData(width >> 1, height >> 1, 1, 1).data[3];
          }),
      )
      .toBe(255);
    await getCard(phone, 4).tap();
    await getSheet(phone).waitFor({ state: "detached" });
    await at(phone, 4);
    await expect
      .poll(() => getOpener(phone).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await openSheet(phone);
    expect(await getCard(phone, 4).getAttribute("aria-current")).toBe("true");
  });

  test.runIf(isWhole)("can also be selected by a long press", async ({ phone }) => {
    await open(phone);
    await openSheet(phone);
    const point = await findCenter(getCard(phone, 4));
    await dragByTouch(phone, point, point);
    await getSheet(phone).waitFor({ state: "detached" });
    await at(phone, 4);
  });

  test("are moved by finger, from their menus and by keyboard", async ({ phone }) => {
    await open(phone);
    await openSheet(phone);
    const [first = "", second = "", third = "", fourth = ""] = fifteenSlides.content.map(
      ({ header }) => header,
    );
    await dragByTouch(
      phone,
      await findCenter(getCard(phone, 1)),
      await findCenter(getCard(phone, 3)),
    );
    const expectStart = (...headers: string[]) =>
      expect.poll(async () => (await readHeaders(phone)).slice(0, headers.length)).toEqual(headers);
    await expectStart(second, third, first, fourth);
    await getSheet(phone).getByRole("button", { name: "Actions for slide 3" }).tap();
    await phone.getByRole("menuitem", { name: "Move back" }).tap();
    await expectStart(second, first, third, fourth);
    await getCard(phone, 1).focus();
    await phone.keyboard.press("Control+ArrowRight");
    await expectStart(first, second, third, fourth);
    await expectSpoken(phone, "Slide 1 moved to position 2");
  });

  test.runIf(isWhole)(
    "are selected with the arrow keys, up and down by rows",
    async ({ phone }) => {
      await open(phone);
      await openSheet(phone);
      const isAt = (number: number) =>
        expect
          .poll(() => getCard(phone, number).evaluate((card) => card === document.activeElement))
          .toBe(true);
      await isAt(1);
      await phone.keyboard.press("ArrowRight");
      await isAt(2);
      await phone.keyboard.press("ArrowDown");
      await isAt(5);
      await phone.keyboard.press("ArrowUp");
      await phone.keyboard.press("ArrowUp");
      await isAt(2);
      await phone.keyboard.press("End");
      await isAt(15);
      await phone.keyboard.press("ArrowDown");
      await isAt(15);
      await phone.keyboard.press("Enter");
      await getSheet(phone).waitFor({ state: "detached" });
      await at(phone, 15);
    },
  );

  test.runIf(isWhole)("are added and deleted in the sheet, which stays open", async ({ phone }) => {
    await open(phone);
    await openSheet(phone);
    await getSheet(phone).getByRole("button", { name: "Add slide" }).tap();
    await getCard(phone, 16).waitFor();
    await getSheet(phone).getByRole("button", { name: "Actions for slide 16" }).tap();
    await phone.getByRole("menuitem", { name: "Delete" }).tap();
    await getCard(phone, 16).waitFor({ state: "detached" });
    expect(await getSheet(phone).count()).toBe(1);
  });

  test.for(
    sampleCases(
      [
        ["linkedin", 320],
        ["twitter", 320],
        ["linkedin", 390],
        ["facebook", 390],
      ] as const,
      4,
    ),
  )(
    "have controls large enough for a finger, with at least two slides a row (%s at %i px)",
    async ([carouselFormat, width], { phone }) => {
      await phone.setViewportSize({ width, height: 640 });
      await open(phone, { design: { carouselFormat } });
      expect((await getOpener(phone).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await openSheet(phone);
      const boxes = await getSheet(phone)
        .getByRole("list", { name: "All slides" })
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(31);
      for (const { width: across, height, left, right } of boxes) {
        expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
      expect(boxes[2]?.top).toBe(boxes[0]?.top);
      expect(boxes[2]?.left).toBeGreaterThan(boxes[0]?.left ?? 0);
    },
  );

  test.runIf(isWhole)(
    "are in a sheet in landscape, and not if the thumbnails are visible",
    async ({ phone }) => {
      await phone.setViewportSize({ width: 844, height: 390 });
      await open(phone);
      await openSheet(phone);
      await phone.setViewportSize({ width: 844, height: 844 });
      await getSheet(phone).waitFor({ state: "detached" });
      await phone.getByRole("list", { name: "Thumbnails" }).waitFor();
      expect(await getOpener(phone).count()).toBe(0);
    },
  );

  test.for(sampleCases(["light", "dark"] as const, 2))(
    "have no axe violations, %s",
    async (colorScheme, { phone }) => {
      await phone.emulateMedia({ colorScheme });
      await open(phone);
      await openSheet(phone);
      expect(await findViolations(phone)).toEqual([]);
      await getSheet(phone).getByRole("button", { name: "Actions for slide 2" }).tap();
      await phone.getByRole("menu").waitFor();
      expect(await findViolations(phone)).toEqual([]);
    },
  );
});

test.for(
  sampleCases(
    [
      [320, 480],
      [320, 568],
      [568, 320],
    ] as const,
    3,
  ),
)(
  "the download menu is fully inside the window at %i x %i px",
  async ([width, height], { phone }) => {
    await phone.setViewportSize({ width, height });
    await open(phone);
    const opener = phone.getByRole("button", { name: "More downloads" });
    await opener.tap();
    await phone.getByRole("menuitem", { name: "All slides as a PDF" }).waitFor();
    const isInside = () =>
      phone.getByRole("menu").evaluate((menu) => {
        const { left, top, right, bottom } = menu.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
    await expect.poll(isInside).toBe(true);
    const items = phone.getByRole("menu").locator("[role^=menuitem]");
    for (const item of await items.all()) {
      await item.scrollIntoViewIfNeeded();
      const box = await item.boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width).toBe(true);
      expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    }
  },
);
