import type { User } from "@slideloom/core/contract";
import type { Account } from "./account-repository.ts";
import type { PersonalData } from "./personal-data.ts";

/** Where what the owner sees beside the account is kept. */
export interface UserParts {
  accountKeys: { findKey(accountId: string): Promise<string | null> };
  credits: { getCredits(accountId: string): Promise<{ credits: number }> };
}

/** The account as its owner sees it. Every field is named here, so that none gets out by chance. */
export async function presentUser(
  { accountKeys, credits }: UserParts,
  { id, username, email, firstName, lastName, plan }: Account,
): Promise<User> {
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    apiToken: await accountKeys.findKey(id),
    credits: (await credits.getCredits(id)).credits,
    plan,
  };
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
