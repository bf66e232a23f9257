import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of webhooks and their deliveries. */
export const webhooksMigration: Migration = {
  name: "0008-webhooks",
  up: async (queries) => {
    await createWebhooks(queries);
    await createDeliveries(queries);
  },
};

async function createWebhooks({ schema }: Queries): Promise<void> {
  await schema
    .createTable("webhooks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("sealedSecret", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("webhooksAccountId").on("webhooks").column("accountId").execute();
}

async function createDeliveries({ schema }: Queries): Promise<void> {
  await schema
    .createTable("webhookDeliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("webhookId", "text", (column) =>
      column.notNull().references("webhooks.id").onDelete("cascade"),
    )
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("deliveredAtMs", "bigint")
    .addColumn("nextAttemptAtMs", "bigint")
    .execute();
  for (const column of ["webhookId", "createdAtMs", "nextAttemptAtMs"]) {
    await schema
      .createIndex(`webhookDeliveries${column[0]?.toUpperCase()}${column.slice(1)}`)
      .on("webhookDeliveries")
      .column(column)
      .execute();
  }
}
