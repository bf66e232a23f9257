import { randomUUID } from "node:crypto";
import { getPlan, periodOf, type PlanId } from "@slideloom/core/credits";
import type { Queries } from "../db/tables.ts";
import { insertCreditAccount } from "./credit-repository.ts";
import { Ledger } from "./ledger.ts";

/** Opens the ledger of a new account with its plan's credits, in the transaction that makes the account. */
export async function grantInitialCredits(
  queries: Queries,
  { accountId, plan, nowMs }: { accountId: string; plan: PlanId; nowMs: number },
): Promise<void> {
  await insertCreditAccount(queries, {
    accountId,
    ledgerId: randomUUID(),
    monthlyCredits: getPlan(plan).credits,
    anchorMs: nowMs,
    // Before every period: the first allowance comes as all later ones do.
    periodStartMs: periodOf(nowMs, nowMs).startMs - 1,
  });
  await Ledger.open(queries, accountId, nowMs, () => false);
}
