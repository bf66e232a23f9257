import type {
  Publication,
  PublicationRequest,
  TargetStatus,
} from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  acceptedMessage,
  createBridgeClients,
  pendingMessage,
} from "../connectors/bridge.fixture.ts";
import { startFakeBridge, type FakeBridge } from "../connectors/fake-bridge.fixture.ts";
import { describeOnBothEngines } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import { doDueTargets, findNextTargetMs } from "./do-targets.fixture.ts";
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
const startMs = Date.parse("2026-12-01T08:00:00Z");

let clock: TestClock;
let fake: FakeBridge;
beforeEach(async () => {
  clock = { nowMs: startMs };
  fake = await startFakeBridge({ now: () => new Date(clock.nowMs) });
});
afterEach(() => fake.close());

async function setUp(settings: DatabaseSettings, when: Partial<PublicationRequest> = {}) {
  // If any fake network is configured, Slideloom may call local addresses, such as the fake bridge's.
  const environment = { FAKE_BLUESKY_URL: fake.url };
  const publisher = await setUpPublisher(settings, {
    clock,
    environment,
    createNetworkClients: createBridgeClients,
  });
  const connectionId = await connect(publisher, "handover", fake);
  const made = await publish(publisher, [connectionId], when);
  const readTarget = async () => (await readPublication(publisher, made.id)).targets[0];
  return { publisher, connectionId, made, readTarget };
}

const readRow = ({ server }: Publisher, { id }: Publication) =>
  server.context.database.queries
    .selectFrom("publicationTargets")
    .selectAll()
    .where("publicationId", "=", id)
    .executeTakeFirstOrThrow();

/**
 * Starts publishing. Returns once the bridge has received the publishing call. The returned function lets the bridge
 * process the call.
 */
async function publishHeld({ server }: Publisher) {
  const asked = fake.whenAsked("/publish");
  const done = doDueTargets(server);
  const { answer } = await asked;
  return async () => {
    answer();
    await done;
  };
}

describeOnBothEngines("a post that a bridge accepts", (shared) => {
  test("says who has it, and is published once the bridge has published it", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    await pass(publisher, 0);
    expect(await readTarget()).toMatchObject({
      status: "checking",
      message: acceptedMessage,
      code: null,
      finished_at: null,
    });
    expect(await findNextTargetMs(publisher.server)).toBe(startMs + 5000);
    await pass(publisher, 5000);
    expect(await readTarget()).toMatchObject({
      status: "published",
      message: null,
      posts: [{ url: "https://network.example/posts/1" }],
    });
    expect(fake.posts).toHaveLength(1);
  });

  test("fails with the network's words as soon as the bridge knows them, and can be sent again", async () => {
    const { publisher, made, readTarget } = await setUp(shared.settings);
    fake.addFault({ match: "/publish", kind: "accept-then-fail" });
    await pass(publisher, 5000);
    expect(await readTarget()).toMatchObject({
      status: "failed",
      code: "bridge-error",
      message: "The network refused the images.",
    });
    await decide(publisher, made, { decision: "again" });
    await pass(publisher, minuteMs);
    expect(await readTarget()).toMatchObject({ status: "published" });
    expect(fake.posts).toHaveLength(1);
  });

  test("shows what the bridge says while it takes its time", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    fake.addFault({ match: "/publish", kind: "slow-publish" });
    await pass(publisher, 3 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "checking", message: pendingMessage });
    await pass(publisher, 10 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "published", message: null });
  });

  test("is not asked for sooner than the bridge allows", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    await pass(publisher, 0);
    const headers = { "retry-after": "900" };
    fake.addFault({ match: "/drafts/", kind: { status: 429, headers, body: "" } });
    await pass(publisher, 5000);
    expect(await findNextTargetMs(publisher.server)).toBe(clock.nowMs + 15 * minuteMs);
    await pass(publisher, 15 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "published" });
  });

  test("is unknown after an hour without a result, and found when a person asks again", async () => {
    const { publisher, made, readTarget } = await setUp(shared.settings);
    await pass(publisher, 0);
    fake.addFault({ match: "/drafts/", kind: { status: 503, body: "" }, times: 50 });
    await pass(publisher, 60 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "unknown" });
    fake.clearFaults();
    const checked = await decide(publisher, made, { decision: "check" });
    expect(checked.json<Publication>().targets).toMatchObject([
      { status: "checking", code: null, message: null },
    ]);
    await pass(publisher, minuteMs);
    expect(await readTarget()).toMatchObject({ status: "published" });
    expect(fake.posts).toHaveLength(1);
  });

  test.for<TargetStatus>(["checking", "unknown"])(
    "is found if its response comes when the target is %s already",
    async (status) => {
      const { publisher, made, readTarget } = await setUp(shared.settings);
      const answer = await publishHeld(publisher);
      await writeTarget(publisher, made, { status, checks: 4 });
      await answer();
      expect(await readRow(publisher, made)).toMatchObject({
        status: "checking",
        checks: 0,
        message: acceptedMessage,
        checkpoint: expect.stringContaining('"isAccepted":true'),
      });
      await pass(publisher, minuteMs);
      expect(await readTarget()).toMatchObject({ status: "published" });
      expect(fake.posts).toHaveLength(1);
    },
  );

  test.for<TargetStatus>(["published", "failed", "canceled"])(
    "stays %s if its response comes after that",
    async (status) => {
      const { publisher, made, readTarget } = await setUp(shared.settings);
      const answer = await publishHeld(publisher);
      await writeTarget(publisher, made, { status });
      await answer();
      await pass(publisher, minuteMs);
      expect(await readTarget()).toMatchObject({ status });
    },
  );
});

describeOnBothEngines("a post that a bridge still has as a draft", (shared) => {
  test("is sent again after 15 minutes, and its first draft can't be published any more", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    fake.addFault({ match: "/publish", kind: "reset-before-commit" });
    await pass(publisher, 14 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "checking" });
    const [first = ""] = fake.drafts.keys();
    await pass(publisher, 20 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "published", message: null });
    expect(fake.posts).toHaveLength(1);
    const late = await fetch(`${fake.url}/drafts/${first}/publish`, { method: "POST" });
    expect(late.status).toBe(404);
    expect(fake.posts).toHaveLength(1);
  });

  test("fails when it may not be sent any more, and no draft is left", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    fake.addFault({ match: "/publish", kind: "reset-before-commit", times: 50 });
    await pass(publisher, 59 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "checking" });
    await pass(publisher, 60 * minuteMs);
    expect(await readTarget()).toMatchObject({
      status: "failed",
      code: "not-found-there",
      message: "The network didn't confirm the post. We checked, and the post wasn't published.",
    });
    expect([fake.posts, fake.drafts.size]).toEqual([[], 0]);
  });

  test("is unknown if the draft can't be deleted, because a late call could publish it", async () => {
    const { publisher, readTarget } = await setUp(shared.settings);
    fake.addFault({ match: "/publish", kind: "reset-before-commit" });
    fake.addFault({ match: "DELETE /drafts/", kind: { status: 503, body: "" }, times: 50 });
    await pass(publisher, 60 * minuteMs);
    expect(await readTarget()).toMatchObject({ status: "unknown" });
    expect(fake.drafts.size).toBe(1);
  });
});

describeOnBothEngines("the draft of a post that isn't sent yet", (shared) => {
  const later = (minutes: number) => ({
    when: { kind: "time", at: new Date(startMs + minutes * minuteMs).toISOString() } as const,
  });

  async function prepare(settings: DatabaseSettings) {
    const parts = await setUp(settings, later(5));
    await pass(parts.publisher, 0);
    expect(await parts.readTarget()).toMatchObject({ status: "ready" });
    expect(fake.drafts.size).toBe(1);
    return parts;
  }

  test("is deleted when the post is canceled", async () => {
    const { publisher, made } = await prepare(shared.settings);
    const { server, token } = publisher;
    await server.send("DELETE", `/api/publications/${made.id}`, { token });
    await pass(publisher, 30 * minuteMs);
    expect([fake.posts, fake.drafts.size]).toEqual([[], 0]);
  });

  test("is replaced when the post is moved", async () => {
    const { publisher, made } = await prepare(shared.settings);
    const [draft] = fake.drafts.keys();
    await change(publisher, made, later(8));
    await pass(publisher, 0);
    expect(fake.drafts.size).toBe(1);
    expect(fake.drafts.has(draft ?? "")).toBe(false);
    await pass(publisher, 30 * minuteMs);
    expect(fake.posts).toHaveLength(1);
  });

  test("stays if its account is disconnected, and nothing is published", async () => {
    const { publisher, connectionId, made } = await prepare(shared.settings);
    const { server, token } = publisher;
    await server.send("DELETE", `/api/connections/${connectionId}`, { token });
    await pass(publisher, 30 * minuteMs);
    expect(fake.posts).toEqual([]);
    expect(await readRow(publisher, made)).toMatchObject({ status: "canceled" });
  });
});
