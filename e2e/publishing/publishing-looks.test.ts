import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { sampleCases } from "../../scripts/test-sample.mjs";
import { findViolations } from "../axe.ts";
import {
  connectBluesky,
  connectBuffer,
  connectHandover,
  createPublisher,
  openPublishing,
  test,
} from "./publishing-page.ts";

const looks = [
  { width: 320, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
  { width: 1440, colorScheme: "light" },
] as const;

async function expectGood(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await findViolations(page)).toEqual([]);
}

describe.for(sampleCases(looks, 3))("at $width px, $colorScheme", ({ width, colorScheme }) => {
  test("axe finds no violations in the publishing screens, and nothing scrolls sideways", async ({
    page,
    publishing: { url, handover },
  }) => {
    const { owner, carouselId } = await createPublisher(page, url);
    const [bluesky, other] = [await connectBluesky(owner), await connectHandover(owner, handover)];
    await connectBuffer(owner, ["channel-instagram", "channel-page"]);
    const targets = [bluesky, other].map(({ id }) => ({ connection_id: id, caption: "Habits" }));
    const at = `${new Date().getUTCFullYear() + 1}-06-15T09:00`;
    const when = { kind: "time", at, time_zone: "Europe/Berlin" };
    const body = { carousel_id: carouselId, when, targets };
    const { id } = await owner.request<{ id: string }>("POST", "/api/publications", body);
    await owner.request("POST", "/api/publications", { ...body, when: { kind: "unscheduled" } });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });

    await page.goto("/connections");
    await page.getByRole("button", { name: "Posting times" }).first().click();
    await page
      .getByRole("region", { name: "Webhook hand-off" })
      .getByRole("button", { name: "Connect another account" })
      .click();
    const buffer = page.getByRole("region", { name: "Buffer", exact: true });
    await buffer.getByRole("button", { name: "Choose accounts" }).click();
    await buffer.getByRole("checkbox").first().waitFor();
    await buffer.getByRole("button", { name: "Replace key" }).click();
    await expectGood(page, width);

    for (const view of ["month", "week", "list", "queue"]) {
      await page.goto(`/calendar?view=${view}&day=${at.slice(0, 10)}`);
      await page.getByText("Five habits that stick").first().waitFor({ state: "attached" });
      await expectGood(page, width);
    }
    await page.goto(`/calendar?publication=${id}`);
    await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
    await expectGood(page, width);

    const dialog = await openPublishing(page, carouselId);
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await dialog.getByRole("radio", { name: "At a set time" }).check();
    await dialog.getByRole("button", { name: "Alt text" }).click();
    await expectGood(page, width);
  });
});
