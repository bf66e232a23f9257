import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerSomebody } from "../app/app.fixture.ts";
import {
  startFakeHandover,
  type FakeHandover,
} from "../connectors/handover/fake-handover.fixture.ts";
import { describeOnBothEngines, type TestDatabase } from "../db/database.fixture.ts";
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
import { targetTask } from "./target/task-kind.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const startMs = Date.parse("2026-12-01T08:00:00Z");
const tomorrow = { kind: "time", at: "2026-12-02T08:00:00Z" } as const;

let clock: TestClock;
let service: FakeHandover;
beforeEach(async () => {
  clock = { nowMs: startMs };
  service = await startFakeHandover();
});
afterEach(() => service.close());

async function setUp({ settings }: TestDatabase) {
  const publisher = await setUpPublisher(settings, {
    clock,
    environment: { FAKE_BLUESKY_URL: "http://127.0.0.1:9" },
  });
  const connectionId = await connect(publisher, "handover", service);
  const ask = (when: object) =>
    publish(publisher, [connectionId], { when, approval: "owner" } as object);
  return { ...publisher, publisher, connectionId, ask };
}

const answer = ({ server, token }: Publisher, { id, version }: Publication, decision = "approve") =>
  server.send("POST", `/api/publications/${id}/approval`, { token, body: { decision, version } });

async function approve(publisher: Publisher, made: Publication): Promise<Publication> {
  const response = await answer(publisher, made);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Publication>();
}

const readStatus = async (publisher: Publisher, { id }: Publication) =>
  (await readPublication(publisher, id)).targets.at(-1)?.status;

describeOnBothEngines("a post that waits for its owner's approval", (shared) => {
  test("is published at its time once it is approved", async () => {
    const { publisher, ask } = await setUp(shared);
    const made = await ask(tomorrow);
    expect(made).toMatchObject({
      due_at: "2026-12-02T08:00:00.000Z",
      approval: { by: "owner", asked_at: "2026-12-01T08:00:00.000Z", approved_at: null },
      targets: [{ status: "waiting_for_approval" }],
    });
    await pass(publisher, hourMs);
    const approved = await approve(publisher, made);
    expect(approved).toMatchObject({
      version: 2,
      approval: { approved_at: "2026-12-01T09:00:00.000Z" },
      targets: [{ status: "scheduled" }],
    });
    expect((await answer(publisher, approved)).statusCode).toBe(409);
    await pass(publisher, dayMs);
    expect(await readStatus(publisher, made)).toBe("published");
    expect(service.calls).toHaveLength(1);
  });

  test("is published at once if it was to be published now", async () => {
    const { publisher, ask } = await setUp(shared);
    const made = await ask({ kind: "now" });
    expect(made).toMatchObject({ due_at: null, source: "now" });
    await pass(publisher, 2 * dayMs);
    expect(service.calls).toHaveLength(0);
    expect(await approve(publisher, made)).toMatchObject({ due_at: "2026-12-03T08:00:00.000Z" });
    await pass(publisher, hourMs);
    expect(await readStatus(publisher, made)).toBe("published");
    expect(service.calls).toHaveLength(1);
  });

  test("is missed at its time, or after a week without a time, and is never sent by itself", async () => {
    const { publisher, ask } = await setUp(shared);
    const [timed, untimed, unscheduled] = [
      await ask(tomorrow),
      await ask({ kind: "now" }),
      await ask({ kind: "unscheduled" }),
    ];
    await pass(publisher, dayMs - 1);
    expect(await readStatus(publisher, timed)).toBe("waiting_for_approval");
    await pass(publisher, 1);
    expect(await readPublication(publisher, timed.id)).toMatchObject({
      targets: [{ status: "missed", code: "not-approved" }],
    });
    expect((await answer(publisher, timed)).statusCode).toBe(409);
    await pass(publisher, 6 * dayMs - 1);
    for (const one of [untimed, unscheduled]) {
      expect(await readStatus(publisher, one)).toBe("waiting_for_approval");
    }
    await pass(publisher, 1);
    for (const one of [untimed, unscheduled]) {
      expect(await readStatus(publisher, one)).toBe("missed");
    }
    await pass(publisher, dayMs);
    expect(service.calls).toHaveLength(0);
  });

  test("can't be approved at its time, even if nothing has marked it as missed", async () => {
    const { publisher, ask } = await setUp(shared);
    const made = await ask(tomorrow);
    clock.nowMs += dayMs;
    expect((await answer(publisher, made)).statusCode).toBe(409);
    await pass(publisher, hourMs);
    expect(await readStatus(publisher, made)).toBe("missed");
    expect(service.calls).toHaveLength(0);
  });

  const edits = {
    time: () => ({ when: { kind: "time", at: "2026-12-03T08:00:00Z" } }),
    "time, which is now": () => ({ when: { kind: "now" } }),
    caption: (connection_id: string) => ({ targets: [{ connection_id, caption: "Other words" }] }),
    version: () => ({ use_newest_version: true }),
  };
  test.for(Object.keys(edits) as (keyof typeof edits)[])(
    "asks again after an edit of its %s",
    async (name) => {
      const { publisher, ask, connectionId } = await setUp(shared);
      const made = await ask(tomorrow);
      const approved = await approve(publisher, made);
      const edited = await change(publisher, approved, edits[name](connectionId));
      expect(edited.statusCode, edited.body).toBe(200);
      expect(edited.json()).toMatchObject({
        approval: { by: "owner", approved_at: null },
        targets: [{ status: "waiting_for_approval" }],
      });
      expect((await answer(publisher, approved)).statusCode).toBe(409);
      await pass(publisher, 8 * dayMs);
      expect(await readStatus(publisher, made)).toBe("missed");
      expect(service.calls).toHaveLength(0);
    },
  );

  test("asks again after a person wants it published again", async () => {
    const { publisher, ask, server, token, carouselId } = await setUp(shared);
    const declined = await ask({ kind: "unscheduled" });
    expect((await answer(publisher, declined, "decline")).json()).toMatchObject({
      targets: [{ status: "canceled", code: "declined" }],
    });
    const trashed = await approve(publisher, await ask(tomorrow));
    await server.send("DELETE", `/api/carousels/${carouselId}`, { token });
    await server.send("POST", `/api/carousels/${carouselId}/restore`, { token });
    expect(await readStatus(publisher, trashed)).toBe("canceled");
    for (const made of [declined, trashed]) {
      const again = await decide(publisher, made, { decision: "again" });
      expect(again.json()).toMatchObject({ targets: [{ status: "waiting_for_approval" }] });
    }
    await pass(publisher, 2 * dayMs);
    expect(service.calls).toHaveLength(0);
    await approve(publisher, await readPublication(publisher, declined.id));
    await pass(publisher, hourMs);
    expect(service.calls).toHaveLength(1);
  });

  test("is due when it is approved, and unscheduled posts stay unscheduled", async () => {
    const { publisher, ask } = await setUp(shared);
    const approved = await approve(publisher, await ask({ kind: "unscheduled" }));
    expect(approved).toMatchObject({ due_at: null, targets: [{ status: "draft" }] });
    const scheduled = await change(publisher, approved, { when: tomorrow });
    expect(scheduled.json()).toMatchObject({ targets: [{ status: "waiting_for_approval" }] });
  });

  test("by hand becomes a post to make once it is approved", async () => {
    const { publisher } = await setUp(shared);
    const made = await publish(publisher, [], {
      when: tomorrow,
      approval: "owner",
      targets: [{ by_hand: "instagram", caption: "Read #habits" }],
    });
    expect((await decide(publisher, made, { decision: "there" })).statusCode).toBe(409);
    expect(await approve(publisher, made)).toMatchObject({ targets: [{ status: "by_hand" }] });
  });

  test("can't be changed to another status in the database", async () => {
    const { publisher, ask } = await setUp(shared);
    const made = await ask(tomorrow);
    const statuses = [
      "draft",
      "scheduled",
      "by_hand",
      "preparing",
      "ready",
      "sending",
      "published",
    ];
    for (const status of statuses) {
      await expect(writeTarget(publisher, made, { status }), status).rejects.toThrow(/check/i);
    }
    const approved = await approve(publisher, made);
    await expect(writeTarget(publisher, approved, { approvedAtMs: null })).rejects.toThrow(
      /check/i,
    );
    await writeTarget(publisher, approved, { status: "waiting_for_approval", approvedAtMs: null });
  });

  test("is approved by its owner only, and once by two people at the same time", async () => {
    const { publisher, ask, server } = await setUp(shared);
    const made = await ask(tomorrow);
    const { token } = await registerSomebody(server);
    expect((await answer({ ...publisher, token }, made)).statusCode).toBe(404);
    const answers = await Promise.all([
      answer(publisher, made),
      answer(publisher, made, "decline"),
      change(publisher, made, { when: tomorrow, version: made.version }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  });

  test("is sent once if two workers take it while it is approved", async () => {
    const { publisher, ask, server } = await setUp(shared);
    const made = await ask({ kind: "now" });
    const { taskRunner } = server.context;
    await Promise.all([
      taskRunner.claimDue(targetTask),
      approve(publisher, made),
      taskRunner.claimDue(targetTask),
    ]);
    await taskRunner.whenIdle();
    await pass(publisher, 8 * dayMs);
    expect(await readStatus(publisher, made)).toBe("published");
    expect(service.calls).toHaveLength(1);
  });
});
