/** Reasons for ledger entries, as stored and sent. */
export const entryKinds = ["allowance", "expiry", "generation", "grant", "plan"] as const;

/**
 * - `allowance`: the plan's credits for a period
 * - `expiry`: unused credits of an earlier period
 * - `generation`: a successful generation
 * - `grant`: added by an administrator
 * - `plan`: a change of plan within a period
 */
export type EntryKind = (typeof entryKinds)[number];

/** What a credit was spent on. Entries of earlier versions don't say. */
export const creditPurposes = ["post", "source", "slide", "rewrite", "voice"] as const;

/**
 * - `post`: a post from a topic
 * - `source`: a post from the person's own text or page
 * - `slide`: a slide rewritten or split
 * - `rewrite`: a whole post translated, repaired or in another tone
 * - `voice`: a voice learned from posts
 */
export type CreditPurpose = (typeof creditPurposes)[number];

/** A ledger entry to write; `amount` is a whole number of credits, negative to charge, never 0. */
export interface LedgerChange {
  kind: EntryKind;
  amount: number;
}

/** An account's balance, the sum of its entries, and the credits reserved by running generations: `0 <= reserved <= balance`. */
export interface CreditPosition {
  balance: number;
  reserved: number;
}

/** Credits that one generation costs and reserves (specification, section 9). */
export const creditsPerGeneration = 1;

function availableCredits({ balance, reserved }: CreditPosition): number {
  return balance - reserved;
}

/** Whether the account can afford another generation. */
export function canReserve(position: CreditPosition): boolean {
  return availableCredits(position) >= creditsPerGeneration;
}

/**
 * Builds the entries of a new period: unreserved credits expire, and the allowance is added. Reserved credits stay,
 * because running generations need them.
 */
export function buildReset(position: CreditPosition, limit: number): LedgerChange[] {
  return buildChanges(["expiry", -availableCredits(position)], ["allowance", limit]);
}

/** The entry that commits a reservation after a successful generation. */
export function buildCharge(): LedgerChange[] {
  return buildChanges(["generation", -creditsPerGeneration]);
}

/**
 * Builds the entries for a released reservation. If the reserved credit is from an earlier period, the credit expires.
 */
export function buildRelease(ofEarlierPeriod: boolean): LedgerChange[] {
  return buildChanges(["expiry", ofEarlierPeriod ? -creditsPerGeneration : 0]);
}

/** Builds the entry of a plan change: the difference of both allowances, but reserved credits are never taken away. */
export function buildPlanChange(
  position: CreditPosition,
  oldLimit: number,
  newLimit: number,
): LedgerChange[] {
  return buildChanges(["plan", Math.max(newLimit - oldLimit, -availableCredits(position))]);
}

/** The entry of credits added by an administrator. */
export function buildGrant(amount: number): LedgerChange[] {
  return buildChanges(["grant", amount]);
}

function buildChanges(...changes: readonly [EntryKind, number][]): LedgerChange[] {
  return changes.filter(([, amount]) => amount !== 0).map(([kind, amount]) => ({ kind, amount }));
}
