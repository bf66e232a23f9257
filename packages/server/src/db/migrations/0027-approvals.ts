import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/** Adds approvals to targets. The database itself refuses to process a target that lacks a required approval. */
export const approvalsMigration: Migration = {
  name: "0027-approvals",
  up: async ({ schema }) => {
    for (const [name, type] of [
      ["askedAtMs", "bigint"],
      ["approvedAtMs", "bigint"],
    ] as const) {
      await schema.alterTable("publicationTargets").addColumn(name, type).execute();
    }
    const [approver, approvedAtMs, status] = [
      sql.ref("approver"),
      sql.ref("approvedAtMs"),
      sql.ref("status"),
    ];
    await schema
      .alterTable("publicationTargets")
      .addColumn("approver", "text", (column) =>
        column.check(
          sql`${approver} is null or ${approvedAtMs} is not null or ${status} in ('waiting_for_approval', 'missed', 'canceled')`,
        ),
      )
      .execute();
  },
};
