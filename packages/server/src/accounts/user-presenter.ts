import type { User } from "@slideloom/core/contract";
import type { Context } from "../app/context.ts";
import type { Account } from "./account-repository.ts";

/** The account as its owner sees it. Every field is named here, so that none gets out by chance. */
export async function presentUser(
  { apiKeys, credits }: Pick<Context, "apiKeys" | "credits">,
  { id, username, email, firstName, lastName, plan }: Account,
): Promise<User> {
  return {
    id,
    username,
    email,
    firstName,
    lastName,
    apiToken: await apiKeys.findKey(id),
    credits: (await credits.getCredits(id)).credits,
    plan,
  };
}

/** All that is kept about the account, by kind; neither keys nor tokens, which are no data but locks. */
export async function buildAccountExport(
  { now, personalData }: Pick<Context, "now" | "personalData">,
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
