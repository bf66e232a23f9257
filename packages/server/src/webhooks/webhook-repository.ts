import type { Queries } from "../db/tables.ts";
import type { WebhookDeliveryRow, WebhookRow } from "../db/webhook-tables.ts";

export type Delivery = WebhookDeliveryRow & Pick<WebhookRow, "accountId" | "url" | "sealedSecret">;

/** Lists an account's webhooks, newest first. Leaves out webhooks from the `webhook_url` field of a request. */
export async function listWebhooks(queries: Queries, accountId: string): Promise<WebhookRow[]> {
  return queries
    .selectFrom("webhooks")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("isForCalls", "=", 0)
    .orderBy("createdAtMs", "desc")
    .orderBy("id")
    .execute();
}

export async function findWebhook(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<WebhookRow | null> {
  const row = await queries
    .selectFrom("webhooks")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("isForCalls", "=", 0)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertWebhook(queries: Queries, row: WebhookRow): Promise<void> {
  await queries.insertInto("webhooks").values(row).execute();
}

/** Deletes a webhook and its deliveries. Returns false if the account has no such webhook. */
export async function deleteWebhook(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("webhooks")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the webhook made for a request's `webhook_url` and restarts its retention time; null if there is none. */
export async function renewCallWebhook(
  queries: Queries,
  { accountId, url, nowMs }: { accountId: string; url: string; nowMs: number },
): Promise<Pick<WebhookRow, "id" | "host"> | null> {
  const row = await queries
    .updateTable("webhooks")
    .set({ createdAtMs: nowMs })
    .where("accountId", "=", accountId)
    .where("isForCalls", "=", 1)
    .where("url", "=", url)
    .returning(["id", "host"])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns an account's most recent deliveries, newest first. */
export async function listDeliveries(
  queries: Queries,
  accountId: string,
  limit: number,
): Promise<(WebhookDeliveryRow & Pick<WebhookRow, "url">)[]> {
  return queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .selectAll("webhookDeliveries")
    .select("url")
    .where("accountId", "=", accountId)
    .orderBy("webhookDeliveries.createdAtMs", "desc")
    .orderBy("webhookDeliveries.id")
    .limit(limit)
    .execute();
}

export async function findDelivery(queries: Queries, id: string): Promise<Delivery | null> {
  const row = await queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .selectAll("webhookDeliveries")
    .select(["accountId", "url", "sealedSecret"])
    .where("webhookDeliveries.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findDeliveryHost(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<Pick<WebhookRow, "host"> | null> {
  const row = await queries
    .selectFrom("webhookDeliveries")
    .innerJoin("webhooks", "webhooks.id", "webhookDeliveries.webhookId")
    .select("host")
    .where("webhookDeliveries.id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDeliveries(
  queries: Queries,
  rows: readonly WebhookDeliveryRow[],
): Promise<void> {
  await queries.insertInto("webhookDeliveries").values(rows).execute();
}

export async function updateDelivery(
  queries: Queries,
  id: string,
  values: Partial<WebhookDeliveryRow>,
): Promise<void> {
  await queries.updateTable("webhookDeliveries").set(values).where("id", "=", id).execute();
}

/**
 * Deletes deliveries created before `endMs`, and webhooks for `webhook_url` fields that weren't used after that time.
 */
export async function deleteOldDeliveries(queries: Queries, endMs: number): Promise<void> {
  await queries.deleteFrom("webhookDeliveries").where("createdAtMs", "<=", endMs).execute();
  await queries
    .deleteFrom("webhooks")
    .where("isForCalls", "=", 1)
    .where("createdAtMs", "<=", endMs)
    .execute();
}
