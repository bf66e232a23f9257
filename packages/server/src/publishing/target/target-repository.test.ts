import { expect, test } from "vitest";
import { startFakeHandover } from "../../connectors/handover/fake-handover.fixture.ts";
import { describeOnBothEngines } from "../../db/database.fixture.ts";
import type { DatabaseSettings } from "../../db/open-database.ts";
import { connect, publish, setUpPublisher, writeTarget } from "../publishing-server.fixture.ts";
import { EndRecorder } from "./end.ts";
import { acquireTarget, changeTarget, findHeldTarget, findTarget } from "./target-repository.ts";

/** Creates a target that no task has processed. */
async function setUp(settings: DatabaseSettings) {
  const service = await startFakeHandover();
  const clock = { nowMs: Date.parse("2026-12-01T08:00:00Z") };
  const publisher = await setUpPublisher(settings, {
    clock,
    environment: { FAKE_BLUESKY_URL: service.url },
  });
  const connectionId = await connect(publisher, "handover", service);
  const made = await publish(publisher, [connectionId], { when: { kind: "unscheduled" } });
  await service.close();
  const { database } = publisher.server.context;
  return { publisher, made, id: made.targets[0]?.id ?? "", ...database };
}

describeOnBothEngines("a target", (shared) => {
  test("can only be changed by its task and in the expected status", async () => {
    const { publisher, made, id, queries } = await setUp(shared.settings);
    await writeTarget(publisher, made, { token: 3, status: "ready" });
    const guards = [
      { id, token: 2, status: "ready" },
      { id, token: 3, status: "preparing" },
    ] as const;
    for (const guard of guards) {
      expect(await changeTarget(queries, guard, { status: "sending" })).toBe(false);
    }
    expect(await findTarget(queries, id)).toMatchObject({ status: "ready" });
    const own = { id, token: 3, status: "ready" } as const;
    expect(await changeTarget(queries, own, { status: "sending" })).toBe(true);
  });

  test("can't be acquired by an earlier task", async () => {
    const { publisher, made, id, queries } = await setUp(shared.settings);
    await writeTarget(publisher, made, { token: 3 });
    expect(await acquireTarget(queries, { id, token: 2 })).toBeNull();
    expect(await findHeldTarget(queries, { id, token: 2 })).toBeNull();
    expect(await findHeldTarget(queries, { id, token: 3 })).toMatchObject({ id });
    expect(await acquireTarget(queries, { id, token: 4 })).toMatchObject({ id, token: 4 });
    expect(await findHeldTarget(queries, { id, token: 3 })).toBeNull();
  });

  test("whose task died has an unknown outcome if its call was allowed", async () => {
    const { publisher, made, id, queries } = await setUp(shared.settings);
    const { database } = publisher.server.context;
    const recorder = new EndRecorder({
      database,
      now: () => new Date(),
      announce: async () => undefined,
      tasks: { enqueue: async () => undefined },
    });
    const ends = { ready: "failed", sending: "unknown", checking: "unknown" };
    for (const [status, end] of Object.entries(ends)) {
      await writeTarget(publisher, made, { status });
      await recorder.abandon(queries, id);
      expect(await findTarget(queries, id)).toMatchObject({ status: end });
    }
  });
});
