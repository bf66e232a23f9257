import type { InstanceAppRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

type InstanceAppKey = Pick<InstanceAppRow, "instanceUrl" | "redirectUri">;

export async function findInstanceApp(
  queries: Queries,
  { instanceUrl, redirectUri }: InstanceAppKey,
): Promise<InstanceAppRow | null> {
  const row = await queries
    .selectFrom("instanceApps")
    .selectAll()
    .where("instanceUrl", "=", instanceUrl)
    .where("redirectUri", "=", redirectUri)
    .executeTakeFirst();
  return row ?? null;
}

/** Of two that were registered at once the later one is kept. */
export async function saveInstanceApp(queries: Queries, row: InstanceAppRow): Promise<void> {
  const { sealedClient } = row;
  await queries
    .insertInto("instanceApps")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["instanceUrl", "redirectUri"]).doUpdateSet({ sealedClient }),
    )
    .execute();
}

export async function deleteInstanceApp(
  queries: Queries,
  { instanceUrl, redirectUri }: InstanceAppKey,
): Promise<void> {
  await queries
    .deleteFrom("instanceApps")
    .where("instanceUrl", "=", instanceUrl)
    .where("redirectUri", "=", redirectUri)
    .execute();
}
