import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { publishingMigration } from "./0012-publishing.ts";
import { account, connection } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const target = {
  publicationId: "p",
  accountId: "a",
  network: "bluesky" as const,
  payload: "{}",
  status: "scheduled" as const,
  dueAtMs: 1,
  checkpoint: "{}",
  files: "[]",
  token: 0,
  filesUntilMs: null,
  sendId: null,
  armedAtMs: null,
  attempts: 0,
  checks: 0,
  posts: "[]",
  parts: 1,
  errorCode: null,
  message: null,
  finishedAtMs: null,
};

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "publications", (empty) => {
    test("outlive their connection and carousel, and are deleted with their account", async () => {
      const database = await openUnmigrated(empty.settings);
      const { queries } = database;
      for (const migration of allMigrations) {
        await migration.up(queries);
        if (migration.name === publishingMigration.name) break;
      }
      await queries.insertInto("accounts").values(account).execute();
      await queries
        .insertInto("connections")
        .values({ ...connection, remoteId: "did:plc:a" } as never)
        .execute();
      const twice = queries
        .insertInto("connections")
        .values({ ...connection, id: "d", remoteId: "did:plc:a" } as never)
        .execute();
      await expect(twice).rejects.toThrow(/unique/i);
      await queries
        .insertInto("publications")
        .values({
          id: "p",
          accountId: "a",
          carouselId: null,
          carouselVersion: 1,
          title: "Tea",
          wallTime: null,
          timeZone: "UTC",
          dueAtMs: null,
          source: null,
          rowVersion: 1,
          createdAtMs: 1,
        })
        .execute();
      await queries
        .insertInto("publicationTargets")
        .values({ ...target, id: "t", connectionId: "c" } as never)
        .execute();
      await queries.deleteFrom("connections").execute();
      const left = await queries.selectFrom("publicationTargets").select("connectionId").execute();
      expect(left).toEqual([{ connectionId: null }]);
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("publicationTargets").select("id").execute()).toEqual([]);
    });
  });
}
