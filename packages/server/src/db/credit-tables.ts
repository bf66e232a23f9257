import type { EntryKind, PlanId } from "@slideloom/core/credits";

/** The tables of the credit ledger. */
export interface CreditTables {
  creditAccounts: CreditAccountRow;
  creditEntries: CreditEntryRow;
  creditReservations: CreditReservationRow;
}

/** Whose ledger it is and what each month brings. It goes with its account, and with it the only link to the ledger's entries. */
export interface CreditAccountRow {
  accountId: string;
  /** Random: it says nothing of the account. */
  ledgerId: string;
  monthlyCredits: number;
  /** When the account was made: its day of the month is when credits are reset. */
  anchorMs: number;
  /** The period of the newest allowance. */
  periodStartMs: number;
}

/** What says where an account stands; `balance` is what the newest entry of its ledger left, null where it has none. */
export interface CreditStandingRow extends Pick<
  CreditAccountRow,
  "accountId" | "monthlyCredits" | "anchorMs" | "periodStartMs"
> {
  plan: PlanId;
  balance: number | null;
}

/** Rows are only ever added. `balance` is the sum of the amounts up to this entry; entries of a ledger are numbered from 1. */
export interface CreditEntryRow {
  ledgerId: string;
  number: number;
  kind: EntryKind;
  amount: number;
  balance: number;
  /** What the entry is for; no two entries of a kind are for the same. */
  reference: string;
  createdAtMs: number;
}

/** A credit that a running generation has reserved. */
export interface CreditReservationRow {
  id: string;
  ledgerId: string;
  /** The process that runs the generation, see `ProcessIdentity`. */
  owner: string;
  periodStartMs: number;
  expiresAtMs: number;
}
