import type { PlanId } from "@slideloom/core/credits";
import { compileOnce } from "../db/compile-once.ts";
import type {
  CreditAccountRow,
  CreditEntryRow,
  CreditReservationRow,
  CreditBalanceRow,
} from "../db/credit-tables.ts";
import type { Queries } from "../db/tables.ts";

export type CreditAccount = CreditAccountRow & { plan: PlanId };

export async function insertCreditAccount(queries: Queries, row: CreditAccountRow): Promise<void> {
  await queries.insertInto("creditAccounts").values(row).execute();
}

export async function findCreditAccount(
  queries: Queries,
  accountId: string,
): Promise<CreditAccount | null> {
  const row = await queries
    .selectFrom("creditAccounts")
    .innerJoin("accounts", "accounts.id", "creditAccounts.accountId")
    .selectAll("creditAccounts")
    .select("accounts.plan")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ? { ...row, plan: row.plan as PlanId } : null;
}

const selectCreditBalance = compileOnce((queries, { accountId }: { accountId: string }) =>
  queries
    .selectFrom("creditAccounts")
    .innerJoin("accounts", "accounts.id", "creditAccounts.accountId")
    .select((of) => [
      "creditAccounts.accountId",
      "creditAccounts.monthlyCredits",
      "creditAccounts.anchorMs",
      "creditAccounts.periodStartMs",
      "accounts.plan",
      of
        .selectFrom("creditEntries")
        .select("balance")
        .whereRef("creditEntries.ledgerId", "=", "creditAccounts.ledgerId")
        .orderBy("number", "desc")
        .limit(1)
        .as("balance"),
    ])
    .where("accountId", "=", accountId),
);

export async function findCreditBalance(
  queries: Queries,
  accountId: string,
): Promise<CreditBalanceRow | null> {
  const row = await selectCreditBalance(queries, { accountId });
  return row ? { ...row, plan: row.plan as PlanId } : null;
}

export async function updateCreditAccount(
  queries: Queries,
  accountId: string,
  change: Partial<Pick<CreditAccountRow, "monthlyCredits" | "periodStartMs">>,
): Promise<void> {
  await queries
    .updateTable("creditAccounts")
    .set(change)
    .where("accountId", "=", accountId)
    .execute();
}

export async function updatePlan(queries: Queries, accountId: string, plan: PlanId): Promise<void> {
  await queries.updateTable("accounts").set({ plan }).where("id", "=", accountId).execute();
}

/** Lists entries, newest first. If `before` is given, lists only older entries (keyset pagination). */
export async function listEntries(
  queries: Queries,
  ledgerId: string,
  { before, limit }: { before?: number | undefined; limit?: number | undefined },
): Promise<CreditEntryRow[]> {
  let query = queries
    .selectFrom("creditEntries")
    .selectAll()
    .where("ledgerId", "=", ledgerId)
    .orderBy("number", "desc");
  if (before !== undefined) query = query.where("number", "<", before);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

export async function hasEntry(
  queries: Queries,
  { ledgerId, kind, reference }: Pick<CreditEntryRow, "ledgerId" | "kind" | "reference">,
): Promise<boolean> {
  const row = await queries
    .selectFrom("creditEntries")
    .select("number")
    .where("ledgerId", "=", ledgerId)
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEntries(
  queries: Queries,
  rows: readonly CreditEntryRow[],
): Promise<void> {
  await queries.insertInto("creditEntries").values(rows).execute();
}

export async function listReservations(
  queries: Queries,
  ledgerId: string,
): Promise<CreditReservationRow[]> {
  return queries
    .selectFrom("creditReservations")
    .selectAll()
    .where("ledgerId", "=", ledgerId)
    .execute();
}

export async function listAllReservations(
  queries: Queries,
): Promise<(CreditReservationRow & { accountId: string })[]> {
  return queries
    .selectFrom("creditReservations")
    .innerJoin("creditAccounts", "creditAccounts.ledgerId", "creditReservations.ledgerId")
    .selectAll("creditReservations")
    .select("creditAccounts.accountId")
    .execute();
}

export async function insertReservation(
  queries: Queries,
  row: CreditReservationRow,
): Promise<void> {
  await queries.insertInto("creditReservations").values(row).execute();
}

export async function deleteReservation(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("creditReservations").where("id", "=", id).execute();
}

export async function extendReservations(
  queries: Queries,
  ids: readonly string[],
  expiresAtMs: number,
): Promise<void> {
  await queries
    .updateTable("creditReservations")
    .set({ expiresAtMs })
    .where("id", "in", ids)
    .execute();
}
