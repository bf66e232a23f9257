import type { Post } from "@slideloom/core/document";
import type { Locator, Page } from "playwright-core";
import {
  ana,
  type FakeBluesky,
  startFakeBluesky,
} from "../../packages/server/src/connectors/bluesky/fake-bluesky.fixture.ts";
import {
  type FakeBuffer,
  startFakeBuffer,
} from "../../packages/server/src/connectors/buffer/fake-buffer.fixture.ts";
import { anaKey } from "../../packages/server/src/connectors/buffer/fake-channels.fixture.ts";
import {
  type FakeHandover,
  startFakeHandover,
} from "../../packages/server/src/connectors/handover/fake-handover.fixture.ts";
import {
  type FakeLinkedin,
  linkedinClient,
  startFakeLinkedin,
} from "../../packages/server/src/connectors/linkedin/fake-linkedin.fixture.ts";
import {
  type FakeMastodon,
  startFakeMastodon,
} from "../../packages/server/src/connectors/mastodon/fake-mastodon.fixture.ts";
import { testInOwnProfile as base } from "../browser.ts";
import { addCarousel, createOwner, type Owner, signInAs } from "../library/library-page.ts";
import { findFreePort, startServer } from "../server.ts";

interface Publishing {
  /** The server's URL; it publishes to fake networks. */
  url: string;
  bluesky: FakeBluesky;
  mastodon: FakeMastodon;
  linkedin: FakeLinkedin;
  handover: FakeHandover;
  buffer: FakeBuffer;
}

/** A test with a server that publishes to fake networks. */
export const test = base.extend<{ publishing: Publishing; serverUrl: string }>({
  publishing: [
    async ({}, use) => {
      const [bluesky, mastodon, linkedin, handover, buffer] = await Promise.all([
        startFakeBluesky(),
        startFakeMastodon(),
        startFakeLinkedin(),
        startFakeHandover(),
        startFakeBuffer(),
      ]);
      const port = await findFreePort();
      const server = await startServer({
        FAKE_BLUESKY_URL: bluesky.url,
        FAKE_MASTODON_URL: mastodon.url,
        FAKE_LINKEDIN_URL: linkedin.url,
        FAKE_BUFFER_URL: buffer.url,
        LINKEDIN_CLIENT_ID: linkedinClient.id,
        LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
        // Networks redirect browsers back to this URL.
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
      });
      await use({ url: server.url, bluesky, mastodon, linkedin, handover, buffer });
      await server.stop();
      const fakes = [bluesky, mastodon, linkedin, handover, buffer];
      await Promise.all(fakes.map((fake) => fake.close()));
    },
    { scope: "file" },
  ],
  // Makes pages open the server above instead of the server that all other tests share.
  serverUrl: [
    async ({ publishing }, use) => {
      await use(publishing.url);
    },
    { scope: "file" },
  ],
});

const post: Post = {
  title: "Five ::habits:: that stick",
  hashtags: ["#habits"],
  content: ["Begin small", "Same place", "Same time", "Never miss twice", "Be kind"].map(
    (header) => ({ header, description: [{ type: "text", value: `${header}, every day.` }] }),
  ),
};

/** Signs a new account in to this browser and saves a carousel in that account. */
export async function createPublisher(
  page: Page,
  url: string,
): Promise<{ owner: Owner; carouselId: string }> {
  const owner = await createOwner(url);
  await signInAs(page, owner);
  // Serves the fake accounts' avatars, whose URLs are on `.example` hosts.
  const body = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAAC", "base64");
  await page
    .context()
    .route("https://*.example/**", (route) => route.fulfill({ contentType: "image/gif", body }));
  const { id } = await addCarousel(owner, post);
  return { owner, carouselId: id };
}

export const connectBluesky = (owner: Owner) =>
  owner.request<{ id: string }>("POST", "/api/connections", {
    network: "bluesky",
    handle: ana.handle,
    app_password: ana.password,
    time_zone: "Europe/Berlin",
  });

export const connectHandover = (owner: Owner, service: FakeHandover) =>
  owner.request<{ id: string }>("POST", "/api/connections", {
    network: "handover",
    name: "n8n",
    url: `${service.url}/hook`,
    time_zone: "Europe/Berlin",
  });

/** Stores the API key of Ana's Buffer account. Connects the channels of this Buffer account that `remoteIds` lists. */
export async function connectBuffer(owner: Owner, remoteIds: readonly string[]): Promise<void> {
  const body = { network: "buffer", key: anaKey, time_zone: "Europe/Berlin" };
  const { grant } = await owner.request<{ grant: { id: string } }>("POST", "/api/grants", body);
  const choice = { remote_ids: remoteIds };
  await owner.request("PUT", `/api/grants/${grant.id}/channels`, choice);
}

export async function openPublishing(page: Page, carouselId: string): Promise<Locator> {
  await page.goto(`/create/${carouselId}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  return page.getByRole("dialog", { name: "Publish" });
}
