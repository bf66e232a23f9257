import { randomUUID } from "node:crypto";
import { getPlan, periodOf, type PlanId } from "@slideloom/core/credits";
import type { Queries } from "../db/tables.ts";
import { insertCreditAccount } from "./credit-repository.ts";
import { Ledger } from "./ledger.ts";

/** Creates a new account's ledger with its plan's credits, in the transaction that creates the account. */
export async function grantInitialCredits(
  queries: Queries,
  { accountId, plan, nowMs }: { accountId: string; plan: PlanId; nowMs: number },
): Promise<void> {
  await insertCreditAccount(queries, {
    accountId,
    ledgerId: randomUUID(),
    monthlyCredits: getPlan(plan).credits,
    anchorMs: nowMs,
    // This time is before any period, so the first allowance is granted by the regular reset.
    periodStartMs: periodOf(nowMs, nowMs).startMs - 1,
  });
  await Ledger.open(queries, accountId, nowMs, () => false);
}
