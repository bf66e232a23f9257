import type { Publication } from "@slideloom/core/contract/publications";
import { describe, expect } from "vitest";
import { isWhole } from "../../scripts/test-sample.mjs";
import { ana } from "../../packages/server/src/connectors/bluesky/fake-bluesky.fixture.ts";
import { anaKey } from "../../packages/server/src/connectors/buffer/fake-channels.fixture.ts";
import { edit } from "../editor/on-slide-page.ts";
import {
  connectBluesky,
  connectHandover,
  createPublisher,
  openPublishing,
  test,
} from "./publishing-page.ts";

test("an account is connected, a carousel is published there once, and the post is linked", async ({
  page,
  publishing: { url, bluesky },
}) => {
  const { carouselId } = await createPublisher(page, url);
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
  const link = dialog.getByRole("link", { name: "See the post on Bluesky" });
  await link.waitFor();
  const [made, ...others] = bluesky.posts.slice(before);
  expect(others).toEqual([]);
  expect(made?.record).toMatchObject({ text: "Five habits #habits" });
  expect(await link.getAttribute("href")).toContain(made?.rkey);

  await page.goto("/my-carousels?status=published");
  await page.getByRole("article", { name: "Five habits that stick" }).waitFor();
});

test("a Buffer key connects the chosen accounts, and a carousel is published through Buffer once", async ({
  page,
  publishing: { url, buffer },
}) => {
  const { carouselId } = await createPublisher(page, url);
  await page.goto("/connections");
  await page.getByRole("button", { name: "Connect Buffer", exact: true }).click();
  const form = page.getByRole("form", { name: "Connect Buffer" });
  await form.getByLabel("Buffer key", { exact: true }).fill(anaKey);
  await form.getByRole("button", { name: "Connect Buffer" }).click();
  const chooser = page.getByRole("form", { name: "Accounts from Buffer" });
  await chooser.getByRole("checkbox", { name: /LinkedIn page/ }).check();
  await chooser.getByRole("checkbox", { name: /Bluesky/ }).check();
  expect(await chooser.getByRole("checkbox", { name: /youtube/i }).isDisabled()).toBe(true);
  await chooser.getByRole("button", { name: "Connect 2 accounts" }).click();
  const accounts = page.getByRole("list", { name: "Accounts of Ana" });
  await accounts.getByRole("listitem").nth(1).waitFor();

  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("checkbox", { name: /LinkedIn \(through Buffer\)/ }).check();
  await dialog.getByRole("textbox", { name: "Caption" }).fill("Five habits #habits");
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await dialog.getByRole("link", { name: "See the post on LinkedIn" }).waitFor();
  expect(buffer.delivered).toHaveLength(1);
  expect(buffer.leaks).toEqual([]);
});

test("text typed in an open field is published with the carousel", async ({
  page,
  publishing: { url, bluesky },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  await connectBluesky(owner);
  const before = bluesky.posts.length;
  await page.goto(`/create/${carouselId}`);
  await edit(page, "Title of the post");
  await page.keyboard.type(" for good");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish" });
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await dialog.getByRole("link", { name: "See the post on Bluesky" }).waitFor();
  expect(JSON.stringify(bluesky.posts.slice(before))).toContain("Five habits that stick for good");
});

test("a person signs in at their Mastodon server, and a carousel becomes a thread with a content warning", async ({
  page,
  publishing: { url, mastodon },
}) => {
  const { carouselId } = await createPublisher(page, url);
  await page.goto("/connections");
  await page.getByRole("button", { name: "Connect Mastodon", exact: true }).click();
  await page.getByLabel("Your server").fill("https://social.example/@ana");
  await page.getByRole("button", { name: "Sign in on your server" }).click();
  await page.getByRole("status").filter({ hasText: "Connected" }).waitFor();
  await page.getByRole("list", { name: "Connected Mastodon accounts" }).waitFor();

  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("textbox", { name: "Content warning" }).fill("Habits");
  await dialog.getByRole("radio", { name: "Followers" }).click();
  await dialog.getByText(/^2 posts in a thread/).waitFor();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await dialog.getByRole("link", { name: "Post 2" }).waitFor();
  const [first, reply, ...others] = mastodon.statuses;
  expect(others).toEqual([]);
  expect([first?.mediaIds.length, reply?.mediaIds.length]).toEqual([3, 2]);
  expect(first).toMatchObject({ visibility: "private", replyTo: null });
  expect(reply?.replyTo).toBe(first?.id);
});

test.runIf(isWhole)(
  "LinkedIn gets one document, and a sign-in denied there returns with a message",
  async ({ page, publishing: { url, linkedin } }) => {
    const { carouselId } = await createPublisher(page, url);
    const signInThere = async () => {
      await page.goto("/connections");
      await page.getByRole("button", { name: "Connect LinkedIn", exact: true }).click();
      await page.getByRole("button", { name: "Sign in with LinkedIn" }).click();
    };
    linkedin.rules.isDenied = true;
    await signInThere();
    await page.getByRole("alert").filter({ hasText: "You didn't allow access" }).waitFor();
    linkedin.rules.isDenied = false;
    await signInThere();
    await page.getByRole("status").filter({ hasText: "Connected" }).waitFor();

    const dialog = await openPublishing(page, carouselId);
    await dialog.getByText("1 post: a document with 5 pages").waitFor();
    await dialog.getByRole("textbox", { name: "Caption" }).fill("Five (habits) #habits");
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await dialog.getByRole("link", { name: "See the post on LinkedIn" }).waitFor();
    expect(linkedin.posts).toMatchObject([{ text: "Five (habits) #habits", slides: 5 }]);
  },
);

test("a carousel is scheduled, found in the calendar, moved by keyboard, and canceled", async ({
  page,
  publishing: { url, bluesky },
}) => {
  const { owner, carouselId } = await createPublisher(page, url);
  await connectBluesky(owner);
  const before = bluesky.posts.length;
  const dialog = await openPublishing(page, carouselId);
  await dialog.getByRole("radio", { name: "At a set time" }).check();
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
  await page.getByRole("gridcell", { name: `June 23, ${year}, 1 post` }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(readTime).toBe(`${year}-06-15T09:00`);

  await chip.click();
  const details = page.getByRole("dialog", { name: "Post details" });
  await details.getByRole("button", { name: "Cancel post", exact: true }).click();
  await details.getByRole("button", { name: "Cancel post" }).click();
  await details.getByText("Cancelled", { exact: true }).waitFor();
  expect(bluesky.posts.length).toBe(before);
});

describe("offline", () => {
  test("publishing sends nothing, not even later, until the person publishes again", async ({
    page,
    problems,
    publishing: { url, bluesky },
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const { owner, carouselId } = await createPublisher(page, url);
    await connectBluesky(owner);
    const before = bluesky.posts.length;
    const dialog = await openPublishing(page, carouselId);
    const publish = dialog.getByRole("button", { name: "Publish now" });
    await publish.and(page.locator(":enabled")).waitFor();
    await page.context().setOffline(true);
    await publish.click();
    await dialog.getByRole("alert").filter({ hasText: "You're offline." }).waitFor();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await Promise.all([
      // Queries are refetched automatically when the connection is back.
      page.waitForResponse((response) => response.url().endsWith("/api/connections")),
      page.context().setOffline(false),
    ]);
    await publish.and(page.locator(":enabled")).waitFor();
    expect(sent).toEqual([]);
    expect(bluesky.posts.length).toBe(before);
    await publish.click();
    await dialog.getByRole("link", { name: "See the post on Bluesky" }).waitFor();
    expect(bluesky.posts.length).toBe(before + 1);
  });

  test("the status of a post being sent is requested once back online, and it is posted once", async ({
    page,
    problems,
    publishing: { url, bluesky },
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const { owner, carouselId } = await createPublisher(page, url);
    await connectBluesky(owner);
    const before = bluesky.posts.length;
    const dialog = await openPublishing(page, carouselId);
    // The request arrives, but the connection breaks before the response.
    await page.route("**/api/publications", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await page.context().setOffline(true);
      return route.abort("internetdisconnected");
    });
    await dialog.getByRole("button", { name: "Publish now" }).click();
    const unknown = dialog.getByRole("alert").filter({ hasText: "We don't know yet" });
    await unknown.waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole("link", { name: "See the post on Bluesky" }).waitFor();
    expect(bluesky.posts.length).toBe(before + 1);
  });
});

describe("if the result of a post is unknown", () => {
  test("a person confirms that it was posted, and it isn't sent again", async ({
    page,
    publishing: { url, handover },
  }) => {
    const { owner, carouselId } = await createPublisher(page, url);
    await connectHandover(owner, handover);
    const before = handover.calls.length;
    handover.addFault({ match: "/hook", kind: "commit-then-reset" });
    const dialog = await openPublishing(page, carouselId);
    await dialog.getByRole("button", { name: "Publish now" }).click();
    await dialog.getByText("Not confirmed").waitFor();

    await page.goto("/calendar");
    await page.getByRole("button", { name: "Review" }).click();
    const details = page.getByRole("dialog", { name: "Post details" });
    await details.getByRole("button", { name: "The post is there" }).click();
    await details.getByLabel("Post URL").fill("https://example.com/post");
    await details.getByRole("button", { name: "Mark as published" }).click();
    await details.getByRole("link", { name: "See the post on n8n" }).waitFor();
    expect(handover.calls.length).toBe(before + 1);
  });

  test.runIf(isWhole)(
    "a person says that it wasn't posted, and it is sent again",
    async ({ page, publishing: { url, handover } }) => {
      const { owner, carouselId } = await createPublisher(page, url);
      await connectHandover(owner, handover);
      const before = handover.calls.length;
      handover.addFault({ match: "/hook", kind: "commit-then-reset" });
      const dialog = await openPublishing(page, carouselId);
      await dialog.getByRole("button", { name: "Publish now" }).click();
      await dialog.getByRole("button", { name: "The post isn't there" }).click();
      expect(handover.calls.length).toBe(before + 1);
      await dialog.getByRole("button", { name: "Publish again" }).click();
      await dialog.getByText("Sent", { exact: true }).waitFor();
      expect(handover.calls.length).toBe(before + 2);
    },
  );
});
