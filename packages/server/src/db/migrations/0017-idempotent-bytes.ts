import type { Migration } from "../migration.ts";

/**
 * Adds a hash of the bytes sent with an idempotency key, because a later version may parse the same bytes differently.
 */
export const idempotentBytesMigration: Migration = {
  name: "0017-idempotent-bytes",
  up: async ({ schema }) => {
    await schema.alterTable("idempotentAnswers").addColumn("sentHash", "text").execute();
  },
};
