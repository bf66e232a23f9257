import type { InstanceClientRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

export async function findNewestInstanceClient(
  queries: Queries,
  { instanceUrl, redirectUri }: Pick<InstanceClientRow, "instanceUrl" | "redirectUri">,
): Promise<InstanceClientRow | null> {
  const row = await queries
    .selectFrom("instanceClients")
    .selectAll()
    .where("instanceUrl", "=", instanceUrl)
    .where("redirectUri", "=", redirectUri)
    .orderBy("createdAtMs", "desc")
    .orderBy("clientId")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

type InstanceClientKey = Pick<InstanceClientRow, "instanceUrl" | "clientId">;

export async function findInstanceClient(
  queries: Queries,
  { instanceUrl, clientId }: InstanceClientKey,
): Promise<InstanceClientRow | null> {
  const row = await queries
    .selectFrom("instanceClients")
    .selectAll()
    .where("instanceUrl", "=", instanceUrl)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves an OAuth client. If the same client is already stored with this redirect URI, replaces its secret. */
export async function saveInstanceClient(queries: Queries, row: InstanceClientRow): Promise<void> {
  const { sealedClient, createdAtMs } = row;
  await queries
    .insertInto("instanceClients")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["instanceUrl", "clientId", "redirectUri"])
        .doUpdateSet({ sealedClient, createdAtMs }),
    )
    .execute();
}

export async function deleteInstanceClient(
  queries: Queries,
  { instanceUrl, clientId }: InstanceClientKey,
): Promise<void> {
  await queries
    .deleteFrom("instanceClients")
    .where("instanceUrl", "=", instanceUrl)
    .where("clientId", "=", clientId)
    .execute();
}
