import type { Migration } from "../migration.ts";

/** Creates the table of responses by idempotency key, so a repeated request gets the same response at no cost. */
export const idempotentAnswersMigration: Migration = {
  name: "0004-idempotent-answers",
  up: async ({ schema }) => {
    await schema
      .createTable("idempotentAnswers")
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("bodyHash", "text", (column) => column.notNull())
      .addColumn("runId", "text", (column) => column.notNull())
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("startedAtMs", "bigint", (column) => column.notNull())
      .addColumn("answer", "text")
      .addPrimaryKeyConstraint("idempotentAnswersPrimaryKey", ["accountId", "key"])
      .execute();
    await schema
      .createIndex("idempotentAnswersStartedAtMs")
      .on("idempotentAnswers")
      .column("startedAtMs")
      .execute();
  },
};
