import type { Post } from "@slideloom/core/document";
import { buffer } from "node:stream/consumers";
import type { Download, Locator, Page } from "playwright-core";
import { expect } from "vitest";

export const localCopyKey = "slideloom.draft";

/** The area of the preview that shows the slide; visible once a slide is drawn. */
export function getStage(page: Page): Locator {
  return page.getByRole("group", { name: /^Slide \d+ of \d+$/ });
}

export function getFooter(page: Page): Locator {
  return page.getByText(/^Slide \d+ of \d+ • [\w ]+ format$/);
}

/** Returns the checker's button; its name ends with the number of findings. */
export const getChecker = (page: Page, name: RegExp = /^Check the post: /): Locator =>
  page.getByRole("button", { name: /^Check the post: / }).and(page.getByRole("button", { name }));

/** Opens the list of findings. */
export async function openChecker(page: Page): Promise<Locator> {
  await getChecker(page).click();
  const pane = page.getByRole("dialog", { name: "Check the post" });
  await pane.waitFor();
  return pane;
}

/** Opens the editor with the post in the browser's local copy, as after a reload. */
export async function openWithPost(
  page: Page,
  post: Post | string,
  appearance: Record<string, unknown> = {},
): Promise<void> {
  const jsonInput = typeof post === "string" ? post : JSON.stringify(post, null, 2);
  const copy = JSON.stringify({
    version: 1,
    revision: "start",
    jsonInput,
    design: {},
    ...appearance,
  });
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem("test.seeded")) return;
      localStorage.setItem("test.seeded", "yes");
      localStorage.setItem(key, text);
    },
    [localCopyKey, copy] as const,
  );
  await page.goto("/create");
}

/** Expands a section of the settings if it is collapsed. */
export async function unfold(page: Page, title: string): Promise<void> {
  const button = page.getByRole("button", { name: title, exact: true });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
}

export async function openJsonEditor(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Edit JSON" }).click();
  const box = page.getByRole("textbox", { name: "Post JSON" });
  await box.waitFor();
  return box;
}

export function getToast(page: Page, title: string): Locator {
  const toasts = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  return toasts.filter({ has: page.getByText(title, { exact: true }) });
}

/** Returns a download's bytes. */
export async function readDownload(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}

/** Returns the stage canvas's size and a hash of its pixels. */
export async function readCanvas(page: Page) {
  return getStage(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const box = canvas.getBoundingClientRect();
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext("2d", {
        willReadFrequently: true,
      });
      if (!copy) throw new Error("The browser gives no canvas.");
      copy.drawImage(canvas, 0, 0);
      let hash = 0;
      const { data } = copy.getImageData(0, 0, width, height);
      for (const pixel of new Int32Array(data.buffer)) hash = (Math.imul(hash, 31) + pixel) | 0;
      return {
        width,
        height,
        cssWidth: box.width,
        cssHeight: box.height,
        left: box.left,
        top: box.top,
        pixelRatio: devicePixelRatio,
        hash,
      };
    });
}

/** Runs an action that must change the stage's pixels. */
export async function expectRedraw(
  page: Page,
  act: () => Promise<void>,
  message = "the slide is redrawn",
): Promise<void> {
  const { hash } = await readCanvas(page);
  await act();
  await expect.poll(async () => (await readCanvas(page)).hash, { message }).not.toBe(hash);
}

export async function dropTextFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent("main", "dragover", { dataTransfer });
  await page.getByText(/^Drop an image to put it on slide 1, or a file to open it/).waitFor();
  await page.dispatchEvent("main", "drop", { dataTransfer });
}

export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }),
    );
  }, text);
}
