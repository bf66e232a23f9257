import type { User } from "@slideloom/core/contract/account";
import type { CreditBalanceRow } from "../db/credit-tables.ts";
import type { Account } from "./account-repository.ts";
import type { Caller } from "./caller-repository.ts";
import type { PersonalData } from "./personal-data.ts";

/** Services that provide the account key and the number of credits for a user response. */
export interface UserParts {
  accountKeys: {
    findKey(accountId: string): Promise<string | null>;
    openKey(accountId: string, sealedKey: string | null): string | null;
  };
  credits: {
    getCredits(accountId: string): Promise<{ credits: number }>;
    readBalance(row: CreditBalanceRow | null): Promise<{ credits: number }>;
  };
}

/** Builds the caller's own user response from data loaded with the session. */
export async function presentCaller(
  { accountKeys, credits }: UserParts,
  { account, creditBalance, sealedKey }: Caller,
): Promise<User> {
  const apiToken = accountKeys.openKey(account.id, sealedKey);
  return buildUser(account, apiToken, (await credits.readBalance(creditBalance)).credits);
}

export async function presentUser(
  { accountKeys, credits }: UserParts,
  account: Account,
): Promise<User> {
  const apiToken = await accountKeys.findKey(account.id);
  return buildUser(account, apiToken, (await credits.getCredits(account.id)).credits);
}

/** Lists every field explicitly, so a new column is never exposed by accident. */
function buildUser(
  { id, username, email, firstName, lastName, plan }: Account,
  apiToken: string | null,
  credits: number,
): User {
  return { id, username, email, firstName, lastName, apiToken, credits, plan };
}

/** Returns the account, and each feature's data about it under the feature's name. Contains no keys or tokens. */
export async function buildAccountExport(
  { now, personalData }: { now: () => Date; personalData: readonly PersonalData[] },
  { id, username, email, firstName, lastName, plan, createdAtMs }: Account,
) {
  const parts = await Promise.all(
    personalData.map(async (part) => [part.name, await part.collect(id)] as const),
  );
  const createdAt = new Date(createdAtMs).toISOString();
  return {
    exportedAt: now().toISOString(),
    account: { id, username, email, firstName, lastName, plan, createdAt },
    ...Object.fromEntries(parts),
  };
}
