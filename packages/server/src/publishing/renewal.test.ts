import { emptyCarousel } from "@slideloom/core/carousel";
import type { Connection } from "@slideloom/core/contract/connections";
import type { Publication } from "@slideloom/core/contract/publications";
import type { NetworkId } from "@slideloom/core/networks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { startFakeBluesky, type FakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import type { FakeNetwork, Fault } from "../connectors/fake-network.fixture.ts";
import {
  linkedinClient,
  startFakeLinkedin,
  type FakeLinkedin,
} from "../connectors/linkedin/fake-linkedin.fixture.ts";
import {
  startFakeMastodon,
  type FakeMastodon,
} from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { connectNetwork } from "./connect-network.fixture.ts";
import { doDueTargets, doTargetsUntil, findNextTargetMs } from "./do-targets.fixture.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startMs = Date.parse("2026-12-01T12:00:00Z");
const clock = { nowMs: startMs };
const now = () => new Date(clock.nowMs);
let bluesky: FakeBluesky;
let mastodon: FakeMastodon;
let linkedin: FakeLinkedin;
beforeEach(async () => {
  clock.nowMs = startMs;
  bluesky = await startFakeBluesky({ now });
  mastodon = await startFakeMastodon({ now });
  linkedin = await startFakeLinkedin({ now });
});
afterEach(async () => {
  await Promise.all([bluesky.close(), mastodon.close(), linkedin.close()]);
});

const ways = ["bluesky", "mastodon", "linkedin", "linkedin with refresh tokens"] as const;
type Way = (typeof ways)[number];

interface Renewal {
  network: NetworkId;
  find: () => FakeNetwork & { revokeAll(): void };
  count: () => number;
  access: string;
  renewal: string;
}

/** For each way to renew access, a call that needs access and the call that renews access. */
const renewals: Record<Way, Renewal> = {
  bluesky: {
    network: "bluesky",
    find: () => bluesky,
    count: () => bluesky.posts.length,
    access: "uploadBlob",
    renewal: "com.atproto.server.",
  },
  mastodon: {
    network: "mastodon",
    find: () => mastodon,
    count: () => mastodon.statuses.length,
    access: "/api/v2/media",
    renewal: "verify_credentials",
  },
  linkedin: {
    network: "linkedin",
    find: () => linkedin,
    count: () => linkedin.posts.length,
    access: "/rest/documents",
    renewal: "/v2/userinfo",
  },
  "linkedin with refresh tokens": {
    network: "linkedin",
    find: () => linkedin,
    count: () => linkedin.posts.length,
    access: "/rest/documents",
    renewal: "/oauth/v2/accessToken",
  },
};

const page = "<!doctype html><title>Bad gateway</title>";
const error = { error: "NotAvailable", message: "Down for a moment" };
const inTwoMinutes = { "retry-after": "120" };

/** Temporary failures of a renewal, with the expected wait. */
const faults: Record<string, [Fault["kind"], number]> = {
  "503": [{ status: 503, body: error }, 10_000],
  "503 with Retry-After": [{ status: 503, headers: inTwoMinutes, body: page }, 120_000],
  "429 with Retry-After": [{ status: 429, headers: inTwoMinutes, body: error }, 120_000],
  "502 with a page": [{ status: 502, body: page }, 10_000],
  "a page that is a success": [{ status: 200, body: page }, 10_000],
  "a success without tokens": [{ status: 200, body: {} }, 10_000],
  "401 of a proxy": [{ status: 401, body: page }, 10_000],
  "no response in time": ["hang-before-commit", 10_000],
  "a connection that breaks off": ["reset-before-commit", 10_000],
};

async function setUp(settings: DatabaseSettings, way: Way) {
  linkedin.rules.hasRefreshTokens = way === "linkedin with refresh tokens";
  const server = await createTestApp(settings, {
    now,
    environment: {
      FAKE_BLUESKY_URL: bluesky.url,
      FAKE_MASTODON_URL: mastodon.url,
      FAKE_LINKEDIN_URL: linkedin.url,
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    },
  });
  const { token, form } = await registerSomebody(server);
  const { network } = renewals[way];
  const connectionId = await connectNetwork(server, token, { network, url: "" });
  const content = [{ header: "Begin", description: [{ type: "text", value: "Write it down." }] }];
  const draft = { ...emptyCarousel, jsonInput: JSON.stringify({ title: "Habits", content }) };
  const saved = await server.send("POST", "/api/carousels", {
    token,
    body: { title: "Habits", status: "draft", draft },
  });
  return { server, token, form, connectionId, carouselId: saved.json<{ id: string }>().id };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

/** Logs in again after the session expired. */
async function logIn(somebody: Somebody): Promise<Somebody> {
  const { email, password } = somebody.form;
  const body = { email, password };
  const response = await somebody.server.send("POST", "/api/auth/login", { body });
  return { ...somebody, token: response.json<{ token: string }>().token };
}

/** Publishes `afterMs` from now. */
async function publish(
  { server, token, connectionId, carouselId }: Somebody,
  afterMs = 0,
): Promise<string> {
  const at = new Date(clock.nowMs + afterMs).toISOString();
  const made = await server.send("POST", "/api/publications", {
    token,
    body: {
      carousel_id: carouselId,
      when: afterMs === 0 ? { kind: "now" } : { kind: "time", at },
      targets: [{ connection_id: connectionId, caption: "Habits" }],
    },
  });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Publication>().id;
}

async function read({ server, token }: Somebody, id: string) {
  const response = await server.send("GET", `/api/publications/${id}`, { token });
  return response.json<Publication>();
}

/** Returns the HTTP statuses of a publication's calls. */
async function listStatuses({ server, token }: Somebody, id: string): Promise<(number | null)[]> {
  const response = await server.send("GET", `/api/publications/${id}/attempts`, { token });
  const { attempts } = response.json<{ attempts: { status: number | null }[] }>();
  return attempts.map(({ status }) => status);
}

async function readConnection({ server, token }: Somebody): Promise<Connection | undefined> {
  const response = await server.send("GET", "/api/connections", { token });
  return response.json<{ connections: Connection[] }>().connections[0];
}

const cells = ways.flatMap((way) => Object.keys(faults).map((fault) => [way, fault] as const));
// A network behaves the same on both databases.
const tried = { sqlite: cells, postgres: sampleCases(cells, 5) };

describe.for(["sqlite", "postgres"] as const)("publishing on %s", (engine) => {
  describeOnEngine(engine, "a renewal with a temporary failure", (shared) => {
    test.for(tried[engine])(
      "on %s with %s waits and is retried, and the post is published",
      async ([way, fault]) => {
        const { find, count, access, renewal } = renewals[way];
        const [kind, waitMs] = faults[fault] ?? ["429", 0];
        const somebody = await setUp(shared.settings, way);
        find().addFault({ match: access, kind: "token-expired" });
        find().addFault({ match: renewal, kind, times: 100 });
        const id = await publish(somebody);
        await doDueTargets(somebody.server);
        const [waiting] = (await read(somebody, id)).targets;
        expect(waiting?.status).toBe("preparing");
        expect(waiting?.message).toEqual(expect.any(String));
        expect(await findNextTargetMs(somebody.server)).toBe(clock.nowMs + waitMs);
        find().clearFaults();
        find().addFault({ match: access, kind: "token-expired" });
        await doTargetsUntil(somebody.server, clock, clock.nowMs + 10 * minuteMs);
        expect((await read(somebody, id)).targets).toMatchObject([{ status: "published" }]);
        expect(count()).toBe(1);
        expect(await readConnection(somebody)).toMatchObject({ state: "active", message: null });
      },
    );
  });
});

describeOnEngine("sqlite", "a renewal", (shared) => {
  test.for(ways)("that %s refuses asks for a new sign-in", async (way) => {
    const somebody = await setUp(shared.settings, way);
    renewals[way].find().revokeAll();
    const id = await publish(somebody);
    await doDueTargets(somebody.server);
    expect((await read(somebody, id)).targets).toMatchObject([{ status: "needs_reconnect" }]);
    expect(await readConnection(somebody)).toMatchObject({ state: "reconnect" });
  });

  test("that fails until the deadline ends the post with the cause, in few calls", async () => {
    const somebody = await setUp(shared.settings, "bluesky");
    bluesky.addFault({ match: "uploadBlob", kind: "token-expired", times: 100 });
    const down = { status: 503, body: error };
    bluesky.addFault({ match: "com.atproto.server.", kind: down, times: 100 });
    const id = await publish(somebody);
    await doTargetsUntil(somebody.server, clock, clock.nowMs + 58 * minuteMs);
    expect((await read(somebody, id)).targets).toMatchObject([{ status: "preparing" }]);
    await doTargetsUntil(somebody.server, clock, clock.nowMs + 10 * minuteMs);
    expect((await read(somebody, id)).targets).toMatchObject([
      { status: "failed", code: "too-late", message: expect.stringContaining(error.message) },
    ]);
    expect((await listStatuses(somebody, id)).length).toBeLessThan(12);
    expect(await readConnection(somebody)).toMatchObject({ state: "active" });
  });

  test("whose new tokens are also refused is not repeated without a delay", async () => {
    const somebody = await setUp(shared.settings, "bluesky");
    bluesky.addFault({ match: "uploadBlob", kind: "token-expired", times: 100 });
    const id = await publish(somebody);
    await doDueTargets(somebody.server);
    expect(bluesky.counts.renewals).toBe(2);
    expect(await findNextTargetMs(somebody.server)).toBe(clock.nowMs + 10_000);
    await doTargetsUntil(somebody.server, clock, clock.nowMs + 61 * minuteMs);
    expect((await read(somebody, id)).targets).toMatchObject([{ status: "needs_reconnect" }]);
    expect(bluesky.counts.renewals).toBeLessThan(20);
  });

  test.for(ways)("that %s can't do now makes the connection test fail", async (way) => {
    const { server, token, connectionId } = await setUp(shared.settings, way);
    const { find, renewal } = renewals[way];
    find().addFault({ match: renewal, kind: { status: 503, body: error }, times: 100 });
    const url = `/api/connections/${connectionId}/test`;
    expect((await server.send("POST", url, { token })).statusCode).toBe(422);
    find().clearFaults();
    expect((await server.send("POST", url, { token })).statusCode).toBe(200);
  });
});

describeOnBothEngines("access that expires before a post is due", (shared) => {
  // Bluesky's access tokens last two hours, LinkedIn's 60 days.
  const times = { bluesky: 3 * 60 * minuteMs, "linkedin with refresh tokens": 60 * dayMs };
  const countRenewals = () => bluesky.counts.renewals + linkedin.counts.renewals;

  test.for(["bluesky", "linkedin with refresh tokens"] as const)(
    "is renewed on %s during preparation, even if the first try fails",
    async (way) => {
      const somebody = await setUp(shared.settings, way);
      const afterMs = times[way] - 5 * minuteMs;
      const id = await publish(somebody, afterMs);
      await doTargetsUntil(somebody.server, clock, startMs + afterMs - 11 * minuteMs);
      expect(countRenewals()).toBe(0);
      const { find, renewal } = renewals[way];
      find().addFault({ match: renewal, kind: { status: 503, body: page }, times: 2 });
      await doTargetsUntil(somebody.server, clock, startMs + afterMs - minuteMs);
      expect(countRenewals()).toBe(1);
      await doTargetsUntil(somebody.server, clock, startMs + afterMs);
      const later = await logIn(somebody);
      const { targets } = await read(later, id);
      expect(targets).toMatchObject([{ status: "published", message: null }]);
      const statuses = await listStatuses(later, id);
      expect(statuses.filter((status) => status === null || status >= 300)).toEqual([]);
      expect(countRenewals()).toBe(1);
    },
  );

  test("is used until it expires if it can't be renewed", async () => {
    const somebody = await setUp(shared.settings, "bluesky");
    const id = await publish(somebody, 115 * minuteMs);
    const down = { status: 503, body: page };
    bluesky.addFault({ match: "com.atproto.server.", kind: down, times: 100 });
    await doTargetsUntil(somebody.server, clock, startMs + 115 * minuteMs);
    expect((await read(somebody, id)).targets).toMatchObject([{ status: "published" }]);
  });
});
