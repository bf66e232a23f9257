import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { getStage, getToast, readCanvas, readDownload } from "./editor-page.ts";
import { createServerTest, getForm } from "./generation-page.ts";
import { dragByTouch, expectSpoken, findCenter, readHeaders } from "./slide-list.ts";

const test = createServerTest(async () => ({ AI_PROVIDER: "builtin", ANONYMOUS_GENERATIONS: "9" }));
const topic = "Shipping faster with tiny pull requests";
const files = [1, 2, 3, 4, 5].map((number) => `slide-${number}.png`);

function createPicture() {
  const picture = new PNG({ width: 64, height: 48 });
  picture.data.fill(180);
  return { name: "grey.png", mimeType: "image/png", buffer: PNG.sync.write(picture) };
}

/** Presses Tab until the control has the focus, like a person without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Returns true if nothing, such as a toast, covers the middle of the control. */
function isUncovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

/** Runs an action and waits until the slide's pixels change. */
async function changeSlide(page: Page, act: () => Promise<unknown>): Promise<void> {
  const { hash } = await readCanvas(page);
  await act();
  await expect.poll(async () => (await readCanvas(page)).hash).not.toBe(hash);
}

async function expectZip(page: Page, act: () => Promise<unknown>): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  expect(Object.keys(unzipSync(await readDownload(download)))).toEqual(files);
}

function swap(headers: readonly string[], one: number, other: number): string[] {
  return headers.map((header, index) =>
    index === one ? (headers[other] ?? "") : index === other ? (headers[one] ?? "") : header,
  );
}

const getHeaderText = (page: Page) =>
  getStage(page).getByRole("button", { name: /^Header of slide 1/ });
const getHandle = (page: Page, slide: number) =>
  page
    .getByRole("list", { name: "Slides", exact: true })
    .getByRole("button", { name: `Move slide ${slide}`, exact: true });

describe("from a topic to the downloaded files", () => {
  test("by keyboard alone", async ({ page }) => {
    await page.goto("/create");
    await tabTo(page, getForm(page).getByRole("textbox", { name: "Topic" }));
    await page.keyboard.type(topic);
    await tabTo(page, getForm(page).getByRole("spinbutton", { name: "Number of Slides" }));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("5");
    await tabTo(page, getForm(page).getByRole("button", { name: "Generate", exact: true }));
    await page.keyboard.press("Enter");
    await getToast(page, "Content Generated").waitFor();

    await tabTo(page, getHeaderText(page));
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: /^Header of slide 1/ }).waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Small is ::fast::");
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await readHeaders(page))[0]).toBe("Small is ::fast::");

    const headers = await readHeaders(page);
    await tabTo(page, getHandle(page, 1));
    await page.keyboard.press("Space");
    await expectSpoken(page, "Slide 1 is picked up, at position 1 of 5");
    await page.keyboard.press("ArrowDown");
    await expectSpoken(page, "Slide 1 is over position 2 of 5");
    await page.keyboard.press("Space");
    await expect.poll(() => readHeaders(page)).toEqual(swap(headers, 0, 1));

    await tabTo(page, page.getByRole("tab", { name: "Templates" }));
    await page.keyboard.press("ArrowRight");
    const swatches = page.getByRole("radiogroup", { name: "Primary colour swatches" });
    await tabTo(page, swatches.getByRole("radio", { name: "Indigo" }));
    await changeSlide(page, () => page.keyboard.press("ArrowRight"));

    const media = page.getByRole("region", { name: "Media Support" });
    // Starts waiting before the key press. Otherwise the key press could arrive before the browser intercepts file
    // pickers.
    const chosen = page.waitForEvent("filechooser");
    await tabTo(page, media.getByRole("switch", { name: "Media Support" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const chooser = await chosen;
    await changeSlide(page, () => chooser.setFiles(createPicture()));
    await expectZip(page, () => page.keyboard.press("Control+Shift+S"));
  });

  test.runIf(isWhole)("by touch at 390 px", async ({ phone }) => {
    await phone.goto("/create");
    await phone.getByRole("button", { name: "Settings", exact: true }).tap();
    const form = getForm(phone);
    await form.getByRole("textbox", { name: "Topic" }).fill(topic);
    await form.getByRole("spinbutton", { name: "Number of Slides" }).fill("5");
    await form.getByRole("button", { name: "Generate", exact: true }).tap();
    await getToast(phone, "Content Generated").waitFor();
    if (await phone.getByRole("dialog").isVisible()) await phone.keyboard.press("Escape");

    await getHeaderText(phone).tap();
    await phone.getByRole("textbox", { name: /^Header of slide 1/ }).fill("Small is ::fast::");
    await phone.keyboard.press("Escape");
    await expect.poll(async () => (await readHeaders(phone))[0]).toBe("Small is ::fast::");

    const headers = await readHeaders(phone);
    await phone.getByRole("button", { name: "Content", exact: true }).tap();
    await dragByTouch(
      phone,
      await findCenter(getHandle(phone, 2)),
      await findCenter(getHandle(phone, 3)),
    );
    await expect.poll(() => readHeaders(phone)).toEqual(swap(headers, 1, 2));
    await phone.getByRole("button", { name: "Close" }).tap();

    await changeSlide(phone, async () => {
      await phone.getByRole("button", { name: "Settings", exact: true }).tap();
      await phone
        .getByRole("region", { name: "Media Support" })
        .locator("input[type=file]")
        .setInputFiles(createPicture());
      await getToast(phone, "Image added").waitFor();
      const close = phone.getByRole("button", { name: "Close" });
      expect(await isUncovered(close)).toBe(true);
      await close.tap();
    });
    await changeSlide(phone, async () => {
      await phone.getByRole("button", { name: "Settings", exact: true }).tap();
      await phone.getByRole("tab", { name: "Colors" }).tap();
      await phone.getByRole("radio", { name: "Rose" }).tap();
      await phone.getByRole("button", { name: "Close" }).tap();
    });
    await expectZip(phone, () => phone.getByRole("button", { name: "Download All Slides" }).tap());
  });
});
