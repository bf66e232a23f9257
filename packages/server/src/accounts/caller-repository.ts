import type { InferResult } from "kysely";
import type { CreditStandingRow } from "../db/credit-tables.ts";
import type { Queries } from "../db/tables.ts";
import { type Account, toAccount } from "./account-repository.ts";

/** The account that a request comes from, and what its owner is told with most responses. */
export interface Caller {
  account: Account;
  /** Null where the account has no ledger. */
  standing: CreditStandingRow | null;
  /** The account's own key; null before its first one. */
  sealedKey: string | null;
}

/**
 * A caller's row, to be found by a session or a key: in one statement, since each takes as long as all that is read with it.
 * The columns are named, as `compileOnce` asks for.
 */
export const selectCaller = (queries: Queries) =>
  queries
    .selectFrom("accounts")
    .leftJoin("creditAccounts", "creditAccounts.accountId", "accounts.id")
    .leftJoin("apiKeys", "apiKeys.accountId", "accounts.id")
    .select((of) => [
      "accounts.id",
      "accounts.email",
      "accounts.emailFolded",
      "accounts.username",
      "accounts.usernameFolded",
      "accounts.firstName",
      "accounts.lastName",
      "accounts.passwordHash",
      "accounts.plan",
      "accounts.createdAtMs",
      "creditAccounts.monthlyCredits",
      "creditAccounts.anchorMs",
      "creditAccounts.periodStartMs",
      of
        .selectFrom("creditEntries")
        .select("balance")
        .whereRef("creditEntries.ledgerId", "=", "creditAccounts.ledgerId")
        .orderBy("number", "desc")
        .limit(1)
        .as("balance"),
      "apiKeys.sealedKey",
    ]);

type CallerRow = InferResult<ReturnType<typeof selectCaller>>[number];

export function toCaller(row: CallerRow): Caller {
  const { id, email, emailFolded, username, usernameFolded } = row;
  const { firstName, lastName, passwordHash, plan, createdAtMs } = row;
  const names = { email, emailFolded, username, usernameFolded, firstName, lastName };
  const account = toAccount({ id, ...names, passwordHash, plan, createdAtMs });
  return { account, standing: toStanding(account, row), sealedKey: row.sealedKey };
}

function toStanding(
  { id: accountId, plan }: Account,
  { monthlyCredits, anchorMs, periodStartMs, balance }: CallerRow,
): CreditStandingRow | null {
  if (monthlyCredits === null || anchorMs === null || periodStartMs === null) return null;
  return { accountId, plan, monthlyCredits, anchorMs, periodStartMs, balance };
}
