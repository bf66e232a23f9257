import type { Migration } from "../migration.ts";

/** Adds a host to each webhook and a lease to each delivery, so that simultaneous attempts per host can be limited. */
export const webhookLeasesMigration: Migration = {
  name: "0010-webhook-leases",
  up: async (queries) => {
    const { schema } = queries;
    await schema
      .alterTable("webhooks")
      .addColumn("host", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable("webhookDeliveries").addColumn("leasedUntilMs", "bigint").execute();
    await schema
      .createIndex("webhookDeliveriesLeasedUntilMs")
      .on("webhookDeliveries")
      .column("leasedUntilMs")
      .execute();
    for (const { id, url } of await queries
      .selectFrom("webhooks")
      .select(["id", "url"])
      .execute()) {
      const { host } = new URL(url);
      await queries.updateTable("webhooks").set({ host }).where("id", "=", id).execute();
    }
  },
};
