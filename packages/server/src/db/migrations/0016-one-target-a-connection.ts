import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Allows one target per publication and connection; superseded targets are exempt. */
export const oneTargetAConnectionMigration: Migration = {
  name: "0016-one-target-a-connection",
  up: async (queries) => {
    await queries.schema
      .alterTable("publicationTargets")
      .addColumn("isSuperseded", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await queries
      .updateTable("publicationTargets")
      .set({ isSuperseded: 1 })
      .where("errorCode", "in", ["replaced", "not-there"])
      .execute();
    await supersedeDoubles(queries);
    await queries.schema
      .createIndex("publicationTargetsOnce")
      .unique()
      .on("publicationTargets")
      .columns(["publicationId", "connectionId"])
      .where(sql.ref("isSuperseded"), "=", 0)
      .execute();
  },
};

const unsent = ["draft", "scheduled", "preparing", "ready", "needs_reconnect", "missed"];

/**
 * Per publication and connection, keeps the first sent target, or the first target if none was sent. Marks the others
 * as superseded, and cancels those that weren't sent.
 */
async function supersedeDoubles(queries: Queries): Promise<void> {
  const rows = await queries
    .selectFrom("publicationTargets")
    .select(["id", "publicationId", "connectionId", "status", "posts"])
    .where("isSuperseded", "=", 0)
    .where("connectionId", "is not", null)
    .orderBy("dueAtMs")
    .orderBy("id")
    .execute();
  const isOpen = (row: (typeof rows)[number]) => unsent.includes(row.status) && row.posts === "[]";
  const kept = new Map<string, (typeof rows)[number]>();
  const doubles: typeof rows = [];
  for (const row of rows) {
    const key = `${row.publicationId} ${row.connectionId}`;
    const before = kept.get(key);
    const isBetter = before && isOpen(before) && !isOpen(row);
    if (before) doubles.push(isBetter ? before : row);
    if (!before || isBetter) kept.set(key, row);
  }
  for (const row of doubles) {
    await queries
      .updateTable("publicationTargets")
      .set({ isSuperseded: 1 })
      .where("id", "=", row.id)
      .execute();
    if (!isOpen(row)) continue;
    await queries
      .updateTable("publicationTargets")
      .set({ status: "canceled", errorCode: "double", filesUntilMs: 0 })
      .set({ message: "The same account was chosen twice, so this post was cancelled." })
      .where("id", "=", row.id)
      .execute();
  }
}
