import { randomUUID } from "node:crypto";
import type { Connection } from "@slideloom/core/contract/connections";
import type { Grant, NewGrant } from "@slideloom/core/contract/grants";
import type { ScheduleImportResponse } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody } from "../app/app.fixture.ts";
import { buildCarousel } from "../carousels/carousel.fixture.ts";
import { cleanChannel } from "../connectors/clean-remote.ts";
import { createNetworkClients } from "../connectors/connectors.ts";
import {
  hubNetwork,
  buildChannel,
  createHubClient,
  createHubSignIn,
  startFakeHub,
  type FakeHub,
} from "../connectors/fake-hub.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { createGate } from "../gate.fixture.ts";
import { unrestrictedPolicy } from "../outbound/outbound-policy.ts";
import { lockOf } from "./token-keeper.ts";

const dayMs = 24 * 60 * 60_000;
const startMs = Date.parse("2026-12-01T12:00:00Z");
const clock = { nowMs: startMs };
let hub: FakeHub;
beforeEach(async () => {
  clock.nowMs = startMs;
  hub = await startFakeHub([
    buildChannel("ana", { serviceAccountId: "ig-1", limits: { caption: 100 } }),
    buildChannel("tea", { service: "linkedin", kind: "page", name: "Tea house" }),
    buildChannel("clips", { service: "youtube", state: "unsupported" }),
    buildChannel("lost", { state: "unavailable", reason: "Reconnect it in the hub." }),
  ]);
});
afterEach(() => hub.close());

const startServer = (settings: DatabaseSettings) =>
  createTestApp(settings, {
    now: () => new Date(clock.nowMs),
    outbound: unrestrictedPolicy,
    createNetworkClients: (parts) => ({
      ...createNetworkClients(parts),
      [hubNetwork]: createHubClient(parts, hub),
      linkedin: createHubSignIn(parts, hub),
    }),
  });

async function setUp(settings: DatabaseSettings) {
  const server = await startServer(settings);
  const { token, user } = await registerSomebody(server);
  const send = async (
    ...[method, path, body]: [Parameters<typeof server.send>[0], string, object?]
  ) => server.send(method, `/api/${path}`, { token, ...(body && { body }) });
  return { server, token, accountId: user.id, send };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

const addKey = ({ send }: Somebody, change: object = {}) =>
  send("POST", "grants", { network: hubNetwork, key: "key-of-ana", ...change });

async function connect(somebody: Somebody, remoteIds: readonly string[]) {
  const made = (await addKey(somebody)).json<NewGrant>();
  const chosen = await somebody.send("PUT", `grants/${made.grant.id}/channels`, {
    remote_ids: remoteIds,
  });
  expect(chosen.statusCode, chosen.body).toBe(200);
  const { connections } = chosen.json<{ connections: Connection[] }>();
  const ids = remoteIds.map((id) => {
    const found = connections.find(({ name, handle }) => handle === id || name === id);
    if (!found) throw new Error(`${id} is not connected.`);
    return found.id;
  });
  return { grantId: made.grant.id, connections, ids };
}

const list = async ({ send }: Somebody) =>
  (await send("GET", "connections")).json<{ connections: Connection[] }>().connections;

const listGrants = async ({ send }: Somebody) =>
  (await send("GET", "grants")).json<{ grants: Grant[] }>().grants;

const readGrant = async ({ server }: Somebody, id: string) =>
  server.context.database.queries
    .selectFrom("connectionGrants")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const listEvents = async ({ server, accountId }: Somebody) =>
  (await server.context.webhooks.list(accountId)).deliveries.map(({ event }) => event);

const watchEvents = ({ send }: Somebody) =>
  send("POST", "webhooks", {
    url: "https://93.184.215.14/hook",
    events: ["connection.lost", "connection.expiring"],
  });

function getAna() {
  const [account] = hub.accounts;
  if (!account) throw new Error("The hub has no account.");
  return account;
}

describeOnEngine("sqlite", "a key", (shared) => {
  test("connects nothing by itself, and shows what it reaches", async () => {
    const somebody = await setUp(shared.settings);
    const response = await addKey(somebody, { time_zone: "Asia/Kathmandu" });
    expect(response.statusCode, response.body).toBe(201);
    const { grant, channels } = response.json<NewGrant>();
    expect(grant).toMatchObject({
      network: hubNetwork,
      name: "ana at the hub",
      state: "active",
      time_zone: "Asia/Kathmandu",
    });
    const shown = channels.map((one) => [one.remote_id, one.service, one.state, one.connection_id]);
    expect(shown).toEqual([
      ["ana", "instagram", "ready", null],
      ["tea", "linkedin", "ready", null],
      ["clips", "youtube", "unsupported", null],
      ["lost", "instagram", "unavailable", null],
    ]);
    expect(await list(somebody)).toEqual([]);
    expect(await listGrants(somebody)).toEqual([grant]);
  });

  test("that is unknown says so, and stores nothing", async () => {
    const somebody = await setUp(shared.settings);
    const response = await addKey(somebody, { key: "a guess" });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain("doesn't know this key");
    expect(await listGrants(somebody)).toEqual([]);
  });

  test("is refused for a network without keys", async () => {
    const somebody = await setUp(shared.settings);
    const response = await addKey(somebody, { network: "bluesky" });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain("Bluesky isn't connected with a key.");
  });

  test("pasted again is the same grant", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId } = await connect(somebody, ["ana"]);
    const again = (await addKey(somebody)).json<NewGrant>();
    expect(again.grant.id).toBe(grantId);
    expect(again.channels.filter(({ connection_id }) => connection_id)).toHaveLength(1);
    expect(await listGrants(somebody)).toHaveLength(1);
  });

  test("never appears in responses, exports, logs or rows", async () => {
    const somebody = await setUp(shared.settings);
    const { server, accountId } = somebody;
    const { grantId } = await connect(somebody, ["ana"]);
    const { queries } = server.context.database;
    const shown = JSON.stringify([
      await list(somebody),
      await listGrants(somebody),
      server.log.text,
      await Promise.all(server.context.personalData.map(({ collect }) => collect(accountId))),
      await queries.selectFrom("connectionGrants").selectAll().execute(),
      await queries.selectFrom("connections").selectAll().execute(),
    ]);
    expect(shown).toContain(grantId);
    for (const secret of ["key-of-ana", "access-ana", "refresh-ana"]) {
      expect(shown).not.toContain(secret);
    }
  });

  test("is limited to 20 of an account", async () => {
    const somebody = await setUp(shared.settings);
    for (let number = 1; number <= 21; number += 1) {
      getAna().id = `account-${number}`;
      const { statusCode } = await addKey(somebody);
      expect(statusCode).toBe(number <= 20 ? 201 : 422);
    }
  });
});

describeOnEngine("sqlite", "choosing channels", (shared) => {
  test("makes a connection of each, with its service and posting times", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, connections } = await connect(somebody, ["ana", "tea"]);
    expect(connections).toMatchObject([
      {
        network: hubNetwork,
        service: "instagram",
        kind: "business",
        handle: "ana",
        state: "active",
        limits: { caption: 100 },
        through: { id: grantId, network: hubNetwork, name: "ana at the hub" },
      },
      { service: "linkedin", kind: "page", name: "Tea house" },
    ]);
    expect(connections[0]?.slots).toHaveLength(15);
    expect(await list(somebody)).toEqual(connections);
  });

  test.for([
    ["clips", "clips wasn't connected"],
    ["lost", "Reconnect it in the hub."],
    ["nobody", "One of these accounts wasn't connected."],
  ] as const)("refuses %s, and connects none of the others", async ([id, words]) => {
    const somebody = await setUp(shared.settings);
    const { grant } = (await addKey(somebody)).json<NewGrant>();
    const body = { remote_ids: ["ana", id] };
    const response = await somebody.send("PUT", `grants/${grant.id}/channels`, body);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(words);
    expect(await list(somebody)).toEqual([]);
  });

  test("again keeps those that stay, and disconnects the others", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, ids } = await connect(somebody, ["ana", "tea"]);
    const slots = [{ weekday: 3, time: "10:00" }];
    await somebody.send("PATCH", `connections/${ids[0]}`, { slots });
    const path = `grants/${grantId}/channels`;
    await somebody.send("PUT", path, { remote_ids: ["ana"] });
    expect(await list(somebody)).toMatchObject([{ id: ids[0], slots }]);
    await somebody.send("PUT", path, { remote_ids: [] });
    expect(await list(somebody)).toEqual([]);
    expect(await listGrants(somebody)).toHaveLength(1);
  });

  test("with scheduled posts isn't taken out by a choice", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, ids } = await connect(somebody, ["ana", "tea"]);
    const carousel = await somebody.send("POST", "carousels", buildCarousel("Tea"));
    const planned = await somebody.send("POST", "publications", {
      carousel_id: carousel.json<{ id: string }>().id,
      when: { kind: "unscheduled" },
      targets: [{ connection_id: ids[1], caption: "Tea" }],
    });
    expect(planned.statusCode, planned.body).toBe(201);
    const path = `grants/${grantId}/channels`;
    const refused = await somebody.send("PUT", path, { remote_ids: [] });
    expect(refused.statusCode).toBe(409);
    expect(await list(somebody)).toHaveLength(2);
    const chosen = await somebody.send("PUT", path, { remote_ids: ["tea"] });
    expect(chosen.statusCode).toBe(200);
    await somebody.send("DELETE", `connections/${ids[1]}`);
    const left = await somebody.send("GET", `publications/${planned.json<{ id: string }>().id}`);
    expect(left.json()).toMatchObject({ targets: [{ status: "canceled", connection_id: null }] });
  });

  test("counts towards the most connections", async () => {
    const somebody = await setUp(shared.settings);
    const many = Array.from({ length: 51 }, (_, index) => buildChannel(`channel-${index}`));
    getAna().channels = many;
    const { grant } = (await addKey(somebody)).json<NewGrant>();
    const choose = (ids: readonly string[]) =>
      somebody.send("PUT", `grants/${grant.id}/channels`, { remote_ids: ids });
    const ids = many.map(({ remoteId }) => remoteId);
    expect((await choose(ids.slice(0, 50))).statusCode).toBe(200);
    const body = { network: "handover", name: "n8n", url: "https://93.184.215.14/" };
    expect((await somebody.send("POST", "connections", body)).statusCode).toBe(422);
  });

  test("tells of accounts that are connected twice", async () => {
    const somebody = await setUp(shared.settings);
    getAna().channels.push(buildChannel("again", { serviceAccountId: "ig-1" }));
    const { connections } = await connect(somebody, ["ana", "tea", "again"]);
    const [first, tea, again] = connections;
    expect(first?.duplicates).toEqual([again?.id]);
    expect(again?.duplicates).toEqual([first?.id]);
    expect(tea?.duplicates).toEqual([]);
    const csv =
      'title,slide 1,networks\nTea,Green,"mastodon:instagram:ana; mastodon:linkedin; mastodon:again"';
    const body = { csv, dry_run: true };
    const planned = await somebody.send("POST", "publications/import", body);
    const [row] = planned.json<ScheduleImportResponse>().rows;
    expect(row?.accounts).toEqual([
      "Instagram (through Mastodon), ana",
      "LinkedIn (through Mastodon), tea",
      "Instagram (through Mastodon), again",
    ]);
    expect(row?.warnings).toEqual([
      "Instagram (through Mastodon), again: this row has another entry for the same account. The post will appear on this account twice.",
    ]);
  });
});

describeOnEngine("sqlite", "a sign-in that reaches several channels", (shared) => {
  const signIn = async ({ server, send }: Somebody, code: string) => {
    const started = await send("POST", "connections/start", { network: "linkedin" });
    const { searchParams } = new URL(started.json<{ url: string }>().url);
    const query = new URLSearchParams({ state: searchParams.get("state") ?? "", code });
    const cookie = String(started.headers["set-cookie"]).split(";", 1)[0] ?? "";
    const url = `/connect/linkedin/callback?${query}`;
    return String((await server.send("GET", url, { headers: { cookie } })).headers.location);
  };

  test("is kept as a grant, from which people choose", async () => {
    const somebody = await setUp(shared.settings);
    const location = await signIn(somebody, "key-of-ana");
    const [grant] = await listGrants(somebody);
    expect(location).toBe(`/connections?grant=${grant?.id}`);
    const listed = await somebody.send("GET", `grants/${grant?.id}/channels`);
    expect(listed.json<{ channels: object[] }>().channels).toHaveLength(4);
    await somebody.send("PUT", `grants/${grant?.id}/channels`, { remote_ids: ["tea"] });
    expect(await list(somebody)).toMatchObject([{ network: "linkedin", service: "linkedin" }]);
    expect(await signIn(somebody, "key-of-ana")).toBe(location);
    const replaced = await somebody.send("PATCH", `grants/${grant?.id}`, { key: "key-of-ana" });
    expect(replaced.statusCode).toBe(422);
  });

  test("that is refused stores nothing", async () => {
    const somebody = await setUp(shared.settings);
    expect(await signIn(somebody, "a guess")).toBe("/connections?error=refused");
    expect(await listGrants(somebody)).toEqual([]);
  });
});

describeOnEngine("sqlite", "channels that change at the network", (shared) => {
  const runDaily = ({ server }: Somebody) =>
    server.context.channels.run({ error: () => {}, info: () => {}, warn: () => {} });

  test("are updated, and those that were removed there need attention", async () => {
    const somebody = await setUp(shared.settings);
    await connect(somebody, ["ana", "tea"]);
    await watchEvents(somebody);
    getAna().channels = [buildChannel("ana", { name: "Ana Lopes", limits: { caption: 50 } })];
    await runDaily(somebody);
    expect(await list(somebody)).toMatchObject([
      { name: "Ana Lopes", limits: { caption: 50 }, state: "active" },
      { state: "reconnect", message: "This account was removed in Mastodon." },
    ]);
    await runDaily(somebody);
    expect(await listEvents(somebody)).toEqual(["connection.lost"]);
  });

  test("are usable again when they are back, as Test finds out", async () => {
    const somebody = await setUp(shared.settings);
    const { ids } = await connect(somebody, ["tea"]);
    const { channels } = getAna();
    getAna().channels = [];
    const test1 = await somebody.send("POST", `connections/${ids[0]}/test`);
    expect(test1.json()).toMatchObject({ state: "reconnect" });
    getAna().channels = channels;
    const test2 = await somebody.send("POST", `connections/${ids[0]}/test`);
    expect(test2.json()).toMatchObject({ state: "active", message: null });
  });

  test("that can't be read stay as they are", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId } = await connect(somebody, ["tea"]);
    hub.addFault({ match: "/channels", kind: { status: 503, body: {} }, times: 2 });
    const listed = await somebody.send("GET", `grants/${grantId}/channels`);
    expect(listed.statusCode).toBe(422);
    await runDaily(somebody);
    expect(await list(somebody)).toMatchObject([{ state: "active" }]);
  });

  test("of a key that was deleted there mark the grant and all its connections until it is back", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId } = await connect(somebody, ["ana", "tea"]);
    await watchEvents(somebody);
    getAna().access = "another";
    const listed = await somebody.send("GET", `grants/${grantId}/channels`);
    expect(listed.statusCode).toBe(422);
    expect(await listGrants(somebody)).toMatchObject([{ state: "reconnect" }]);
    expect(await list(somebody)).toMatchObject([{ state: "reconnect" }, { state: "reconnect" }]);
    expect(await listEvents(somebody)).toEqual(["connection.lost", "connection.lost"]);
    getAna().access = "access-ana-0";
    expect((await somebody.send("GET", `grants/${grantId}/channels`)).statusCode).toBe(200);
    expect(await list(somebody)).toMatchObject([{ state: "active" }, { state: "active" }]);
  });
});

// On SQLite, the open transaction holds up all others, whatever they lock.
describeOnEngine("postgres", "a grant that is locked", (shared) => {
  test("gets another key only afterwards", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId } = await connect(somebody, ["ana"]);
    const { database } = somebody.server.context;
    const [held, changed] = [createGate(), createGate()];
    const change = database.transaction(
      lockOf({ table: "connectionGrants", id: grantId }),
      async () => {
        held.open();
        await changed.opened;
      },
    );
    await held.opened;
    getAna().access = "access-new";
    const asked = hub.whenAsked("/open");
    let isReplaced = false;
    const replacing = somebody
      .send("PATCH", `grants/${grantId}`, { key: "key-of-ana" })
      .then((response) => {
        isReplaced = true;
        return response;
      });
    (await asked).answer();
    for (let read = 0; read < 20; read++) await listGrants(somebody);
    expect(isReplaced).toBe(false);
    changed.open();
    await change;
    expect((await replacing).statusCode).toBe(200);
  });
});

describeOnBothEngines("a grant", (shared) => {
  test("is refreshed once, whichever of its connections need it at the same moment", async () => {
    const somebody = await setUp(shared.settings);
    const other = await startServer(shared.settings);
    const { ids } = await connect(somebody, ["ana", "tea"]);
    const versions = await Promise.all(
      ids.map(
        async (id) => (await somebody.server.context.connections.open(id))?.tokenVersion ?? 0,
      ),
    );
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const { connections } = (index % 2 ? other : somebody.server).context;
        const which = index % ids.length;
        return connections.refresh(ids[which] ?? "", versions[which] ?? 0);
      }),
    );
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ kind: "renewed" })));
    expect(hub.counts).toMatchObject({ renewals: 1, reuses: 0 });
    const opened = await Promise.all(ids.map((id) => other.context.connections.open(id)));
    expect(opened.map((one) => one?.account.tokens.access)).toEqual([
      "access-ana-1",
      "access-ana-1",
    ]);
    expect(opened.map((one) => one?.account.remoteId)).toEqual(["ana", "tea"]);
  });

  test("gets another key of the same account, and keeps its connections", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, ids } = await connect(somebody, ["ana", "tea"]);
    const account = getAna();
    const { connections } = somebody.server.context;
    account.access = account.refresh = "ended";
    expect(await connections.refresh(ids[0] ?? "", 1)).toMatchObject({ kind: "reconnect" });
    account.keys = new Set(["new-key"]);
    account.access = "access-new";
    const refused = await somebody.send("PATCH", `grants/${grantId}`, { key: "key-of-ana" });
    expect(refused.statusCode).toBe(422);
    const others = await somebody.send("PATCH", `grants/${grantId}`, { key: "key-of-ben" });
    expect(others.statusCode).toBe(422);
    expect(others.body).toContain("another Mastodon account");
    expect(await list(somebody)).toMatchObject([{ state: "reconnect" }, { state: "reconnect" }]);
    const replaced = await somebody.send("PATCH", `grants/${grantId}`, { key: "new-key" });
    expect(replaced.json(), replaced.body).toMatchObject({ id: grantId, state: "active" });
    expect(await list(somebody)).toMatchObject([
      { id: ids[0], state: "active" },
      { id: ids[1], state: "active" },
    ]);
    expect((await connections.open(ids[1] ?? ""))?.account.tokens.access).toBe("access-new");
  });

  test("whose key is replaced during a refresh keeps the new key", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, ids } = await connect(somebody, ["ana"]);
    const { connections } = somebody.server.context;
    hub.addFault({ match: "/renew", kind: "commit-then-reset" });
    const asked = hub.whenAsked("/renew");
    const refreshed = connections.refresh(ids[0] ?? "", 1);
    const { answer } = await asked;
    getAna().access = "access-new";
    await somebody.send("PATCH", `grants/${grantId}`, { key: "key-of-ana" });
    answer();
    expect(await refreshed).toEqual({ kind: "renewed" });
    expect((await connections.open(ids[0] ?? ""))?.account.tokens.access).toBe("access-new");
    expect(await readGrant(somebody, grantId)).toMatchObject({ refreshingUntilMs: null });
  });

  test("that is removed during a refresh stays removed", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId, ids } = await connect(somebody, ["ana"]);
    const asked = hub.whenAsked("/renew");
    const refreshed = somebody.server.context.connections.refresh(ids[0] ?? "", 1);
    const { answer } = await asked;
    expect((await somebody.send("DELETE", `grants/${grantId}`)).statusCode).toBe(204);
    answer();
    expect(await refreshed).toMatchObject({ kind: "reconnect" });
    expect(await listGrants(somebody)).toEqual([]);
    expect(await list(somebody)).toEqual([]);
  });

  test("leaves with its last connection, and its access is revoked", async () => {
    const somebody = await setUp(shared.settings);
    const { ids } = await connect(somebody, ["ana", "tea"]);
    await somebody.send("DELETE", `connections/${ids[0]}`);
    expect(await listGrants(somebody)).toHaveLength(1);
    expect(hub.counts.revocations).toBe(0);
    await somebody.send("DELETE", `connections/${ids[1]}`);
    expect(await listGrants(somebody)).toEqual([]);
    expect(hub.counts.revocations).toBe(1);
  });

  test("is only accessible to its owner, and deleted with the account", async () => {
    const owner = await setUp(shared.settings);
    const { grantId } = await connect(owner, ["ana"]);
    const other = await setUp(shared.settings);
    for (const id of [grantId, randomUUID()]) {
      const answers = [
        await other.send("GET", `grants/${id}/channels`),
        await other.send("PUT", `grants/${id}/channels`, { remote_ids: [] }),
        await other.send("PATCH", `grants/${id}`, { key: "key-of-ana" }),
        await other.send("DELETE", `grants/${id}`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect(await list(owner)).toHaveLength(1);
    await owner.send("DELETE", "auth/me", { password: "correct horse" });
    const { queries } = owner.server.context.database;
    const left = await queries.selectFrom("connectionGrants").select("id").execute();
    expect(left.some(({ id }) => id === grantId)).toBe(false);
  });

  test("that expires warns its owner once for all its connections", async () => {
    const somebody = await setUp(shared.settings);
    const { grantId } = await connect(somebody, ["ana", "tea"]);
    await watchEvents(somebody);
    const { database, expiryWatch } = somebody.server.context;
    await database.queries
      .updateTable("connectionGrants")
      .set({ refreshEndsAtMs: startMs + 3 * dayMs })
      .where("id", "=", grantId)
      .execute();
    const warned: string[] = [];
    const run = () => expiryWatch.run(async ({ id }) => void warned.push(id));
    await run();
    await run();
    expect(warned.filter((id) => id === grantId)).toHaveLength(1);
    expect(await list(somebody)).toMatchObject([
      { state: "expiring", ends_at: "2026-12-04T12:00:00.000Z" },
      { state: "expiring" },
    ]);
    clock.nowMs += 4 * dayMs;
    await run();
    expect(await list(somebody)).toMatchObject([{ state: "reconnect" }, { state: "reconnect" }]);
    expect((await listEvents(somebody)).toSorted()).toEqual([
      "connection.expiring",
      "connection.expiring",
      "connection.lost",
      "connection.lost",
    ]);
  });
});

test("a channel's words come from the network, so they are cut and cleaned", () => {
  const cleaned = cleanChannel(
    buildChannel("a", { name: "x".repeat(500), pictureUrl: "javascript:alert(1)" }),
  );
  expect(cleaned.name.length).toBeLessThanOrEqual(100);
  expect(cleaned.pictureUrl).toBeNull();
  expect(() => cleanChannel(buildChannel("x".repeat(501)))).toThrow("could not be read");
});
