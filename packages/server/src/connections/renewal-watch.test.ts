import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { createNetworkClients } from "../connectors/connectors.ts";
import {
  linkedinClient,
  startFakeLinkedin,
  type FakeLinkedin,
} from "../connectors/linkedin/fake-linkedin.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "../publishing/connect-network.fixture.ts";

const dayMs = 24 * 3600_000;

let nowMs: number;
const now = () => new Date(nowMs);
let linkedin: FakeLinkedin;
beforeEach(async () => {
  nowMs = Date.parse("2026-12-01T12:00:00Z");
  linkedin = await startFakeLinkedin({ now });
  linkedin.rules.hasRefreshTokens = true;
});
afterEach(() => linkedin.close());

/** Connects an account whose access ends after 60 days, and may be renewed some days before. */
async function connectForDays(settings: DatabaseSettings, renewAheadDays: number | null) {
  const server = await createTestApp(settings, {
    now,
    environment: {
      FAKE_LINKEDIN_URL: linkedin.url,
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    },
    createNetworkClients: (parts) => {
      const clients = createNetworkClients(parts);
      if (renewAheadDays !== null) {
        Object.assign(clients.linkedin.access, { renewAheadMs: renewAheadDays * dayMs });
      }
      return clients;
    },
  });
  const { token, user } = await registerSomebody(server);
  await connectNetwork(server, token, { network: "linkedin", url: linkedin.url });
  const { connections, renewalWatch } = server.context;
  return { renewalWatch, list: () => connections.list(user.id) };
}

describeOnBothEngines("access that ends for good unless it is renewed in time", (shared) => {
  test("is renewed some days before, once", async () => {
    const { renewalWatch } = await connectForDays(shared.settings, 30);
    nowMs += 29 * dayMs;
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(0);
    nowMs += 2 * dayMs;
    await Promise.all([renewalWatch.run(), renewalWatch.run()]);
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(1);
    nowMs += 31 * dayMs;
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(2);
  });

  test("is tried again by the next run if the network has a failure", async () => {
    const { renewalWatch, list } = await connectForDays(shared.settings, 30);
    nowMs += 31 * dayMs;
    linkedin.addFault({ match: "accessToken", kind: { status: 503, body: {} } });
    await renewalWatch.run();
    expect(await list()).toMatchObject([{ state: "active" }]);
    expect(linkedin.counts.renewals).toBe(0);
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(1);
  });

  test("is left alone at other networks", async () => {
    const { renewalWatch } = await connectForDays(shared.settings, null);
    nowMs += 59 * dayMs;
    await renewalWatch.run();
    expect(linkedin.counts.renewals).toBe(0);
  });
});
