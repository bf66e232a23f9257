import {
  buildCharge,
  buildRelease,
  buildReset,
  canReserve,
  creditsPerGeneration,
  periodOf,
  type CreditPosition,
  type CreditPurpose,
  type LedgerChange,
} from "@slideloom/core/credits";
import type { CreditReservationRow } from "../db/credit-tables.ts";
import type { Queries } from "../db/tables.ts";
import { CreditError } from "./credit-error.ts";
import {
  deleteReservation,
  findCreditAccount,
  hasEntry,
  insertEntries,
  insertReservation,
  listEntries,
  listReservations,
  updateCreditAccount,
  type CreditAccount,
} from "./credit-repository.ts";
import type { ProcessIdentity } from "../tasks/process-identity.ts";

/** One account's ledger, within a transaction that holds the account's lock. */
export class Ledger {
  readonly queries: Queries;
  readonly account: CreditAccount;
  readonly #nowMs: number;
  #number: number;
  #balance: number;
  #reservations: CreditReservationRow[];

  private constructor(
    queries: Queries,
    account: CreditAccount,
    nowMs: number,
    newest: { number: number; balance: number },
    reservations: CreditReservationRow[],
  ) {
    this.queries = queries;
    this.account = account;
    this.#nowMs = nowMs;
    this.#number = newest.number;
    this.#balance = newest.balance;
    this.#reservations = reservations;
  }

  /** Loads the ledger and updates it: releases expired reservations and applies the reset of a new period. */
  static async open(
    queries: Queries,
    accountId: string,
    nowMs: number,
    isStale: (reservation: CreditReservationRow) => boolean,
  ): Promise<Ledger> {
    const account = await getCreditAccount(queries, accountId);
    const [newest] = await listEntries(queries, account.ledgerId, { limit: 1 });
    const ledger = new Ledger(
      queries,
      account,
      nowMs,
      newest ?? { number: 0, balance: 0 },
      await listReservations(queries, account.ledgerId),
    );
    for (const reservation of ledger.#reservations.filter(isStale)) {
      await ledger.release(reservation.id);
    }
    await ledger.#resetIfDue();
    return ledger;
  }

  get position(): CreditPosition {
    return {
      balance: this.#balance,
      reserved: this.#reservations.length * creditsPerGeneration,
    };
  }

  /**
   * Appends entries to the ledger. `reference` names their cause, e.g. the id of a charged reservation, and `purpose`
   * says what a credit was spent on.
   */
  async append(
    changes: readonly LedgerChange[],
    reference: string,
    purpose: CreditPurpose | null = null,
  ): Promise<void> {
    if (changes.length === 0) return;
    const rows = changes.map(({ kind, amount }) => {
      this.#number += 1;
      this.#balance += amount;
      return {
        ledgerId: this.account.ledgerId,
        number: this.#number,
        kind,
        purpose,
        amount,
        balance: this.#balance,
        reference,
        createdAtMs: this.#nowMs,
      };
    });
    await insertEntries(this.queries, rows);
  }

  /** Reserves a credit under that id. Throws a `CreditError` if none is free. */
  async reserve(id: string, owner: ProcessIdentity, leaseMs: number): Promise<void> {
    this.#requireCredit();
    const { ledgerId, periodStartMs } = this.account;
    const expiresAtMs = this.#nowMs + leaseMs;
    const reservation = { id, ledgerId, owner, periodStartMs, expiresAtMs };
    await insertReservation(this.queries, reservation);
    this.#reservations.push(reservation);
  }

  /**
   * Resolves to false if the reservation was charged before. If it was released meanwhile, charges a free credit or
   * throws a `CreditError`.
   */
  async charge(id: string, purpose: CreditPurpose | null = null): Promise<boolean> {
    if (!(await this.#endReservation(id))) {
      const { ledgerId } = this.account;
      const wasCharged = { ledgerId, kind: "generation", reference: id } as const;
      if (await hasEntry(this.queries, wasCharged)) return false;
      this.#requireCredit();
    }
    await this.append(buildCharge(), id, purpose);
    return true;
  }

  /** Releases a reservation; does nothing if it no longer exists. */
  async release(id: string): Promise<void> {
    const reservation = await this.#endReservation(id);
    if (!reservation) return;
    const ofEarlierPeriod = reservation.periodStartMs < this.account.periodStartMs;
    await this.append(buildRelease(ofEarlierPeriod), id);
  }

  /** Resolves to null if the reservation no longer exists. */
  async #endReservation(id: string): Promise<CreditReservationRow | null> {
    const reservation = this.#reservations.find((candidate) => candidate.id === id);
    if (!reservation) return null;
    this.#reservations = this.#reservations.filter((other) => other !== reservation);
    await deleteReservation(this.queries, id);
    return reservation;
  }

  #requireCredit(): void {
    if (canReserve(this.position)) return;
    throw new CreditError(
      "insufficient-credits",
      "You have no credits left. Upgrade your plan or wait for the monthly reset.",
    );
  }

  /** Resets only for a later period, so that a clock set back can't cause a second reset. */
  async #resetIfDue(): Promise<void> {
    const { accountId, anchorMs, monthlyCredits, periodStartMs } = this.account;
    const { startMs } = periodOf(anchorMs, this.#nowMs);
    if (startMs <= periodStartMs) return;
    this.account.periodStartMs = startMs;
    await updateCreditAccount(this.queries, accountId, { periodStartMs: startMs });
    await this.append(buildReset(this.position, monthlyCredits), buildPeriodReference(startMs));
  }
}

export async function getCreditAccount(
  queries: Queries,
  accountId: string,
): Promise<CreditAccount> {
  return requireCreditAccount(await findCreditAccount(queries, accountId));
}

/** Throws a `CreditError` if the account has no ledger. */
export function requireCreditAccount<Account>(account: Account | null): Account {
  if (account === null) {
    throw new CreditError("no-credit-account", "This account does not exist.");
  }
  return account;
}

/** Returns the period's first day, e.g. `2026-03-01`. References are unique, so a period can't get two allowances. */
function buildPeriodReference(periodStartMs: number): string {
  return new Date(periodStartMs).toISOString().slice(0, 10);
}
