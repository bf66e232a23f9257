import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { oneTargetAConnectionMigration } from "./0016-one-target-a-connection.ts";
import { account, connection, publication, target } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "targets of one connection from before", (empty) => {
    test("are canceled except one; sent ones stay as they are", async () => {
      const { queries } = await openBefore(empty.settings, oneTargetAConnectionMigration);
      await queries.insertInto("accounts").values(account).execute();
      await queries
        .insertInto("connections")
        .values({ ...connection, warnedDays: null } as never)
        .execute();
      await queries
        .insertInto("publications")
        .values([publication, { ...publication, id: "q" }])
        .execute();
      const rows = [
        { id: "1", status: "canceled", errorCode: "replaced" },
        { id: "2", status: "scheduled", errorCode: null },
        { id: "3", status: "published", errorCode: null },
        { id: "4", status: "published", errorCode: null },
        { id: "5", status: "failed", errorCode: "not-there" },
        { id: "6", publicationId: "q", status: "scheduled", errorCode: null },
        { id: "7", publicationId: "q", status: "draft", errorCode: null },
        { id: "8", publicationId: "q", connectionId: null, status: "draft", errorCode: null },
        { id: "9", publicationId: "q", connectionId: null, status: "draft", errorCode: null },
      ];
      await queries
        .insertInto("publicationTargets")
        .values(rows.map((row) => ({ ...target, connectionId: "c", ...row })) as never)
        .execute();
      await oneTargetAConnectionMigration.up(queries);
      const after = await queries
        .selectFrom("publicationTargets")
        .select(["id", "status", "isSuperseded"])
        .orderBy("id")
        .execute();
      expect(after.map(({ id, status, isSuperseded }) => [id, status, isSuperseded])).toEqual([
        ["1", "canceled", 1],
        ["2", "canceled", 1],
        ["3", "published", 0],
        ["4", "published", 1],
        ["5", "failed", 1],
        ["6", "scheduled", 0],
        ["7", "canceled", 1],
        ["8", "draft", 0],
        ["9", "draft", 0],
      ]);
    });
  });
}
