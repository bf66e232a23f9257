import type { Connection, NetworkListResponse } from "@slideloom/core/contract/connections";
import { networkIds } from "@slideloom/core/networks";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import {
  linkedinClient,
  startFakeLinkedin,
  type FakeLinkedin,
} from "../connectors/linkedin/fake-linkedin.fixture.ts";
import {
  startFakeMastodon,
  type FakeMastodon,
} from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { MastodonAccess } from "../connectors/mastodon/mastodon-access.ts";
import { createCallNetwork } from "../connectors/network-call.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import { NetworkSignInService } from "./network-sign-in-service.ts";
import { SealedInstanceApps } from "./sealed-instance-apps.ts";

const dayMs = 24 * 3600_000;
const minuteMs = 60_000;

let nowMs: number;
const now = () => new Date(nowMs);
let mastodon: FakeMastodon;
let linkedin: FakeLinkedin;
beforeEach(async () => {
  nowMs = Date.parse("2026-12-01T12:00:00Z");
  mastodon = await startFakeMastodon({ now });
  linkedin = await startFakeLinkedin({ now });
});
afterEach(async () => {
  await mastodon.close();
  await linkedin.close();
});

async function setUp(settings: DatabaseSettings) {
  const server = await createTestApp(settings, {
    now,
    environment: {
      PUBLIC_URL: "https://slides.example",
      FAKE_MASTODON_URL: mastodon.url,
      FAKE_LINKEDIN_URL: linkedin.url,
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    },
  });
  const { token, user, form } = await registerSomebody(server);
  return { server, token, accountId: user.id, form };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

const requests = {
  mastodon: { network: "mastodon", server: "@ana@Social.Example" },
  linkedin: { network: "linkedin", time_zone: "Europe/Berlin" },
};

/** Approves the sign-in at the network and returns the callback with the browser's cookie. */
async function approveSignIn({ server, token }: Somebody, network: keyof typeof requests) {
  const body = requests[network];
  const started = await server.send("POST", "/api/connections/start", { token, body });
  expect(started.statusCode, started.body).toBe(200);
  const set = String(started.headers["set-cookie"]);
  const { headers } = await fetch(started.json<{ url: string }>().url, { redirect: "manual" });
  const back = new URL(headers.get("location") ?? "");
  const finish = async (
    cookie = set.split(";", 1)[0] ?? "",
    path = back.pathname + back.search,
  ) => {
    const { headers: answered } = await server.send("GET", path, { headers: { cookie } });
    return String(answered.location);
  };
  return { set, back, finish };
}

async function list({ server, token }: Somebody): Promise<Connection[]> {
  const response = await server.send("GET", "/api/connections", { token });
  return response.json<{ connections: Connection[] }>().connections;
}

const signInAt = (server: string) => ({ network: "mastodon", server, time_zone: "UTC" }) as const;

/** Returns a page's redirect target. */
async function follow(url: URL): Promise<URL> {
  const { headers } = await fetch(url, { redirect: "manual" });
  return new URL(headers.get("location") ?? "");
}

/**
 * Starts a malicious Mastodon server that redirects visitors to a chosen URL. The returned sign-in service resolves the
 * server's name.
 */
async function startHostileServer({ server: { context } }: Somebody) {
  const app = fastify({ forceCloseConnections: true });
  const codes: unknown[] = [];
  let passedOn = "";
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post("/api/v1/apps", async () => ({ client_id: "hostile", client_secret: "secret" }));
  app.get("/oauth/authorize", async (_request, reply) => reply.redirect(passedOn));
  app.post("/oauth/token", async ({ body }) => ({ error: codes.push(body) }));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const servers = new Map([
    ["masto.test", mastodon.url],
    ["hostile.test", url],
  ]);
  const parts = { database: context.database, now, appSecret: "s".repeat(32) };
  const access = new MastodonAccess({
    call: createCallNetwork(unrestrictedPolicy),
    now,
    apps: new SealedInstanceApps(parts),
    findServerUrl: (host) => servers.get(host) ?? "",
  });
  const service = new NetworkSignInService({
    ...parts,
    baseUrl: "https://slides.example",
    isPublic: true,
    connections: context.connections,
    grants: context.grants,
    findAccess: () => access,
  });
  const hostile = { codes, passOn: (to: string) => (passedOn = to), close: () => app.close() };
  return { service, hostile };
}

describeOnEngine("sqlite", "a sign-in at a network", (shared) => {
  test.for(["mastodon", "linkedin"] as const)("connects an account on %s", async (network) => {
    const somebody = await setUp(shared.settings);
    const { set, back, finish } = await approveSignIn(somebody, network);
    const server =
      network === "mastodon" ? `/${encodeURIComponent(new URL(mastodon.url).host)}` : "";
    expect(back.origin + back.pathname).toBe(
      `https://slides.example/connect/${network}${server}/callback`,
    );
    expect(set).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    const outcome = await finish();
    const [connection] = await list(somebody);
    expect(outcome).toBe(`/connections?connected=${connection?.id}`);
    expect(connection).toMatchObject({ network, state: "active" });
    expect(connection?.slots).toHaveLength(15);
    const { log, context } = somebody.server;
    const open = await context.connections.open(connection?.id ?? "");
    const rows = JSON.stringify([
      await context.database.queries.selectFrom("connections").selectAll().execute(),
      await context.database.queries.selectFrom("instanceClients").selectAll().execute(),
    ]);
    for (const secret of [
      open?.account.tokens.access ?? "?",
      back.searchParams.get("code") ?? "?",
    ]) {
      expect(log.text + rows).not.toContain(secret);
    }
  });

  test("works once, within ten minutes, in the same browser and for the same network", async () => {
    const somebody = await setUp(shared.settings);
    const used = await approveSignIn(somebody, "mastodon");
    await used.finish();
    expect(await used.finish()).toBe("/connections?error=expired");
    const stolen = await approveSignIn(somebody, "mastodon");
    expect(await stolen.finish("")).toBe("/connections?error=expired");
    expect(await stolen.finish("network-sign-in=another")).toBe("/connections?error=expired");
    const elsewhere = stolen.back.search;
    const path = `/connect/linkedin/callback${elsewhere}`;
    expect(await stolen.finish(undefined, path)).toBe("/connections?error=expired");
    const late = await approveSignIn(somebody, "linkedin");
    nowMs += 10 * minuteMs;
    expect(await late.finish()).toBe("/connections?error=expired");
    expect(await list(somebody)).toHaveLength(1);
    await approveSignIn(somebody, "linkedin");
    nowMs += 11 * minuteMs;
    await somebody.server.context.networkSignIns.cleanUp();
    const { queries } = somebody.server.context.database;
    expect(await queries.selectFrom("networkSignIns").selectAll().execute()).toEqual([]);
  });

  test("only accepts the callback of its own server and network", async () => {
    const somebody = await setUp(shared.settings);
    const host = encodeURIComponent(new URL(mastodon.url).host);
    const wrong = ["mastodon", "mastodon/social.example", `linkedin/${host}`];
    for (const place of wrong) {
      const { back, finish } = await approveSignIn(somebody, "mastodon");
      const path = `/connect/${place}/callback${back.search}`;
      expect(await finish(undefined, path)).toBe("/connections?error=expired");
    }
    expect(await list(somebody)).toEqual([]);
  });

  test("at a server that redirects to another one gives it no code", async () => {
    const somebody = await setUp(shared.settings);
    const { service, hostile } = await startHostileServer(somebody);
    // The attacker runs hostile.test and begins a sign-in at masto.test. A victim at hostile.test is redirected to the
    // attacker's sign-in at masto.test.
    const own = new URL((await service.begin(somebody.accountId, signInAt("masto.test"))).url);
    const victim = await service.begin(somebody.accountId, signInAt("hostile.test"));
    const passedOn = new URL(own);
    passedOn.searchParams.set("state", victim.state);
    hostile.passOn(passedOn.href);
    const back = await follow(await follow(new URL(victim.url)));
    const [code, state] = [back.searchParams.get("code") ?? "", back.searchParams.get("state")];
    expect(code).not.toBe("");
    expect(state).toBe(victim.state);
    const server = decodeURIComponent(back.pathname.split("/")[3] ?? "");
    const finish = service.finish(
      { network: "mastodon", server },
      { state: victim.state, code },
      state,
    );
    expect(await finish).toEqual({ error: "expired" });
    expect(hostile.codes).toEqual([]);
    expect(await list(somebody)).toEqual([]);
    await hostile.close();
  });

  test("works for many accounts at once at a new server", async () => {
    const somebody = await setUp(shared.settings);
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => approveSignIn(somebody, "mastodon")),
    );
    for (const { finish } of begun) expect(await finish()).toMatch(/\?connected=/);
    expect(await list(somebody)).toHaveLength(1);
  });

  test("that is refused connects nothing and explains why", async () => {
    const somebody = await setUp(shared.settings);
    mastodon.rules.isDenied = true;
    linkedin.rules.isDenied = true;
    for (const network of ["mastodon", "linkedin"] as const) {
      const { finish } = await approveSignIn(somebody, network);
      expect(await finish()).toBe("/connections?error=denied");
    }
    linkedin.rules.isDenied = false;
    linkedin.rules.scope = "openid";
    const { finish } = await approveSignIn(somebody, "linkedin");
    expect(await finish()).toBe("/connections?error=missing-scope");
    expect(await list(somebody)).toEqual([]);
  });

  test("needs settings for some networks, which are listed with the redirect URI to register", async () => {
    const server = await createTestApp(shared.settings);
    const { token } = await registerSomebody(server);
    const listed = await server.send("GET", "/api/networks", { token });
    const { networks, ...rest } = listed.json<NetworkListResponse>();
    expect(rest).toEqual({ warnings: [expect.stringContaining("PUBLIC_URL")], fake: false });
    expect(networks.map(({ id }) => id)).toEqual(networkIds);
    const ready = { missing_settings: [], redirect_uri: null };
    expect(networks).toEqual(
      expect.arrayContaining([
        { id: "bluesky", connect: "app-password", ...ready },
        { id: "mastodon", connect: "sign-in", ...ready },
        {
          id: "linkedin",
          connect: "sign-in",
          missing_settings: ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
          redirect_uri: "http://localhost:3000/connect/linkedin/callback",
        },
        { id: "handover", connect: "address", ...ready },
      ]),
    );
    const body = requests.linkedin;
    const started = await server.send("POST", "/api/connections/start", { token, body });
    expect(started.statusCode).toBe(422);
    expect(started.body).toContain("LINKEDIN_CLIENT_ID");
  });
});

describeOnBothEngines("a connection that expires", (shared) => {
  test("has warnings 14, 7 and 1 days before, once each, and is marked when it has expired", async () => {
    const somebody = await setUp(shared.settings);
    const { server, token, accountId } = somebody;
    const events = ["connection.expiring", "connection.lost"];
    const url = "https://93.184.215.14/hook";
    await server.send("POST", "/api/webhooks", { token, body: { url, events } });
    await (await approveSignIn(somebody, "linkedin")).finish();
    const endMs = nowMs + 60 * dayMs;
    const { connections, expiryWatch, webhooks } = server.context;
    const warned: number[] = [];
    const watch = async (daysLeft: number) => {
      nowMs = endMs - daysLeft * dayMs;
      // Repeated and concurrent runs warn once.
      const watchers = Array.from({ length: 3 }, () =>
        expiryWatch.run(async ({ accountId: whose }) => {
          if (whose === accountId) warned.push(daysLeft);
        }),
      );
      await Promise.all(watchers);
      return (await connections.list(accountId))[0]?.state;
    };
    expect(await watch(14.1)).toBe("active");
    expect(await watch(13.9)).toBe("expiring");
    expect(await watch(10)).toBe("expiring");
    expect(await watch(6.9)).toBe("expiring");
    expect(await watch(0.9)).toBe("expiring");
    expect(await watch(-0.1)).toBe("reconnect");
    expect(warned).toEqual([13.9, 6.9, 0.9, -0.1]);
    const { deliveries } = await webhooks.list(accountId);
    const told = deliveries.map(({ event }) => event).toSorted();
    expect(told).toEqual([...Array<string>(3).fill("connection.expiring"), "connection.lost"]);
    const { email, password } = somebody.form;
    const again = await server.send("POST", "/api/auth/login", { body: { email, password } });
    const signedIn = { ...somebody, token: again.json<{ token: string }>().token };
    await (await approveSignIn(signedIn, "linkedin")).finish();
    expect(await list(signedIn)).toMatchObject([{ state: "active", message: null }]);
  });
});
