import type { Post } from "@slideloom/core/document";
import type { BrowserContext, Locator, Page } from "playwright-core";
import {
  ana,
  type FakeBluesky,
  startFakeBluesky,
} from "../../packages/server/src/connectors/bluesky/fake-bluesky.fixture.ts";
import {
  type FakeHandover,
  startFakeHandover,
} from "../../packages/server/src/connectors/handover/fake-handover.fixture.ts";
import { test as base } from "../browser.ts";
import { addCarousel, createOwner, type Owner, signInAs } from "../library/library-page.ts";
import { startServer } from "../server.ts";

interface Publishing {
  /** The server's address; its networks are the stand-ins. */
  url: string;
  bluesky: FakeBluesky;
  handover: FakeHandover;
}

/** A test with a server whose networks are stand-ins. */
export const test = base.extend<{ publishing: Publishing; serverUrl: string }>({
  publishing: [
    async ({}, use) => {
      const [bluesky, handover] = await Promise.all([startFakeBluesky(), startFakeHandover()]);
      const server = await startServer({ FAKE_BLUESKY_URL: bluesky.url });
      await use({ url: server.url, bluesky, handover });
      await server.stop();
      await Promise.all([bluesky.close(), handover.close()]);
    },
    { scope: "file" },
  ],
  // Pages are that server's.
  serverUrl: async ({ publishing }, use) => {
    await use(publishing.url);
  },
});

export const post: Post = {
  title: "Five ::habits:: that stick",
  hashtags: ["#habits"],
  content: ["Begin small", "Same place", "Same time", "Never miss twice", "Be kind"].map(
    (header) => ({ header, description: [{ type: "text", value: `${header}, every day.` }] }),
  ),
};

/** Somebody who is signed in in this browser, with a saved carousel. */
export async function createPublisher(
  context: BrowserContext,
  url: string,
): Promise<{ owner: Owner; carouselId: string }> {
  const owner = await createOwner(url);
  await signInAs(context, owner);
  const { id } = await addCarousel(owner, post);
  return { owner, carouselId: id };
}

export const connectBluesky = (owner: Owner) =>
  owner.request<{ id: string }>("POST", "/api/connections", {
    ...{ network: "bluesky", handle: ana.handle, app_password: ana.password },
    time_zone: "Europe/Berlin",
  });

export const connectHandover = (owner: Owner, service: FakeHandover) =>
  owner.request<{ id: string }>("POST", "/api/connections", {
    ...{ network: "handover", name: "n8n", url: `${service.url}/hook` },
    time_zone: "Europe/Berlin",
  });

/** Opens a saved carousel and the dialog that publishes it. */
export async function openPublishing(page: Page, carouselId: string): Promise<Locator> {
  await page.goto(`/create/${carouselId}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  return page.getByRole("dialog", { name: "Publish" });
}
