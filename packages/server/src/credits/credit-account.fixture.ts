import { randomUUID } from "node:crypto";
import type { PlanId } from "@slideloom/core/credits";
import type { Database } from "../db/database.ts";
import { grantInitialCredits } from "./grant-initial-credits.ts";

/** Creates an account with a credit ledger; resolves to the account's id. */
export async function createCreditAccount(
  database: Database,
  {
    plan = "free",
    nowMs = Date.now(),
    username = randomUUID(),
  }: { plan?: PlanId; nowMs?: number; username?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await database.transaction(`account:${id}`, async (queries) => {
    await queries
      .insertInto("accounts")
      .values({
        id,
        email: `${username}@example.com`,
        emailFolded: `${username}@example.com`.toLowerCase(),
        username,
        usernameFolded: username.toLowerCase(),
        firstName: null,
        lastName: null,
        passwordHash: "hash",
        plan,
        createdAtMs: nowMs,
      })
      .execute();
    await grantInitialCredits(queries, { accountId: id, plan, nowMs });
  });
  return id;
}
