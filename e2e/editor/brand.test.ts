import type { AuthResponse } from "@slideloom/core/contract/account";
import type { BrandResponse } from "@slideloom/core/contract/brand";
import { type Brand, defaultBrand, maxAvatarLength } from "@slideloom/core/design";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import { test } from "../browser.ts";
import {
  localCopyKey,
  getStage,
  getToast,
  openWithPost,
  readCanvas,
  readDownload,
} from "./editor-page.ts";
import { arabicPost, threeSlides } from "./posts.ts";

const ada: Brand = { ...defaultBrand, name: "Ada Lindqvist", handle: "@ada", placement: "all" };
const grace: Brand = { ...defaultBrand, name: "Grace Hopper", placement: "closing" };

/** Saving is debounced and drawing is queued, so both can take a while. */

async function openBrandTab(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Brand" }).click();
}

async function show(page: Page, where: string): Promise<void> {
  await page.getByRole("combobox", { name: "Show the brand on" }).click();
  await page.getByRole("option", { name: where, exact: true }).click();
}

function getField(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}

/** Builds a PNG of a single colour. */
function buildPicture(width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([230, 90, 20, 255], at);
  return PNG.sync.write(png);
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const input = page.getByLabel("Image or logo file");
  await input.setInputFiles({ name, mimeType: "image/png", buffer });
}

function getPicture(page: Page) {
  return page.getByRole("img", { name: "Your avatar or logo" });
}

function countPicturePixels(file: Uint8Array): number {
  const { data } = PNG.sync.read(Buffer.from(file));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === 230 && data[at + 1] === 90 && data[at + 2] === 20) count += 1;
  }
  return count;
}

describe("the Brand tab", () => {
  test("shows every field on the slides that are selected", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await getStage(page).waitFor();
    await openBrandTab(page);
    await getField(page, "Name").fill("Ada Lindqvist");
    await page.getByText("Your brand isn't on any slide yet").waitFor();
    expect(await getStage(page).innerText()).not.toContain("Ada Lindqvist");
    await getField(page, "Handle").fill("@ada");
    await getField(page, "Website").fill("ada.example");
    for (const [where, onCover, onSecond, onLast] of [
      ["The cover", true, false, false],
      ["The last slide", false, false, true],
      ["The cover and the last slide", true, false, true],
      ["Every slide", true, true, true],
      ["No slide", false, false, false],
    ] as const) {
      await show(page, where);
      for (const [slide, isShown] of [
        [1, onCover],
        [2, onSecond],
        [3, onLast],
      ] as const) {
        await page.getByRole("button", { name: `Go to slide ${slide}`, exact: true }).click();
        await expect
          .poll(() => getStage(page).getAttribute("aria-label"))
          .toBe(`Slide ${slide} of 3`);
        const read = () => getStage(page).innerText();
        // Slides between the first and the last have space for the handle only.
        const words = slide === 2 ? "@ada" : "@ada · ada.example";
        if (isShown) await expect.poll(read).toContain(words);
        else await expect.poll(read).not.toContain("Ada Lindqvist");
      }
    }
  });

  test("makes typing one undo step, and offers undo after clearing", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await openBrandTab(page);
    const clear = page.getByRole("button", { name: "Clear brand" });
    expect(await clear.isDisabled()).toBe(true);
    await getField(page, "Name").fill("Ada Lindqvist");
    await show(page, "Every slide");
    await expect.poll(() => getStage(page).innerText()).toContain("Ada Lindqvist");
    await clear.click();
    await expect.poll(() => getField(page, "Name").inputValue()).toBe("");
    await expect.poll(() => getStage(page).innerText()).not.toContain("Ada Lindqvist");
    await getToast(page, "Brand cleared").getByRole("button", { name: "Undo" }).click();
    expect(await getField(page, "Name").inputValue()).toBe("Ada Lindqvist");
    await expect.poll(() => getStage(page).innerText()).toContain("Ada Lindqvist");
  });

  test("scales an uploaded image down and draws it on the slide and in every file", async ({
    page,
  }) => {
    await openWithPost(page, { ...threeSlides, content: threeSlides.content.slice(0, 2) });
    await openBrandTab(page);
    await getField(page, "Handle").fill("@ada");
    await show(page, "Every slide");
    const { hash } = await readCanvas(page);
    // The type of the file follows from its content, not from its name.
    await choosePicture(page, "me.txt", buildPicture(900, 800));
    await getPicture(page).waitFor();
    const size = await getPicture(page).evaluate((image: HTMLImageElement) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
      length: image.src.length,
    }));
    expect(size).toMatchObject({ width: 256, height: 256 });
    expect(size.length).toBeLessThanOrEqual(maxAvatarLength);
    await expect.poll(async () => (await readCanvas(page)).hash).not.toBe(hash);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download All Slides" }).click(),
    ]);
    const files = Object.values(unzipSync(await readDownload(download)));
    expect(files).toHaveLength(2);
    for (const file of files) expect(countPicturePixels(file)).toBeGreaterThan(1000);

    await page.getByRole("button", { name: "Remove the image" }).click();
    expect(await getPicture(page).count()).toBe(0);
  });

  test.runIf(isWhole)(
    "rejects a file that isn't an image with a reason, and keeps a wide logo's proportions",
    async ({ page }) => {
      await openWithPost(page, threeSlides);
      await openBrandTab(page);
      for (const [name, bytes, reason] of [
        ["me.png", Buffer.from("not a picture at all"), "isn't an image"],
        ["me.png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "SVG drawing"],
        ["me.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "HEIC photo"],
        ["me.png", buildPicture(40, 40).subarray(0, 60), "is incomplete"],
      ] as const) {
        await choosePicture(page, name, Buffer.from(bytes));
        await page.getByRole("alert").filter({ hasText: reason }).waitFor();
        expect(await getPicture(page).count(), reason).toBe(0);
      }
      await choosePicture(page, "logo.png", buildPicture(800, 200));
      await getPicture(page).waitFor();
      const size = await getPicture(page).evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(size).toEqual([256, 64]);
    },
  );

  test.runIf(isWhole)("saves colours and fonts, and restores them", async ({ page }) => {
    await openWithPost(page, threeSlides);
    await openBrandTab(page);
    const save = page.getByRole("button", { name: "Save current colours and fonts" });
    const apply = page.getByRole("button", { name: "Apply", exact: true });
    expect(await apply.count()).toBe(0);
    await save.click();
    await page.getByText("Poppins · Inter").waitFor();
    expect([await save.isDisabled(), await apply.isDisabled()]).toEqual([true, true]);

    await page.getByRole("tab", { name: "Design", exact: true }).click();
    await page.getByRole("radio", { name: "Elegant" }).click();
    await openBrandTab(page);
    expect([await save.isDisabled(), await apply.isDisabled()]).toEqual([false, false]);
    const { hash } = await readCanvas(page);
    await apply.click();
    await expect.poll(async () => (await readCanvas(page)).hash).not.toBe(hash);
    expect(await apply.isDisabled()).toBe(true);
    await page.getByRole("tab", { name: "Design", exact: true }).click();
    await page.getByRole("tab", { name: "Colors" }).click();
    expect(await getField(page, "Primary colour").inputValue()).toBe("#4f46e5");
  });

  test("keeps its values after a reload, and a new carousel starts with them", async ({
    page,
    problems,
  }) => {
    // Expected problem: `/healthz`, opened below, has no icon.
    problems.expect(/favicon/);
    await openWithPost(page, arabicPost);
    await openBrandTab(page);
    await getField(page, "Name").fill("عائشة");
    await show(page, "Every slide");
    await expect.poll(() => getStage(page).innerText()).toContain("عائشة");
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), localCopyKey))
      .toContain('"placement":"all"');
    await page.reload();
    await expect.poll(() => getStage(page).innerText()).toContain("عائشة");
    // Leaves the app before removing the local copy, because the app writes the local copy when a person leaves the
    // app.
    await page.goto("/healthz");
    await page.evaluate((key) => localStorage.removeItem(key), localCopyKey);
    await page.goto("/create");
    await openBrandTab(page);
    expect(await getField(page, "Name").inputValue()).toBe("عائشة");
  });

  test.runIf(isWhole)("works by keyboard alone at 390 px", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithPost(page, threeSlides);
    await page.getByRole("button", { name: "Settings", exact: true }).focus();
    await page.keyboard.press("Enter");
    const name = getField(page, "Name");
    // The sheet takes the focus when it opens. A key pressed before that would be lost.
    const sheet = page.getByRole("dialog");
    await expect
      .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.getByRole("tab", { name: "Design", exact: true }).press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await name.waitFor();
    // The panel, the image and its Remove button precede the name field in the tab order.
    for (let stops = 0; stops < 4; stops += 1) {
      if (await name.evaluate((field) => field === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("Ada");
    for (const text of ["@ada", "ada.example"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    const list = page.getByRole("listbox", { name: "Show the brand on" });
    await expect
      .poll(() => list.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => getStage(page).innerText()).toContain("@ada · ada.example");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});

describe.for(["light", "dark"] as const)(
  "in the %s theme axe-core finds no violations",
  (theme) => {
    test.runIf(isWhole)("in the Brand tab, empty and filled", async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto("/create");
      await openBrandTab(page);
      await getField(page, "Name").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await choosePicture(page, "me.png", buildPicture(200, 200));
      await getPicture(page).waitFor();
      await page.getByRole("button", { name: "Save current colours and fonts" }).click();
      await choosePicture(page, "me.png", Buffer.from("no picture"));
      await page.getByRole("alert").filter({ hasText: "isn't an image" }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);

describe("the brand of an account", () => {
  /** Registers an account and signs the page in. If `brand` isn't null, it is first saved as the account's brand. */
  async function signIn(page: Page, brand: Brand | null): Promise<Record<string, string>> {
    const name = `ada-${Math.random().toString(36).slice(2, 12)}`;
    const data = { username: name, email: `${name}@example.com`, password: "correct horse" };
    const answer = await page.request.post("/api/auth/register", { data });
    const { token } = (await answer.json()) as AuthResponse;
    const headers = { authorization: `Bearer ${token}` };
    if (brand) await page.request.put("/api/brand", { headers, data: { brand, version: 0 } });
    await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
    return headers;
  }

  async function readAccount(page: Page, headers: Record<string, string>): Promise<BrandResponse> {
    return (await (await page.request.get("/api/brand", { headers })).json()) as BrandResponse;
  }

  const getNotice = (page: Page) =>
    page.getByRole("alert").filter({ hasText: "Your account has a different brand" });

  test("is used if the browser has no brand", async ({ page }) => {
    await signIn(page, ada);
    await openWithPost(page, threeSlides);
    await expect.poll(() => getStage(page).innerText()).toContain("Ada Lindqvist");
    await openBrandTab(page);
    await page.getByText("Saved to your account.").waitFor();
  });

  test.runIf(isWhole)(
    "starts as the browser's brand if the account has none, and follows edits",
    async ({ page }) => {
      const headers = await signIn(page, null);
      await openWithPost(page, threeSlides);
      await openBrandTab(page);
      await getField(page, "Name").fill("Ada");
      await expect.poll(async () => (await readAccount(page, headers)).brand?.name).toBe("Ada");
      await getField(page, "Name").fill("Ada Lindqvist");
      await expect
        .poll(async () => await readAccount(page, headers))
        .toMatchObject({ brand: { name: "Ada Lindqvist" } });
      await page.getByText("Saved to your account.").waitFor();
    },
  );

  test.runIf(isWhole).for([
    ["Use the account's brand", "Ada Lindqvist"],
    ["Keep this brand", "Grace Hopper"],
  ] as const)(
    "%s: the person chooses if browser and account both have a brand",
    async ([button, kept], { page }) => {
      const headers = await signIn(page, ada);
      await page.addInitScript((brand) => {
        if (!localStorage.getItem("slideloom.brand")) {
          localStorage.setItem("slideloom.brand", JSON.stringify({ brand }));
        }
      }, grace);
      await openWithPost(page, threeSlides, { brand: grace });
      await getToast(page, "Your account has a different brand").waitFor();
      await openBrandTab(page);
      expect(await getNotice(page).innerText()).toContain("Ada Lindqvist · @ada");
      expect((await readAccount(page, headers)).brand).toEqual(ada);
      await getNotice(page).getByRole("button", { name: button }).click();
      await expect.poll(() => getField(page, "Name").inputValue()).toBe(kept);
      await expect.poll(async () => (await readAccount(page, headers)).brand?.name).toBe(kept);
      expect(await getNotice(page).count()).toBe(0);
      await page.reload();
      await openBrandTab(page);
      await page.getByText("Saved to your account.").waitFor();
      expect(await getField(page, "Name").inputValue()).toBe(kept);
    },
  );

  test("is never overwritten if it changed elsewhere", async ({ page, problems }) => {
    // The browser logs the 409 as an error.
    problems.expect(/status of 409/);
    const headers = await signIn(page, null);
    await openWithPost(page, threeSlides);
    await openBrandTab(page);
    await getField(page, "Name").fill("Ada");
    await expect.poll(async () => (await readAccount(page, headers)).version).toBe(1);
    await page.request.put("/api/brand", { headers, data: { brand: grace, version: 1 } });
    await getField(page, "Name").fill("Ada Lindqvist");
    await getNotice(page).waitFor();
    expect((await readAccount(page, headers)).brand).toEqual(grace);
    expect(await getField(page, "Name").inputValue()).toBe("Ada Lindqvist");
  });

  test.runIf(isWhole)(
    "is kept in the browser while the server can't be reached",
    async ({ page, problems }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      const headers = await signIn(page, null);
      await openWithPost(page, threeSlides);
      await getStage(page).waitFor();
      await openBrandTab(page);
      await page.context().setOffline(true);
      await getField(page, "Name").fill("Ada");
      await page.getByText("We'll save it to your account when we can reach the server.").waitFor();
      await page.context().setOffline(false);
      await page.getByText("Saved to your account.").waitFor();
      expect((await readAccount(page, headers)).brand?.name).toBe("Ada");
    },
  );

  test.runIf(isWhole)(
    "is offered with a sign-in link, which returns with the brand kept",
    async ({ page }) => {
      const name = `ada-${Math.random().toString(36).slice(2, 12)}`;
      const data = { username: name, email: `${name}@example.com`, password: "correct horse" };
      await page.request.post("/api/auth/register", { data });
      await openWithPost(page, threeSlides);
      await openBrandTab(page);
      await getField(page, "Name").fill("Ada Lindqvist");
      await page.getByRole("link", { name: "Sign in", exact: true }).last().click();
      await page.getByRole("textbox", { name: "Email" }).fill(data.email);
      await page.getByLabel("Password", { exact: true }).fill(data.password);
      await page.getByRole("button", { name: "Log in" }).click();
      await getStage(page).waitFor();
      await openBrandTab(page);
      expect(await getField(page, "Name").inputValue()).toBe("Ada Lindqvist");
      await page.getByText("Saved to your account.").waitFor();
    },
  );
});
