import { type Caller, selectCaller, toCaller } from "../accounts/caller-repository.ts";
import type {
  OauthClientRow,
  OauthCodeRow,
  OauthGrantRow,
  OauthTokenRow,
} from "../db/oauth-tables.ts";
import type { Queries } from "../db/tables.ts";

export const findClient = async (queries: Queries, id: string): Promise<OauthClientRow | null> =>
  (await queries.selectFrom("oauthClients").selectAll().where("id", "=", id).executeTakeFirst()) ??
  null;

export async function writeClient(
  queries: Queries,
  { id, ...client }: OauthClientRow,
): Promise<void> {
  await queries
    .insertInto("oauthClients")
    .values({ id, ...client })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(client))
    .execute();
}

/** Keeps a registration for as long as it is used. */
export async function keepClient(queries: Queries, id: string, expiresAtMs: number): Promise<void> {
  await queries
    .updateTable("oauthClients")
    .set({ expiresAtMs })
    .where("id", "=", id)
    .where("kind", "=", "registered")
    .execute();
}

export async function deleteExpired(queries: Queries, nowMs: number): Promise<void> {
  for (const table of ["oauthClients", "oauthCodes", "oauthTokens"] as const) {
    await queries.deleteFrom(table).where("expiresAtMs", "<", nowMs).execute();
  }
  await queries
    .deleteFrom("oauthGrants")
    .where("id", "not in", queries.selectFrom("oauthTokens").select("grantId"))
    .where("createdAtMs", "<", nowMs)
    .execute();
}

export async function insertCode(queries: Queries, code: OauthCodeRow): Promise<void> {
  await queries.insertInto("oauthCodes").values(code).execute();
}

export const findCode = async (queries: Queries, codeHash: string): Promise<OauthCodeRow | null> =>
  (await queries
    .selectFrom("oauthCodes")
    .selectAll()
    .where("codeHash", "=", codeHash)
    .executeTakeFirst()) ?? null;

export async function spendCode(
  queries: Queries,
  codeHash: string,
  grantId: string,
): Promise<void> {
  await queries
    .updateTable("oauthCodes")
    .set({ grantId })
    .where("codeHash", "=", codeHash)
    .execute();
}

export async function insertGrant(queries: Queries, grant: OauthGrantRow): Promise<void> {
  await queries.insertInto("oauthGrants").values(grant).execute();
}

export const getGrant = (queries: Queries, id: string): Promise<OauthGrantRow> =>
  queries.selectFrom("oauthGrants").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Lists an account's connected programs, newest first. */
export async function listGrants(queries: Queries, accountId: string): Promise<OauthGrantRow[]> {
  return queries
    .selectFrom("oauthGrants")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs", "desc")
    .orderBy("id")
    .execute();
}

export async function deleteGrant(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("oauthGrants").where("id", "=", id).execute();
}

/** Resolves to false if the account has no such program. */
export async function deleteOwnGrant(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("oauthGrants")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertToken(queries: Queries, token: OauthTokenRow): Promise<void> {
  await queries.insertInto("oauthTokens").values(token).execute();
}

export async function markRotated(
  queries: Queries,
  tokenHash: string,
  rotatedAtMs: number,
): Promise<void> {
  await queries
    .updateTable("oauthTokens")
    .set({ rotatedAtMs })
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Returns a token with its grant. */
export async function findToken(
  queries: Queries,
  tokenHash: string,
): Promise<(OauthTokenRow & Pick<OauthGrantRow, "clientId">) | null> {
  const row = await queries
    .selectFrom("oauthTokens")
    .innerJoin("oauthGrants", "oauthGrants.id", "oauthTokens.grantId")
    .selectAll("oauthTokens")
    .select("oauthGrants.clientId")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the owner of an access token that is still valid, and what they allow. */
export async function findAccess(
  queries: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<
  | (Caller & Pick<OauthGrantRow, "scopes" | "publishMode" | "lastUsedAtMs"> & { grantId: string })
  | null
> {
  const row = await selectCaller(queries)
    .innerJoin("oauthGrants", "oauthGrants.accountId", "accounts.id")
    .innerJoin("oauthTokens", "oauthTokens.grantId", "oauthGrants.id")
    .select([
      "oauthGrants.id as grantId",
      "oauthGrants.scopes",
      "oauthGrants.publishMode",
      "oauthGrants.lastUsedAtMs",
    ])
    .where("oauthTokens.tokenHash", "=", tokenHash)
    .where("oauthTokens.kind", "=", "access")
    .where("oauthTokens.expiresAtMs", ">", nowMs)
    .executeTakeFirst();
  if (!row) return null;
  const { grantId, scopes, publishMode, lastUsedAtMs } = row;
  return { ...toCaller(row), grantId, scopes, publishMode, lastUsedAtMs };
}

export async function noteGrantUse(
  queries: Queries,
  id: string,
  lastUsedAtMs: number,
): Promise<void> {
  await queries.updateTable("oauthGrants").set({ lastUsedAtMs }).where("id", "=", id).execute();
}
