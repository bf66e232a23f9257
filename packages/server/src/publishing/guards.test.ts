import { randomUUID } from "node:crypto";
import type { Publication } from "@slideloom/core/contract/publications";
import { sql, type KyselyPlugin } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import { startFakeBluesky, type FakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import {
  startFakeHandover,
  type FakeHandover,
} from "../connectors/handover/fake-handover.fixture.ts";
import {
  startFakeMastodon,
  type FakeMastodon,
} from "../connectors/mastodon/fake-mastodon.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { createArmingPlugin } from "./arming-plugin.fixture.ts";
import { publishingLock } from "./publication-repository.ts";
import {
  change,
  connect,
  decide,
  pass,
  publish,
  type Publisher,
  readPublication,
  setUpPublisher,
  type TestClock,
  writeTarget,
} from "./publishing-server.fixture.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const unscheduled = { when: { kind: "unscheduled" } } as const;

let clock: TestClock;
let bluesky: FakeBluesky;
let mastodon: FakeMastodon;
let service: FakeHandover;
beforeEach(async () => {
  clock = { nowMs: Date.parse("2026-12-01T08:00:00Z") };
  const now = () => new Date(clock.nowMs);
  bluesky = await startFakeBluesky({ now });
  mastodon = await startFakeMastodon({ now });
  service = await startFakeHandover();
});
afterEach(async () => {
  await Promise.all([bluesky.close(), mastodon.close(), service.close()]);
});

async function setUp(
  settings: DatabaseSettings,
  network: "bluesky" | "mastodon" | "handover",
  slides = 2,
) {
  const environment = { FAKE_BLUESKY_URL: bluesky.url, FAKE_MASTODON_URL: mastodon.url };
  const publisher = await setUpPublisher(settings, { clock, environment, slides });
  const connectionId = await connect(publisher, network, service);
  return { publisher, connectionId };
}

const inMinutes = (minutes: number) => ({
  when: { kind: "time", at: new Date(clock.nowMs + minutes * minuteMs).toISOString() } as const,
});

const readTarget = async (publisher: Publisher, { id }: Publication) =>
  (await readPublication(publisher, id)).targets[0];

/** Calls back whenever a target is set to `sending`, before the publishing call is made. */
function whenArmed({ server: { context } }: Publisher, onArmed: () => Promise<void>): void {
  const { database } = context;
  const { queries } = database;
  Object.assign(database, { queries: queries.withPlugin(createArmingPlugin(onArmed)) });
}

/** Returns a function that moves `performance.now` and the server's time two hours ahead, as if the process slept. */
function createStop() {
  const { now } = performance;
  let stoppedMs = 0;
  performance.now = () => now.call(performance) + stoppedMs;
  onTestFinished(() => void (performance.now = now));
  return () => {
    stoppedMs += 2 * hourMs;
    clock.nowMs += 2 * hourMs;
  };
}

describeOnEngine("sqlite", "a post", (shared) => {
  test("is not sent by a process that was suspended after the call was allowed", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const stop = createStop();
    whenArmed(publisher, async () => stop());
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, 0);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "missed" });
    expect(service.calls).toEqual([]);
  });

  test("is not sent if it was canceled just before the call was allowed", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const { server, token } = publisher;
    const made = await publish(publisher, [connectionId]);
    const { connections } = server.context;
    const open = connections.open.bind(connections);
    const openLast = async (id: string) => {
      const isReady = (await readTarget(publisher, made))?.status === "ready";
      if (isReady) await server.send("DELETE", `/api/publications/${made.id}`, { token });
      return open(id);
    };
    Object.assign(connections, { open: openLast });
    await pass(publisher, minuteMs);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "canceled" });
    expect(service.calls).toEqual([]);
  });

  test("waits until it is due, and is not sent more than an hour later", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId], inMinutes(30));
    await pass(publisher, 21 * minuteMs);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "ready" });
    clock.nowMs += (9 + 61) * minuteMs;
    await pass(publisher, 0);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "missed" });
    expect(service.calls).toEqual([]);
  });

  test("that another process may have sent is not sent", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId]);
    const sent = { status: "sending", sendId: randomUUID(), armedAtMs: clock.nowMs };
    await writeTarget(publisher, made, sent);
    await pass(publisher, 0);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "unknown" });
    expect(service.calls).toEqual([]);
  });

  test("is not sent again on Mastodon after 56 minutes", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon");
    mastodon.addFault({ match: "/api/v1/statuses", kind: "reset-before-commit" });
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, 1000);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "checking" });
    clock.nowMs += 56 * minuteMs;
    await pass(publisher, 0);
    expect(await readTarget(publisher, made)).toMatchObject({
      status: "unknown",
      message: expect.stringContaining("We didn't find the post on Mastodon."),
    });
    expect(mastodon.statuses).toEqual([]);
  });

  test("whose images Bluesky lost has them uploaded again, and is made once", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "bluesky");
    const lost = { error: "InvalidRequest", message: "Could not find blob: bafkrei" };
    bluesky.addFault({ match: "createRecord", kind: { status: 400, body: lost } });
    const made = await publish(publisher, [connectionId]);
    await pass(publisher, minuteMs);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "published" });
    expect(bluesky.counts.uploads).toBe(4);
    expect(bluesky.posts).toHaveLength(1);
  });

  test("has no tokens in its logged calls", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "bluesky");
    const { server, token } = publisher;
    const opened = await server.context.connections.open(connectionId);
    const { access = "?" } = opened?.account.tokens ?? {};
    const body = { error: "Odd", message: access, accessJwt: "new-1", refresh_token: "new-2" };
    bluesky.addFault({ match: "uploadBlob", kind: { status: 500, body } });
    const { id } = await publish(publisher, [connectionId]);
    await pass(publisher, minuteMs);
    const attempts = await server.send("GET", `/api/publications/${id}/attempts`, { token });
    expect(attempts.body).toContain("Odd");
    for (const secret of [access, "new-1", "new-2"]) expect(attempts.body).not.toContain(secret);
  });
});

describeOnEngine("sqlite", "a thread", (shared) => {
  test("that has begun is completed, however late", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "mastodon", 6);
    const made = await publish(publisher, [connectionId]);
    const post = { text: "", mediaIds: [], replyTo: null, visibility: "public" };
    mastodon.statuses.push({ id: "500", ...post });
    const posts = JSON.stringify([{ id: "500", url: null }]);
    await writeTarget(publisher, made, { status: "preparing", posts });
    clock.nowMs += 2 * hourMs;
    await pass(publisher, minuteMs);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "published" });
    expect(mastodon.statuses[1]).toMatchObject({ replyTo: "500" });
  });
});

describeOnEngine("sqlite", "a call that is under way", (shared) => {
  /** Publishes until the service has received the call, runs `act`, then lets the service respond. */
  async function callAnd(
    { publisher, connectionId }: Awaited<ReturnType<typeof setUp>>,
    act: (made: Publication) => PromiseLike<unknown>,
  ): Promise<Publication> {
    const asked = service.whenAsked("hook");
    const made = await publish(publisher, [connectionId]);
    const passing = pass(publisher, 0);
    const { answer } = await asked;
    await act(made);
    answer();
    await passing;
    return made;
  }

  test("is recorded as published by its own result, even if it was given up meanwhile", async () => {
    const somebody = await setUp(shared.settings, "handover");
    const { publisher } = somebody;
    const made = await callAnd(somebody, (one) =>
      writeTarget(publisher, one, { status: "unknown" }),
    );
    expect(await readTarget(publisher, made)).toMatchObject({ status: "published" });
  });

  test("ignores the result of another call", async () => {
    const somebody = await setUp(shared.settings, "handover");
    const { publisher } = somebody;
    const made = await callAnd(somebody, (one) => writeTarget(publisher, one, { sendId: "other" }));
    expect(await readTarget(publisher, made)).toMatchObject({ status: "sending", posts: [] });
  });

  test("that a person resent keeps that decision", async () => {
    const somebody = await setUp(shared.settings, "handover");
    const { publisher } = somebody;
    const made = await callAnd(somebody, async (one) => {
      await writeTarget(publisher, one, { status: "unknown" });
      await decide(publisher, one, { decision: "again" });
    });
    await pass(publisher, minuteMs);
    const { targets } = await readPublication(publisher, made.id);
    const first = targets.find(({ id }) => id === made.targets[0]?.id);
    expect(first).toMatchObject({ status: "failed", code: "not-there" });
    expect(targets).toHaveLength(2);
  });

  test("can't be changed or canceled", async () => {
    const somebody = await setUp(shared.settings, "handover");
    const { server, token } = somebody.publisher;
    const statuses: number[] = [];
    await callAnd(somebody, async (one) => {
      const url = `/api/publications/${one.id}`;
      statuses.push((await change(somebody.publisher, one, unscheduled)).statusCode);
      statuses.push((await server.send("DELETE", url, { token })).statusCode);
    });
    expect(statuses).toEqual([409, 409]);
  });
});

describeOnEngine("sqlite", "a publication", (shared) => {
  test("is only accessible to its owner", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const { server, carouselId } = publisher;
    const made = await publish(publisher, [connectionId], { id: randomUUID(), ...unscheduled });
    const { token } = await registerSomebody(server);
    const url = `/api/publications/${made.id}`;
    expect((await server.send("GET", url, { token })).statusCode).toBe(404);
    expect((await server.send("DELETE", url, { token })).statusCode).toBe(404);
    const targets = [{ connection_id: connectionId, caption: "" }];
    const body = { id: made.id, carousel_id: carouselId, ...unscheduled, targets };
    const taken = await server.send("POST", "/api/publications", { token, body });
    expect(taken.statusCode).toBe(409);
  });

  test("can't be changed based on an earlier version", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId], unscheduled);
    const request = { version: made.version, ...unscheduled };
    expect((await change(publisher, made, request)).statusCode).toBe(200);
    expect((await change(publisher, made, request)).statusCode).toBe(409);
  });

  test("that is sent during a change is not sent twice", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId], inMinutes(60));
    await writeTarget(publisher, made, { status: "sending" });
    const { database } = publisher.server.context;
    const { transaction } = database;
    // Simulates another process that sets the target to `sending` after this request has read the target.
    const readEarlier: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ({
        ...result,
        rows: result.rows.map((row) => ("sendId" in row ? { ...row, status: "scheduled" } : row)),
      }),
    };
    const changing: typeof transaction = (lock, work) =>
      transaction(lock, (queries) => work(queries.withPlugin(readEarlier)));
    Object.assign(database, { transaction: changing });
    const changed = await change(publisher, made, { when: { kind: "now" } });
    expect(changed.statusCode, changed.body).toBe(409);
    expect(changed.body).toContain("This publication is being sent");
  });

  test("is resent once, however often somebody reports it as missing", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId], unscheduled);
    await writeTarget(publisher, made, { status: "unknown" });
    const again = { decision: "again" };
    expect((await decide(publisher, made, again)).statusCode).toBe(200);
    expect((await decide(publisher, made, again)).statusCode).toBe(409);
    expect((await readPublication(publisher, made.id)).targets).toHaveLength(2);
  });

  test("with a known outcome accepts no decision", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const made = await publish(publisher, [connectionId], inMinutes(60));
    for (const decision of ["there", "check", "again"]) {
      expect((await decide(publisher, made, { decision })).statusCode, decision).toBe(409);
    }
    expect(await readTarget(publisher, made)).toMatchObject({ status: "scheduled" });
  });

  test("is refused if its connection must be renewed, and a scheduled one waits", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const { server, token, carouselId } = publisher;
    const made = await publish(publisher, [connectionId], inMinutes(60));
    await server.context.database.queries
      .updateTable("connections")
      .set({ state: "reconnect" })
      .execute();
    const targets = [{ connection_id: connectionId, caption: "" }];
    const body = { carousel_id: carouselId, ...unscheduled, targets };
    const refused = await server.send("POST", "/api/publications", { token, body });
    expect(refused.statusCode).toBe(409);
    await pass(publisher, hourMs);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "needs_reconnect" });
    expect(service.calls).toEqual([]);
  });
});

// A second database connection sets the target to `unknown` while the first is about to send. SQLite has only one
// database connection.
describeOnEngine("postgres", "a post", (shared) => {
  test("whose process was suspended has failed if it was given up meanwhile", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const stop = createStop();
    const made = await publish(publisher, [connectionId]);
    whenArmed(publisher, async () => {
      stop();
      await writeTarget(publisher, made, { status: "unknown" });
    });
    await pass(publisher, 0);
    expect(await readTarget(publisher, made)).toMatchObject({ status: "failed", code: "not-sent" });
    expect(service.calls).toEqual([]);
  });
});

describeOnEngine("postgres", "changes of an account's publications", (shared) => {
  test("are serialized", async () => {
    const { publisher, connectionId } = await setUp(shared.settings, "handover");
    const { server, token } = publisher;
    const { database } = server.context;
    const made = await publish(publisher, [connectionId], unscheduled);
    const { accountId } = await database.queries
      .selectFrom("publications")
      .select("accountId")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let holding: Promise<void> = Promise.resolve();
    await new Promise<void>((onHeld) => {
      holding = database.transaction(publishingLock(accountId), () => (onHeld(), released));
    });
    let isDone = false;
    const canceling = server
      .send("DELETE", `/api/publications/${made.id}`, { token })
      .finally(() => (isDone = true));
    const isWaiting = async () => {
      const { rows } = await sql`
        select 1 from pg_locks where locktype = 'advisory' and not granted and database =
          (select oid from pg_database where datname = current_database())`.execute(
        database.queries,
      );
      return rows.length > 0;
    };
    while (!isDone && !(await isWaiting()));
    expect(isDone).toBe(false);
    release();
    await holding;
    expect((await canceling).statusCode).toBe(204);
  });
});
