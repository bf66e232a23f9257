import type { PublicationListResponse } from "@slideloom/core/contract/publications";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { addCarousel } from "../library/library-page.ts";
import { findViolations } from "../axe.ts";
import { connectHandover, createPublisher, openPublishing, test } from "./publishing-page.ts";

test("drafts are selected in the library and scheduled together, and taken back with Undo", async ({
  page,
  publishing: { url, handover },
}) => {
  const { owner } = await createPublisher(page, url);
  await connectHandover(owner, handover);
  for (const title of ["One", "Two", "Three"]) {
    const description = [{ type: "text", value: "Every day." }];
    await addCarousel(owner, { title, content: [{ header: title, description }] });
  }
  await page.goto("/my-carousels?status=draft");
  await page.getByRole("checkbox", { name: "Select One" }).check();
  await page.getByRole("button", { name: /^Select all/ }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Schedule" }).click();
  await page.getByRole("button", { name: "Schedule 4 posts" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const list = () => owner.request<PublicationListResponse>("GET", "/api/publications");
  const { publications } = await list();
  expect(publications).toHaveLength(4);
  expect(new Set(publications.map(({ due_at }) => due_at)).size).toBe(4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await list()).publications.flatMap(({ targets }) => targets[0]?.status))
    .toEqual(Array(4).fill("canceled"));
});

test("a month is planned from thirty drafts in a few clicks, one post on each day", async ({
  page,
  publishing: { url, handover },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  await owner.request("DELETE", `/api/carousels/${carouselId}`);
  await connectHandover(owner, handover);
  for (let number = 1; number <= 30; number += 1) {
    const description = [{ type: "text", value: `Tip ${number} for every day.` }];
    await addCarousel(owner, { title: `Tip ${number}`, content: [{ header: "Tip", description }] });
  }
  await page.goto("/my-carousels?status=draft");
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole("checkbox", { name: "Select Tip 30", exact: true }));
  await click(page.getByRole("button", { name: /^Select all/ }));
  await click(page.getByRole("toolbar").getByRole("button", { name: "Schedule" }));
  await click(page.getByRole("button", { name: "Schedule 30 posts" }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const { publications } = await owner.request<PublicationListResponse>("GET", "/api/publications");
  const days = new Set(publications.map(({ due_at }) => due_at?.slice(0, 10)));
  expect(days.size).toBe(30);
  expect(clicks).toBe(4);
});

test("a post is made by hand on a phone without connected accounts, and marked with its link", async ({
  phone,
  publishing: { url },
}) => {
  const { owner, carouselId } = await createPublisher(phone, url);
  const dialog = await openPublishing(phone, carouselId);
  await dialog.getByRole("button", { name: "Get files and caption" }).click();
  const steps = dialog.getByRole("list", { name: "Steps for LinkedIn" });
  await steps.getByRole("button", { name: "Prepare the files" }).click();
  const download = phone.waitForEvent("download");
  await steps.getByRole("button", { name: "Save PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await findViolations(phone)).toEqual([]);
  await steps.getByRole("button", { name: "Mark as posted" }).click();
  await dialog.getByLabel(/Post URL/).fill("https://www.linkedin.com/posts/1");
  await dialog.getByRole("button", { name: "Mark as published" }).click();
  await dialog.getByRole("link", { name: "See the post on LinkedIn" }).waitFor();
  const { publications } = await owner.request<PublicationListResponse>("GET", "/api/publications");
  expect(publications.map(({ targets }) => targets.map(({ status }) => status))).toEqual([
    ["published"],
  ]);
});
