import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the table of tasks from open jobs and deliveries, and drops the lease columns of jobs and deliveries. */
export const tasksMigration: Migration = {
  name: "0011-tasks",
  up: async (queries) => {
    await createTasks(queries);
    await carryJobs(queries);
    await carryDeliveries(queries);
  },
};

async function createTasks({ schema }: Queries): Promise<void> {
  await schema
    .createTable("tasks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text")
    .addColumn("accountId", "text", (column) =>
      column.references("accounts.id").onDelete("set null"),
    )
    .addColumn("destination", "text")
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("runAtMs", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("token", "bigint", (column) => column.notNull())
    .addColumn("queuedAtMs", "bigint")
    .addColumn("waitsFor", "text")
    .addColumn("lane", "text")
    .addColumn("leasedUntilMs", "bigint")
    .addColumn("owner", "text")
    .addColumn("error", "text")
    .addColumn("diedAtMs", "bigint")
    .addUniqueConstraint("tasksKey", ["kind", "key"])
    .execute();
  // Each query on tasks has a partial index of just the rows it needs.
  const index = (name: string) => schema.createIndex(name).on("tasks");
  const isNotNull = (column: string) => sql<boolean>`${sql.ref(column)} is not null`;
  await index("tasksQueue")
    .columns(["kind", "queuedAtMs", "id"])
    .where(isNotNull("queued_at_ms"))
    .execute();
  await index("tasksWaiting")
    .columns(["waitsFor", "lane", "runAtMs", "id"])
    .where(isNotNull("waits_for"))
    .execute();
  for (const [name, column] of [
    ["tasksLeasedAccounts", "accountId"],
    ["tasksLeasedDestinations", "destination"],
  ] as const) {
    await index(name).columns(["kind", column]).where(isNotNull("leased_until_ms")).execute();
  }
  await index("tasksDue")
    .column("runAtMs")
    .where(sql<boolean>`leased_until_ms is null and died_at_ms is null`)
    .execute();
  await index("tasksDied").column("diedAtMs").where(isNotNull("died_at_ms")).execute();
  await index("tasksAccountId").column("accountId").where(isNotNull("account_id")).execute();
}

/** Copies open jobs to tasks. A running job keeps its lease, so no other process starts the job meanwhile. */
async function carryJobs(queries: Queries): Promise<void> {
  const { schema } = queries;
  await sql`
    insert into tasks (id, kind, key, account_id, payload, run_at_ms, attempts, token,
      queued_at_ms, leased_until_ms, owner)
    select id, 'job', id, account_id, '{"jobId":"' || id || '"}', due_at_ms, attempts, 1,
      case when run_id is null then due_at_ms end,
      case when run_id is not null then due_at_ms end, owner
    from jobs where due_at_ms is not null
  `.execute(queries);
  await schema
    .createTable("newJobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.references("accounts.id").onDelete("set null"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("input", "text", (column) => column.notNull())
    .addColumn("progress", "text", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("token", "bigint", (column) => column.notNull())
    .addColumn("sizeBytes", "bigint", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("finishedAtMs", "bigint")
    .execute();
  await sql`
    insert into new_jobs
    select id, account_id, kind, status, input, progress, message,
      case when run_id is null then 0 else 1 end, size_bytes, created_at_ms, finished_at_ms
    from jobs
  `.execute(queries);
  // SQLite can't drop a unique column.
  await schema.dropTable("jobs").execute();
  await schema.alterTable("newJobs").renameTo("jobs").execute();
  for (const [name, column] of [
    ["jobsAccountId", "accountId"],
    ["jobsFinishedAtMs", "finishedAtMs"],
  ] as const) {
    await schema.createIndex(name).on("jobs").column(column).execute();
  }
}

/** Copies open deliveries to tasks. A running delivery becomes due when its lease would have expired. */
async function carryDeliveries(queries: Queries): Promise<void> {
  const { schema } = queries;
  await sql`
    insert into tasks (id, kind, key, account_id, destination, payload, run_at_ms, attempts, token,
      queued_at_ms)
    select d.id, 'webhook-delivery', d.id, w.account_id, w.host, '{"deliveryId":"' || d.id || '"}',
      d.next_attempt_at_ms, d.attempts, 0, d.next_attempt_at_ms
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.next_attempt_at_ms is not null
  `.execute(queries);
  await schema.dropIndex("webhookDeliveriesLeasedUntilMs").execute();
  await schema.dropIndex("webhookDeliveriesNextAttemptAtMs").execute();
  await schema.alterTable("webhookDeliveries").dropColumn("leasedUntilMs").execute();
}
