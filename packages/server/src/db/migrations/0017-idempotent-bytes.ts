import type { Migration } from "../migration.ts";

/** What was sent with an idempotency key, as bytes: an upgrade may read the same bytes otherwise. */
export const idempotentBytesMigration: Migration = {
  name: "0017-idempotent-bytes",
  up: async ({ schema }) => {
    await schema.alterTable("idempotentAnswers").addColumn("sentHash", "text").execute();
  },
};
