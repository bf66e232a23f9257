import type { CreditPurpose, EntryKind, PlanId } from "@slideloom/core/credits";

export interface CreditTables {
  creditAccounts: CreditAccountRow;
  creditEntries: CreditEntryRow;
  creditReservations: CreditReservationRow;
}

/**
 * Links an account to its ledger and holds its monthly allowance. Deleted with the account. The ledger's entries remain
 * and are then anonymous.
 */
export interface CreditAccountRow {
  accountId: string;
  /** Random, so the ledger doesn't identify the account. */
  ledgerId: string;
  monthlyCredits: number;
  /** When the account was created; credits reset on this day of the month. */
  anchorMs: number;
  /** Start of the period of the newest allowance. */
  periodStartMs: number;
}

/** Data for an account's credit balance; `balance` is from the newest ledger entry, null without entries. */
export interface CreditBalanceRow extends Pick<
  CreditAccountRow,
  "accountId" | "monthlyCredits" | "anchorMs" | "periodStartMs"
> {
  plan: PlanId;
  balance: number | null;
}

/** Append-only. `balance` is the sum of amounts up to this entry; `number` counts from 1 in each ledger. */
export interface CreditEntryRow {
  ledgerId: string;
  number: number;
  kind: EntryKind;
  /** What the credit was spent on; null if that isn't known. */
  purpose?: CreditPurpose | null | undefined;
  amount: number;
  balance: number;
  /** Identifies the cause; unique per ledger and kind. */
  reference: string;
  createdAtMs: number;
}

/** A credit that a running generation has reserved. */
export interface CreditReservationRow {
  id: string;
  ledgerId: string;
  /** The process that runs the generation, a `ProcessIdentity`. */
  owner: string;
  periodStartMs: number;
  expiresAtMs: number;
}
