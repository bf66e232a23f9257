import type { Publication } from "@slideloom/core/contract";
import { describe, expect } from "vitest";
import { ana } from "../../packages/server/src/connectors/bluesky/fake-bluesky.fixture.ts";
import {
  connectBluesky,
  connectHandover,
  createPublisher,
  openPublishing,
  test,
} from "./publishing-page.ts";

test("an account is connected, a carousel published there once, and what is there linked", async ({
  page,
  browserContext,
  publishing: { url, bluesky },
}) => {
  const { carouselId } = await createPublisher(browserContext, url);
  const before = bluesky.posts.length;
  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("link", { name: "Connect an account" }).click();
  await page.getByRole("button", { name: "Connect Bluesky", exact: true }).click();
  const form = page.getByRole("form", { name: "Connect Bluesky" });
  await form.getByLabel("Handle").fill(ana.handle);
  await form.getByLabel("App password", { exact: true }).fill(ana.password);
  await form.getByRole("button", { name: "Connect Bluesky" }).click();
  await page.getByRole("status").filter({ hasText: "Connected" }).waitFor();

  await openPublishing(page, carouselId);
  await dialog.getByRole("textbox", { name: "Caption" }).fill("Five habits #habits");
  await dialog.getByRole("button", { name: "Publish now" }).dblclick();
  const link = dialog.getByRole("link", { name: "See it on Bluesky" });
  await link.waitFor();
  const [made, ...others] = bluesky.posts.slice(before);
  expect(others).toEqual([]);
  expect(made?.record).toMatchObject({ text: "Five habits #habits" });
  expect(await link.getAttribute("href")).toContain(made?.rkey);

  await page.goto("/my-carousels?status=published");
  await page.getByRole("article", { name: "Five habits that stick" }).waitFor();
});

test("a carousel is scheduled, found in the calendar, moved by the keyboard, and canceled", async ({
  page,
  browserContext,
  publishing: { url, bluesky },
}) => {
  const { owner, carouselId } = await createPublisher(browserContext, url);
  await connectBluesky(owner);
  const before = bluesky.posts.length;
  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("radio", { name: "At a time" }).check();
  const year = new Date().getUTCFullYear() + 1;
  await dialog.getByLabel("Date").fill(`${year}-06-15`);
  await dialog.getByLabel("Time", { exact: true }).fill("09:00");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await dialog.getByText(/^Scheduled for/).waitFor();
  await page.goto("/my-carousels?status=scheduled");
  await page.getByRole("article", { name: "Five habits that stick" }).waitFor();

  await page.goto(`/calendar?day=${year}-06-15`);
  const chip = page.getByRole("button", { name: /^9:00 AM Bluesky Five habits that stick/ });
  await chip.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const list = () =>
    owner.request<{ publications: Publication[] }>(
      "GET",
      `/api/publications?from=${year}-06-01T00:00:00Z`,
    );
  const readTime = async () => (await list()).publications[0]?.wall_time;
  await expect.poll(readTime).toBe(`${year}-06-23T09:00`);
  await page.getByRole("gridcell", { name: `June 23, ${year}, 1 publication` }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(readTime).toBe(`${year}-06-15T09:00`);

  await chip.click();
  const details = page.getByRole("dialog", { name: "Publication" });
  await details.getByRole("button", { name: "Cancel", exact: true }).click();
  await details.getByRole("button", { name: "Cancel the publication" }).click();
  await details.getByText("Canceled", { exact: true }).waitFor();
  expect(bluesky.posts.length).toBe(before);
});

describe("where nobody knows what came of it", () => {
  test("a person says that it is there, and nothing is sent again", async ({
    page,
    browserContext,
    publishing: { url, handover },
  }) => {
    const { owner, carouselId } = await createPublisher(browserContext, url);
    await connectHandover(owner, handover);
    const before = handover.calls.length;
    handover.addFault({ match: "/hook", kind: "commit-then-reset" });
    const dialog = await openPublishing(page, carouselId);
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await dialog.getByText("Not known").waitFor();

    await page.goto("/calendar");
    await page.getByRole("button", { name: "Decide" }).click();
    const details = page.getByRole("dialog", { name: "Publication" });
    await details.getByRole("button", { name: "It is there" }).click();
    await details.getByLabel("Address of the post").fill("https://example.com/post");
    await details.getByRole("button", { name: "Note it as published" }).click();
    await details.getByRole("link", { name: "See it on Hand-over" }).waitFor();
    expect(handover.calls.length).toBe(before + 1);
  });

  test("it is sent again once a person says that it is not there", async ({
    page,
    browserContext,
    publishing: { url, handover },
  }) => {
    const { owner, carouselId } = await createPublisher(browserContext, url);
    await connectHandover(owner, handover);
    const before = handover.calls.length;
    handover.addFault({ match: "/hook", kind: "commit-then-reset" });
    const dialog = await openPublishing(page, carouselId);
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await dialog.getByRole("button", { name: "It is not there, post again" }).click();
    expect(handover.calls.length).toBe(before + 1);
    await dialog.getByRole("button", { name: "It is not there: post again" }).click();
    await dialog.getByText("Published", { exact: true }).waitFor();
    expect(handover.calls.length).toBe(before + 2);
  });
});
