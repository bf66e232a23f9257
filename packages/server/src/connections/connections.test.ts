import type { Connection, NewConnection } from "@slideloom/core/contract/connections";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import {
  ana,
  startFakeBluesky,
  type FakeBluesky,
} from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { describeOnBothEngines, describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

let bluesky: FakeBluesky;
beforeEach(async () => {
  bluesky = await startFakeBluesky();
});
afterEach(() => bluesky.close());

const startServer = (settings: DatabaseSettings) =>
  createTestApp(settings, {
    environment: { FAKE_BLUESKY_URL: bluesky.url },
  });

async function setUp(settings: DatabaseSettings) {
  const server = await startServer(settings);
  const { token, user } = await registerSomebody(server);
  return { server, token, accountId: user.id };
}

type Somebody = Awaited<ReturnType<typeof setUp>>;

const form = { network: "bluesky", handle: `@${ana.handle}`, app_password: ana.password };

const create = ({ server, token }: Somebody, change: object = {}) =>
  server.send("POST", "/api/connections", { token, body: { ...form, ...change } });

async function connectAna(somebody: Somebody): Promise<Connection> {
  const response = await create(somebody);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Connection>();
}

async function list({ server, token }: Pick<Somebody, "server" | "token">): Promise<Connection[]> {
  const response = await server.send("GET", "/api/connections", { token });
  return response.json<{ connections: Connection[] }>().connections;
}

const open = async ({ context }: TestApp, id: string) => {
  const connection = await context.connections.open(id);
  if (!connection) throw new Error("The connection was removed.");
  return connection;
};

const readRow = async ({ context }: TestApp, id: string) =>
  context.database.queries
    .selectFrom("connections")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const listDeliveries = async ({ context }: TestApp, accountId: string) =>
  (await context.webhooks.list(accountId)).deliveries.map(({ event }) => event);

describeOnEngine("sqlite", "connecting an account", (shared) => {
  test.for([
    `\u202A${ana.handle}\u202C`,
    `\u2068@${ana.handle}\u2069`,
    `${ana.handle}\u200B`,
    `@ ${ana.handle}`.replace(" ", "\u2060"),
    `\u00A0${ana.handle.toUpperCase()} `,
    `https://bsky.app/profile/${ana.handle}`,
    `bsky.app/profile/${ana.handle}?from=app`,
  ])("a handle can be entered as it is copied: %j", async (handle) => {
    const response = await create(await setUp(shared.settings), { handle });
    expect(response.json()).toMatchObject({ handle: ana.handle });
  });

  test("a handle without a domain is asked for whole", async () => {
    const response = await create(await setUp(shared.settings), { handle: "@ana" });
    expect(response.json()).toMatchObject({
      message: "Enter the whole handle, such as ana.bsky.social.",
    });
  });

  test("shows it with posting times on weekdays in the chosen time zone", async () => {
    const somebody = await setUp(shared.settings);
    const response = await create(somebody, { time_zone: "Asia/Kathmandu" });
    const { slots, ...connection } = response.json<Connection>();
    expect(connection).toMatchObject({
      network: "bluesky",
      handle: ana.handle,
      state: "active",
      message: null,
      time_zone: "Asia/Kathmandu",
    });
    expect(slots).toHaveLength(15);
    expect(slots[0]).toEqual({ weekday: 1, time: "09:00", paused: false });
    expect(await list(somebody)).toEqual([{ slots, ...connection }]);
  });

  test("again renews the existing connection", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    bluesky.revokeAll();
    const { tokenVersion } = await open(somebody.server, id);
    expect(await somebody.server.context.connections.refresh(id, tokenVersion)).toMatchObject({
      kind: "reconnect",
    });
    expect(await list(somebody)).toMatchObject([{ id, state: "reconnect" }]);
    const again = await create(somebody, { app_password: "changed" });
    expect(again.json()).toMatchObject({ id, state: "active", message: null });
    expect(await list(somebody)).toHaveLength(1);
  });

  test.for([
    ["a handle that nobody has", { handle: "nobody.test" }, "nobody.test"],
    ["another password", { app_password: "wrong" }, "app password"],
  ] as const)("says what is wrong with %s", async ([, change, words]) => {
    const somebody = await setUp(shared.settings);
    const response = await create(somebody, change);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(words);
    expect(await list(somebody)).toEqual([]);
  });

  test("calls a service only at an allowed address", async () => {
    const somebody = await setUp(shared.settings);
    const handover = { network: "handover", name: "n8n" };
    for (const url of ["ftp://service.example/", "https://me:pass@service.example/", "nowhere"]) {
      const response = await create(somebody, { ...handover, url });
      expect(response.statusCode, url).toBe(422);
    }
    const made = await create(somebody, { ...handover, url: `${bluesky.url}/hook` });
    const { id, secret } = made.json<NewConnection>();
    expect(secret).toMatch(/^whsec_/);
    const [listed] = await list(somebody);
    expect(listed).toMatchObject({ id });
    expect(listed).not.toHaveProperty("secret");
  });

  test("is limited to 50 accounts", async () => {
    const somebody = await setUp(shared.settings);
    const connect = (number: number) =>
      create(somebody, { network: "handover", name: "n8n", url: `${bluesky.url}/${number}` });
    for (let number = 1; number <= 50; number += 1) await connect(number);
    expect((await connect(51)).statusCode).toBe(422);
    expect((await connect(50)).statusCode).toBe(201);
    expect(await list(somebody)).toHaveLength(50);
  });
});

describeOnEngine("sqlite", "a connection", (shared) => {
  test("gets other posting times, without duplicates", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const slots = [
      { weekday: 7, time: "00:15" },
      { weekday: 1, time: "23:59", paused: true },
      { weekday: 7, time: "00:15" },
    ];
    const { server, token } = somebody;
    const body = { time_zone: "Australia/Lord_Howe", slots };
    const changed = await server.send("PATCH", `/api/connections/${id}`, { token, body });
    expect(changed.json()).toMatchObject({
      time_zone: "Australia/Lord_Howe",
      slots: [
        { weekday: 1, time: "23:59", paused: true },
        { weekday: 7, time: "00:15", paused: false },
      ],
    });
    expect(await list(somebody)).toEqual([changed.json()]);
  });

  test("that is removed is signed out at the network", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { account } = await open(somebody.server, id);
    const { server, token } = somebody;
    const removed = await server.send("DELETE", `/api/connections/${id}`, { token });
    expect(removed.statusCode).toBe(204);
    expect(await list(somebody)).toEqual([]);
    const refused = await fetch(`${bluesky.url}/xrpc/com.atproto.server.refreshSession`, {
      method: "POST",
      headers: { authorization: `Bearer ${account.tokens.refresh}` },
    });
    expect(refused.status).toBe(400);
  });

  test("is only accessible to its owner", async () => {
    const owner = await setUp(shared.settings);
    const { id } = await connectAna(owner);
    const { token } = await registerSomebody(owner.server);
    const { send } = owner.server;
    expect(await list({ ...owner, token })).toEqual([]);
    const body = { time_zone: "UTC" };
    const answers = [
      await send("PATCH", `/api/connections/${id}`, { token, body }),
      await send("POST", `/api/connections/${id}/test`, { token }),
      await send("DELETE", `/api/connections/${id}`, { token }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await list(owner)).toMatchObject([{ id }]);
  });

  test("is deleted with its account", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { server, token } = somebody;
    const body = { password: "correct horse" };
    const left = await server.send("DELETE", "/api/auth/me", { token, body });
    expect(left.statusCode, left.body).toBeLessThan(300);
    const { queries } = server.context.database;
    const rows = await queries
      .selectFrom("connections")
      .select("id")
      .where("accountId", "=", somebody.accountId)
      .execute();
    expect(rows).toEqual([]);
    const slots = await queries
      .selectFrom("postingSlots")
      .select("id")
      .where("connectionId", "=", id)
      .execute();
    expect(slots).toEqual([]);
  });

  test("never reveals its tokens in responses, exports, webhooks, logs or rows", async () => {
    const somebody = await setUp(shared.settings);
    const { server, token, accountId } = somebody;
    const url = "https://93.184.215.14/hook";
    await server.send("POST", "/api/webhooks", {
      token,
      body: { url, events: ["connection.lost"] },
    });
    const created = await create(somebody);
    const { id } = created.json<Connection>();
    const { account, tokenVersion } = await open(server, id);
    const { access, refresh = "" } = account.tokens;
    const tested = await server.send("POST", `/api/connections/${id}/test`, { token });
    bluesky.revokeAll();
    await server.context.connections.refresh(id, tokenVersion + 1);
    expect(await listDeliveries(server, accountId)).toContain("connection.lost");
    const { queries } = server.context.database;
    const shown = JSON.stringify([
      created.body,
      tested.body,
      await list(somebody),
      server.log.text,
      await Promise.all(server.context.personalData.map(({ collect }) => collect(accountId))),
      await queries.selectFrom("webhookDeliveries").selectAll().execute(),
      await queries.selectFrom("connections").selectAll().execute(),
    ]);
    expect(shown).toContain(ana.handle);
    for (const secret of [access, refresh, ana.password]) expect(shown).not.toContain(secret);
  });

  test("must be reconnected if the server's secret has changed", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { database, connections } = somebody.server.context;
    const other = await connectAna({
      ...somebody,
      token: (await registerSomebody(somebody.server)).token,
    });
    const { sealedTokens } = await readRow(somebody.server, other.id);
    // Tokens of another connection can't be decrypted, because the encryption includes the connection's id.
    await database.queries
      .updateTable("connections")
      .set({ sealedTokens })
      .where("id", "=", id)
      .execute();
    expect(await connections.open(id)).toBeNull();
    const { tokenVersion } = await readRow(somebody.server, id);
    expect(await connections.refresh(id, tokenVersion)).toMatchObject({ kind: "reconnect" });
  });
});

describeOnBothEngines("tokens", (shared) => {
  test("are refreshed once, however many servers try at once", async () => {
    const somebody = await setUp(shared.settings);
    const other = await startServer(shared.settings);
    const { id } = await connectAna(somebody);
    const { tokenVersion, account } = await open(somebody.server, id);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? other : somebody.server).context.connections.refresh(id, tokenVersion),
      ),
    );
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => ({ kind: "renewed" })));
    expect(bluesky.counts).toMatchObject({ renewals: 1, sessions: 1 });
    const renewed = await open(other, id);
    expect(renewed.tokenVersion).toBe(tokenVersion + 1);
    expect(renewed.account.tokens.access).not.toBe(account.tokens.access);
  });

  test("whose refresh was lost are created from the app password, once", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { tokenVersion } = await open(somebody.server, id);
    bluesky.addFault({ match: "refreshSession", kind: "commit-then-reset" });
    const { connections } = somebody.server.context;
    expect(await connections.refresh(id, tokenVersion)).toEqual({ kind: "renewed" });
    expect(bluesky.counts).toMatchObject({ renewals: 1, sessions: 2 });
    expect(await connections.refresh(id, tokenVersion)).toEqual({ kind: "renewed" });
    expect(bluesky.counts).toMatchObject({ renewals: 1, sessions: 2 });
  });

  test("that were entered meanwhile are not overwritten", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { tokenVersion } = await open(somebody.server, id);
    bluesky.addFault({ match: "refreshSession", kind: "commit-then-reset" });
    const asked = bluesky.whenAsked("refreshSession");
    const refreshed = somebody.server.context.connections.refresh(id, tokenVersion);
    const { answer } = await asked;
    await connectAna(somebody);
    const { sealedTokens } = await readRow(somebody.server, id);
    answer();
    expect(await refreshed).toEqual({ kind: "renewed" });
    expect(await readRow(somebody.server, id)).toMatchObject({
      sealedTokens,
      tokenVersion: tokenVersion + 1,
      state: "active",
    });
  });

  test("that only their owner can renew ask for a new sign-in", async () => {
    const somebody = await setUp(shared.settings);
    const { id } = await connectAna(somebody);
    const { connections } = somebody.server.context;
    const { tokenVersion } = await open(somebody.server, id);
    bluesky.revokeAll();
    expect(await connections.refresh(id, tokenVersion)).toMatchObject({ kind: "reconnect" });
    const [lost] = await list(somebody);
    expect(lost).toMatchObject({ state: "reconnect" });
    expect(lost?.message).not.toBeNull();
  });

  test("of a removed connection can't be refreshed", async () => {
    const somebody = await setUp(shared.settings);
    const { connections } = somebody.server.context;
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await connections.open(id)).toBeNull();
    expect(await connections.refresh(id, 1)).toMatchObject({ kind: "reconnect" });
  });
});
