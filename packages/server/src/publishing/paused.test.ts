import type { Publication } from "@slideloom/core/contract/publications";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../app/app.fixture.ts";
import { startFakeBluesky, type FakeBluesky } from "../connectors/bluesky/fake-bluesky.fixture.ts";
import { describeOnEngine } from "../db/database.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";
import {
  connect,
  pass,
  publish,
  type Publisher,
  readPublication,
  setUpPublisher,
  type TestClock,
} from "./publishing-server.fixture.ts";

const hourMs = 3600_000;
const minuteMs = 60_000;

let clock: TestClock;
let bluesky: FakeBluesky;
beforeEach(async () => {
  clock = { nowMs: Date.parse("2026-12-01T08:00:00Z") };
  bluesky = await startFakeBluesky({ now: () => new Date(clock.nowMs) });
});
afterEach(() => bluesky.close());

const environment = () => ({ FAKE_BLUESKY_URL: bluesky.url });

/** Opens the same account in another process on the same database. */
async function restart(publisher: Publisher, settings: DatabaseSettings, publishing: string) {
  const server = await createTestApp(settings, {
    now: () => new Date(clock.nowMs),
    environment: { ...environment(), PUBLISHING: publishing },
  });
  return { ...publisher, server };
}

const inHours = (hours: number) =>
  ({ kind: "time", at: new Date(clock.nowMs + hours * hourMs).toISOString() }) as const;

const readTarget = async (publisher: Publisher, { id }: Publication) =>
  (await readPublication(publisher, id)).targets[0];

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "while publishing is paused", (shared) => {
    test("nothing is sent; due posts are missed and later ones are published on time", async () => {
      const begun = await setUpPublisher(shared.settings, { clock, environment: environment() });
      const connectionId = await connect(begun, "bluesky", { url: "" });
      const [soon, unseen, later] = [
        await publish(begun, [connectionId], { when: inHours(1) }),
        await publish(begun, [connectionId], { when: inHours(3) }),
        await publish(begun, [connectionId], { when: inHours(6) }),
      ];
      const paused = await restart(begun, shared.settings, "paused");
      await pass(paused, 2 * hourMs);
      expect(await readTarget(paused, soon)).toMatchObject({
        status: "missed",
        message:
          "Publishing was paused when this post was due. Publish it now, or choose another time.",
      });
      const { token } = paused;
      const listed = await paused.server.send("GET", "/api/networks", { token });
      expect(listed.body).toContain("Publishing is paused (PUBLISHING=paused).");
      const now = await publish(paused, [connectionId]);
      await pass(paused, minuteMs);
      expect(await readTarget(paused, now)).toMatchObject({ status: "missed" });
      expect(await readTarget(paused, later)).toMatchObject({
        status: "scheduled",
        message: "Publishing is paused on this server.",
      });
      // No process runs when this publication is due.
      clock.nowMs += hourMs + 10 * minuteMs;
      const on = await restart(paused, shared.settings, "on");
      await pass(on, 0);
      expect(await readTarget(on, unseen)).toMatchObject({ status: "missed" });
      expect(bluesky.posts).toHaveLength(0);
      await pass(on, 4 * hourMs);
      expect(await readTarget(on, later)).toMatchObject({ status: "published", message: null });
      expect(bluesky.posts).toHaveLength(1);
    });

    test("posts due after the pause are published, even if their preparation fell into it", async () => {
      const begun = await setUpPublisher(shared.settings, { clock, environment: environment() });
      const connectionId = await connect(begun, "bluesky", { url: "" });
      const made = await publish(begun, [connectionId], { when: inHours(1) });
      const paused = await restart(begun, shared.settings, "paused");
      await pass(paused, 55 * minuteMs);
      const on = await restart(paused, shared.settings, "on");
      await pass(on, 10 * minuteMs);
      expect(await readTarget(on, made)).toMatchObject({ status: "published", message: null });
    });

    test("a partly published thread waits for a decision", async () => {
      const begun = await setUpPublisher(shared.settings, { clock, environment: environment() });
      const connectionId = await connect(begun, "bluesky", { url: "" });
      const made = await publish(begun, [connectionId], { when: inHours(1) });
      const posts = [{ id: "at://a", url: null }];
      await begun.server.context.database.queries
        .updateTable("publicationTargets")
        .set({ status: "preparing", posts: JSON.stringify(posts), parts: 2 })
        .execute();
      const paused = await restart(begun, shared.settings, "paused");
      await pass(paused, 2 * hourMs);
      expect(await readTarget(paused, made)).toMatchObject({ status: "missed", posts });
      expect(bluesky.posts).toHaveLength(0);
    });
  });
}
