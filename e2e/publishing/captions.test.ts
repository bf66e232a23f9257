import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import {
  connectBluesky,
  connectHandover,
  createPublisher,
  openPublishing,
  test,
} from "./publishing-page.ts";

/** Opens the Captions tab. If the window is narrow, first opens the sheet that contains the tab. */
async function openCaptions(page: Page, carouselId: string): Promise<void> {
  await page.goto(`/create/${carouselId}`);
  const tab = page.getByRole("tab", { name: "Captions" });
  const sheet = page.getByRole("button", { name: "Settings", exact: true });
  await tab.or(sheet).first().waitFor();
  if (await sheet.isVisible()) await sheet.click();
  await tab.click();
}

const looks = [
  { width: 320, colorScheme: "dark" },
  { width: 1440, colorScheme: "light" },
] as const;

describe.for(sampleCases(looks, 2))("at $width px, $colorScheme", ({ width, colorScheme }) => {
  test("captions are written in the editor, saved, and used by the publish dialog", async ({
    page,
    publishing: { url },
  }) => {
    const { owner, carouselId } = await createPublisher(page, url);
    await connectBluesky(owner);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });

    await openCaptions(page, carouselId);
    await page.getByRole("textbox", { name: "Caption", exact: true }).fill("Habits. #habits");
    await page.getByRole("button", { name: "Bluesky", exact: true }).click();
    await page.getByRole("button", { name: "Write a different caption" }).click();
    await page.getByRole("textbox", { name: "Caption for Bluesky" }).fill("Only for Bluesky");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
    await expect
      .poll(() => owner.request("GET", `/api/carousels/${carouselId}`))
      .toMatchObject({
        draft: {
          captions: { bluesky: "Only for Bluesky" },
          jsonInput: expect.stringContaining('"caption": "Habits. #habits"') as string,
        },
      });

    const dialog = await openPublishing(page, carouselId);
    const caption = dialog.getByRole("textbox", { name: "Caption", exact: true });
    expect(await caption.inputValue()).toBe("Habits. #habits");
    await dialog
      .getByRole("region", { name: "Caption on Bluesky" })
      .getByText("Only for")
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
  });
});

test("a caption that is too long for one network is shortened to whole sentences for that network alone", async ({
  page,
  publishing: { url, handover },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  await connectBluesky(owner);
  await connectHandover(owner, handover);
  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("checkbox", { name: /ana\.test/ }).check();
  await dialog.getByRole("checkbox", { name: /n8n/ }).check();
  const sentence = "We closed the shop on Mondays.";
  const long = `${sentence} `.repeat(20).trim();
  const caption = dialog.getByRole("textbox", { name: "Caption", exact: true });
  await caption.fill(long);
  await dialog.getByRole("button", { name: "Shorten for Bluesky" }).click();
  const own = dialog.getByRole("textbox", { name: /^Caption for ana/ });
  await own.waitFor();
  expect(await own.inputValue()).toBe(`${sentence} `.repeat(9).trim());
  expect(await caption.inputValue()).toBe(long);
  expect(await dialog.getByRole("button", { name: "Shorten for Bluesky" }).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});
