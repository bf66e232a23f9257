/** Why an entry stands in the ledger. */
export const entryKinds = ["allowance", "expiry", "generation", "grant", "plan"] as const;

/**
 * - `allowance`: the plan's credits for a period
 * - `expiry`: credits of an earlier period that were left over
 * - `generation`: a generation that succeeded
 * - `grant`: given by an administrator
 * - `plan`: the difference between two plans, within a period
 */
export type EntryKind = (typeof entryKinds)[number];

/** What an entry is to add to the balance; `amount` is a whole number of credits and never 0. */
export interface LedgerChange {
  kind: EntryKind;
  amount: number;
}

/** Credits an account has, the sum of its entries, and how many of them unfinished generations reserve: `0 <= reserved <= balance`. */
export interface CreditPosition {
  balance: number;
  reserved: number;
}

/** What one generation costs (specification, section 9), and so what one reservation takes. */
export const creditsPerGeneration = 1;

/** Credits that nothing reserves. */
export function availableCredits({ balance, reserved }: CreditPosition): number {
  return balance - reserved;
}

/** Whether one more generation may start. */
export function canReserve(position: CreditPosition): boolean {
  return availableCredits(position) >= creditsPerGeneration;
}

/**
 * A new period's entries: what is left over expires and the plan's number comes. What running generations reserve
 * stays theirs, so none of them can fail for the reset; see `buildRelease` for the ones that end without success.
 */
export function buildReset(position: CreditPosition, limit: number): LedgerChange[] {
  return buildChanges(["expiry", -availableCredits(position)], ["allowance", limit]);
}

/** The entry of a generation that succeeded. */
export function buildCharge(): LedgerChange[] {
  return buildChanges(["generation", -creditsPerGeneration]);
}

/** The entry of a generation that gave its reservation back: none, unless its credit belonged to an earlier period and expires now. */
export function buildRelease(ofEarlierPeriod: boolean): LedgerChange[] {
  return buildChanges(["expiry", ofEarlierPeriod ? -creditsPerGeneration : 0]);
}

/**
 * The entry of a change between plans of so many credits: what was used in this period stays used, and what
 * running generations reserve stays theirs.
 */
export function buildPlanChange(
  position: CreditPosition,
  oldLimit: number,
  newLimit: number,
): LedgerChange[] {
  return buildChanges(["plan", Math.max(newLimit - oldLimit, -availableCredits(position))]);
}

/** The entry of credits that an administrator gives. */
export function buildGrant(amount: number): LedgerChange[] {
  return buildChanges(["grant", amount]);
}

function buildChanges(...changes: readonly [EntryKind, number][]): LedgerChange[] {
  return changes.filter(([, amount]) => amount !== 0).map(([kind, amount]) => ({ kind, amount }));
}
