import type { Publication, PublicationListResponse } from "@slideloom/core/contract/publications";
import { expect } from "vitest";
import { findViolations } from "../axe.ts";
import type { Owner } from "../library/library-page.ts";
import { connectHandover, createPublisher, test } from "./publishing-page.ts";

/** Publishes the carousel as soon as its owner approves it. */
async function ask(owner: Owner, carouselId: string, connection_id: string, caption: string) {
  return owner.request<Publication>("POST", "/api/publications", {
    carousel_id: carouselId,
    when: { kind: "now" },
    targets: [{ connection_id, caption }],
    approval: "owner",
  });
}

const readStatuses = async (owner: Owner) => {
  const list = await owner.request<PublicationListResponse>("GET", "/api/publications");
  return list.publications.map(({ targets }) => targets.at(-1)?.status).toSorted();
};

test("posts that wait are looked at on a phone, and approved or declined by keyboard", async ({
  phone,
  publishing: { url, handover },
}) => {
  const { owner, carouselId } = await createPublisher(phone, url);
  await phone.goto("/approvals");
  await phone.getByText("Nothing waits for your approval").waitFor();
  const { id: connectionId } = await connectHandover(owner, handover);
  const before = handover.calls.length;
  await ask(owner, carouselId, connectionId, "Declined words");
  const wanted = await ask(owner, carouselId, connectionId, "Approved words");

  await phone.goto("/calendar");
  await phone.getByText("2 posts need your approval").waitFor();
  await phone.getByRole("button", { name: /^Account menu/ }).click();
  await phone.getByRole("menuitem", { name: "Approvals 2 waiting" }).waitFor();
  expect(await findViolations(phone)).toEqual([]);
  await phone.keyboard.press("Escape");
  await phone.getByRole("link", { name: "Review" }).click();
  await phone.getByRole("heading", { name: "Approvals" }).waitFor();
  await phone.goto(`/approvals?publication=${wanted.id}`);
  const posts = phone.getByRole("article");
  await posts.nth(1).waitFor();
  await posts.first().getByText("Approved words").waitFor();
  await posts.first().getByText("As soon as you approve it").waitFor();
  await posts
    .first()
    .getByRole("group", { name: /^Slide 1 of/ })
    .waitFor();
  expect(await findViolations(phone)).toEqual([]);
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await posts.first().getByRole("button", { name: "Approve" }).focus();
  await phone.keyboard.press("Enter");
  await posts.nth(1).waitFor({ state: "detached" });
  await posts.getByText("Declined words").waitFor();
  await posts.getByRole("button", { name: "Decline" }).focus();
  await phone.keyboard.press("Enter");
  await phone.getByText("Nothing waits for your approval").waitFor();
  await expect.poll(() => readStatuses(owner)).toEqual(["canceled", "published"]);
  expect(handover.calls.length).toBe(before + 1);
});

test("a post that waits is shown in the calendar, and approved there", async ({
  page,
  publishing: { url, handover },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  const { id: connectionId } = await connectHandover(owner, handover);
  await ask(owner, carouselId, connectionId, "Words");
  await page.goto("/calendar");
  await page.getByRole("region", { name: "Unscheduled" }).getByText("Needs approval").waitFor();
  await page.getByRole("button", { name: "Review" }).click();
  const details = page.getByRole("dialog", { name: "Post details" });
  expect(await details.getByRole("button", { name: "Publish now" }).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await details.getByRole("button", { name: "Approve" }).click();
  await details.getByText("Sent", { exact: true }).waitFor();
  expect(await readStatuses(owner)).toEqual(["published"]);
});
