import type { InferResult } from "kysely";
import type { CreditBalanceRow } from "../db/credit-tables.ts";
import type { Queries } from "../db/tables.ts";
import { type Account, toAccount } from "./account-repository.ts";

/** The account that sends a request, and the data that most responses include. */
export interface Caller {
  account: Account;
  /** Balance of the credit ledger; null if the account has no ledger. */
  creditBalance: CreditBalanceRow | null;
  /** The encrypted account key; null before it is first created. */
  sealedKey: string | null;
}

/** Selects callers with their data; the calling code adds a condition. Names columns, as `compileOnce` requires. */
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
  return { account, creditBalance: toCreditBalance(account, row), sealedKey: row.sealedKey };
}

function toCreditBalance(
  { id: accountId, plan }: Account,
  { monthlyCredits, anchorMs, periodStartMs, balance }: CallerRow,
): CreditBalanceRow | null {
  if (monthlyCredits === null || anchorMs === null || periodStartMs === null) return null;
  return { accountId, plan, monthlyCredits, anchorMs, periodStartMs, balance };
}
