import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { publishingMigration } from "./0012-publishing.ts";
import { account, connection, publication, target } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "publications", (empty) => {
    test("outlive their connection and carousel, and are deleted with their account", async () => {
      const { queries } = await openUnmigrated(empty.settings);
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
        .values(publication as never)
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
