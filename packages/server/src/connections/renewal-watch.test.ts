import type { NetworkId } from "@slideloom/core/networks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import {
  instagramClient,
  startFakeInstagram,
} from "../connectors/instagram/fake-instagram.fixture.ts";
import {
  linkedinClient,
  startFakeLinkedin,
  type FakeLinkedin,
} from "../connectors/linkedin/fake-linkedin.fixture.ts";
import type { FakeGraph } from "../connectors/meta/fake-graph-state.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "../publishing/connect-network.fixture.ts";

const dayMs = 24 * 3600_000;

let nowMs: number;
const now = () => new Date(nowMs);
let instagram: FakeGraph;
let linkedin: FakeLinkedin;
beforeEach(async () => {
  nowMs = Date.parse("2026-12-01T12:00:00Z");
  instagram = await startFakeInstagram({ now });
  linkedin = await startFakeLinkedin({ now });
  linkedin.rules.hasRefreshTokens = true;
});
afterEach(async () => {
  await instagram.close();
  await linkedin.close();
});

/** Connects an account whose access ends after 60 days. */
async function connect(settings: DatabaseSettings, network: NetworkId) {
  const server = await createTestApp(settings, {
    now,
    environment: {
      FAKE_INSTAGRAM_URL: instagram.url,
      INSTAGRAM_APP_ID: instagramClient.id,
      INSTAGRAM_APP_SECRET: instagramClient.secret,
      FAKE_LINKEDIN_URL: linkedin.url,
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    },
  });
  const { token, user } = await registerSomebody(server);
  await connectNetwork(server, token, { network, url: "" });
  const { connections, renewalWatch } = server.context;
  return { renewalWatch, list: () => connections.list(user.id) };
}

describeOnBothEngines("access that ends for good unless it is renewed in time", (shared) => {
  test("is renewed a month before, once", async () => {
    const { renewalWatch, list } = await connect(shared.settings, "instagram");
    nowMs += 29 * dayMs;
    await renewalWatch.run();
    expect(instagram.counts.renewals).toBe(0);
    nowMs += 2 * dayMs;
    await Promise.all([renewalWatch.run(), renewalWatch.run()]);
    await renewalWatch.run();
    expect(instagram.counts.renewals).toBe(1);
    expect(await list()).toMatchObject([{ ends_at: "2027-03-02T12:00:00.000Z" }]);
    nowMs += 31 * dayMs;
    await renewalWatch.run();
    expect(instagram.counts.renewals).toBe(2);
  });

  test("is tried again by the next run if the network fails", async () => {
    const { renewalWatch, list } = await connect(shared.settings, "instagram");
    nowMs += 31 * dayMs;
    instagram.addFault({ match: "refresh_access_token", kind: { status: 503, body: {} } });
    await renewalWatch.run();
    expect(await list()).toMatchObject([{ state: "active" }]);
    expect(instagram.counts.renewals).toBe(0);
    await renewalWatch.run();
    expect(instagram.counts.renewals).toBe(1);
  });

  test("needs a new sign-in once the network refuses it", async () => {
    const { renewalWatch, list } = await connect(shared.settings, "instagram");
    nowMs += 31 * dayMs;
    instagram.revokeAll();
    await renewalWatch.run();
    expect(await list()).toMatchObject([{ state: "reconnect" }]);
  });

  test("is left alone at other networks", async () => {
    const { renewalWatch } = await connect(shared.settings, "linkedin");
    nowMs += 59 * dayMs;
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(0);
  });
});
