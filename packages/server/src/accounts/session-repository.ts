import { compileOnce } from "../db/compile-once.ts";
import type { Queries, SessionRow } from "../db/tables.ts";
import { type Caller, selectCaller, toCaller } from "./caller-repository.ts";

export async function insertSession(queries: Queries, session: SessionRow): Promise<void> {
  await queries.insertInto("sessions").values(session).execute();
}

const selectSession = compileOnce(
  (queries, { tokenHash, nowMs }: { tokenHash: string; nowMs: number }) =>
    selectCaller(queries)
      .innerJoin("sessions", "sessions.accountId", "accounts.id")
      .select("sessions.expiresAtMs")
      .where("sessions.tokenHash", "=", tokenHash)
      .where("sessions.expiresAtMs", ">", nowMs),
);

/** Returns the unexpired session with that token hash, and its account. */
export async function findSession(
  queries: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<(Caller & { expiresAtMs: number }) | null> {
  const row = await selectSession(queries, { tokenHash, nowMs });
  return row ? { ...toCaller(row), expiresAtMs: row.expiresAtMs } : null;
}

export async function extendSession(
  queries: Queries,
  tokenHash: string,
  expiresAtMs: number,
): Promise<void> {
  await queries
    .updateTable("sessions")
    .set({ expiresAtMs })
    .where("tokenHash", "=", tokenHash)
    .execute();
}

export async function deleteSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.deleteFrom("sessions").where("tokenHash", "=", tokenHash).execute();
}

export async function deleteEndedSessions(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom("sessions").where("expiresAtMs", "<=", nowMs).execute();
}

/** Deletes all sessions of an account, except the given one. */
export async function deleteSessions(
  queries: Queries,
  accountId: string,
  exceptTokenHash?: string,
): Promise<void> {
  let query = queries.deleteFrom("sessions").where("accountId", "=", accountId);
  if (exceptTokenHash) query = query.where("tokenHash", "!=", exceptTokenHash);
  await query.execute();
}

/** Lists the start and expiry of an account's sessions, newest first. */
export async function listSessions(
  queries: Queries,
  accountId: string,
): Promise<Pick<SessionRow, "createdAtMs" | "expiresAtMs">[]> {
  return queries
    .selectFrom("sessions")
    .select(["createdAtMs", "expiresAtMs"])
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs", "desc")
    .execute();
}
