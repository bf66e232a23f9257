import type { User } from "@slideloom/core/contract";
import type { CreditStandingRow } from "../db/credit-tables.ts";
import type { Account } from "./account-repository.ts";
import type { Caller } from "./caller-repository.ts";
import type { PersonalData } from "./personal-data.ts";

/** Where what the owner sees beside the account is kept. */
export interface UserParts {
  accountKeys: {
    findKey(accountId: string): Promise<string | null>;
    openKey(accountId: string, sealedKey: string | null): string | null;
  };
  credits: {
    getCredits(accountId: string): Promise<{ credits: number }>;
    readStanding(row: CreditStandingRow | null): Promise<{ credits: number }>;
  };
}

/** Who asks as they see themselves, with what was read with their session. */
export async function presentCaller(
  { accountKeys, credits }: UserParts,
  { account, standing, sealedKey }: Caller,
): Promise<User> {
  const apiToken = accountKeys.openKey(account.id, sealedKey);
  return buildUser(account, apiToken, (await credits.readStanding(standing)).credits);
}

/** The account as its owner sees it. */
export async function presentUser(
  { accountKeys, credits }: UserParts,
  account: Account,
): Promise<User> {
  const apiToken = await accountKeys.findKey(account.id);
  return buildUser(account, apiToken, (await credits.getCredits(account.id)).credits);
}

/** Every field is named here, so that none gets out by chance. */
function buildUser(
  { id, username, email, firstName, lastName, plan }: Account,
  apiToken: string | null,
  credits: number,
): User {
  return { id, username, email, firstName, lastName, apiToken, credits, plan };
}

/** All that is kept about the account, by kind; neither keys nor tokens, which are no data but locks. */
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
