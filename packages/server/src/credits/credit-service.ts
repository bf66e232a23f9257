import { randomUUID } from "node:crypto";
import type { CreditBalance, LedgerEntry } from "@slideloom/core/contract/credits";
import {
  type CreditPurpose,
  buildGrant,
  buildPlanChange,
  getPlan,
  nextReset,
  type PlanId,
} from "@slideloom/core/credits";
import { countNoun } from "@slideloom/core/text";
import type { CreditReservationRow, CreditBalanceRow } from "../db/credit-tables.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { CreditError } from "./credit-error.ts";
import {
  extendReservations,
  findCreditBalance,
  listAllReservations,
  listEntries,
  updateCreditAccount,
  updatePlan,
} from "./credit-repository.ts";
import { getCreditAccount, Ledger, requireCreditAccount } from "./ledger.ts";
import { isLeaseOver, leaseMs } from "../tasks/lease.ts";
import { LeaseKeeper } from "../tasks/lease-keeper.ts";
import { ownIdentity, type ProcessIdentity } from "../tasks/process-identity.ts";

/** Maximum balance. A higher one is a mistake, and PostgreSQL's integer range ends at about twice this number. */
const maxBalance = 1_000_000_000;

export interface Reservation {
  id: string;
  accountId: string;
  /** What the credit is for; null if the ledger doesn't say. */
  purpose: CreditPurpose | null;
}

/** Writes that must commit atomically with the charge. */
export type Alongside = (queries: Queries, remainingCredits: number) => Promise<void>;

export interface CreditServiceSettings {
  database: Database;
  now: () => Date;
  /** Called in the transaction of each charge. */
  onCharge?: (
    queries: Queries,
    accountId: string,
    creditBalance: { balance: number; limit: number },
  ) => Promise<void>;
  /** The process that owns the reservations' leases; set by tests. */
  self?: ProcessIdentity;
}

/** Credits of all accounts. Every change is an entry of an append-only ledger, whose sum is the balance. */
export class CreditService {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #self: ProcessIdentity;
  readonly #leases: LeaseKeeper;
  readonly #onCharge: CreditServiceSettings["onCharge"];

  constructor({ database, now, onCharge, self = ownIdentity }: CreditServiceSettings) {
    this.#onCharge = onCharge;
    this.#database = database;
    this.#now = now;
    this.#self = self;
    this.#leases = new LeaseKeeper(now, (ids, untilMs) =>
      extendReservations(database.queries, ids, untilMs),
    );
  }

  /** Returns an account's credits. Writes only if a new period's reset is due. */
  async getCredits(accountId: string): Promise<CreditBalance> {
    return this.readBalance(await findCreditBalance(this.#database.queries, accountId));
  }

  /** Returns the credits of a row that was loaded with other data. Throws a `CreditError` if it is null. */
  async readBalance(row: CreditBalanceRow | null): Promise<CreditBalance> {
    const { accountId, plan, monthlyCredits, anchorMs, periodStartMs, balance } =
      requireCreditAccount(row);
    const resetsAtMs = nextReset(anchorMs, this.#nowMs);
    const isCurrent = resetsAtMs === nextReset(anchorMs, periodStartMs);
    const credits = isCurrent
      ? (balance ?? 0)
      : await this.#onLedger(accountId, async (ledger) => ledger.position.balance);
    return { credits, plan, limit: monthlyCredits, resetsAtMs };
  }

  /** Lists an account's entries, newest first; all of them without a limit. */
  async listEntries(
    accountId: string,
    page: { before?: number | undefined; limit?: number | undefined } = {},
  ): Promise<LedgerEntry[]> {
    const { ledgerId } = await getCreditAccount(this.#database.queries, accountId);
    const rows = await listEntries(this.#database.queries, ledgerId, page);
    return rows.map(({ number, kind, purpose, amount, balance, createdAtMs }) => ({
      number,
      kind,
      purpose,
      amount,
      balance,
      createdAtMs,
    }));
  }

  /** Like `spend`, but free of charge if `price` is 0. */
  async runAt<Result>(
    price: 0 | 1,
    accountId: string,
    work: () => Promise<Result>,
    alongside?: (queries: Queries, remainingCredits: number, result: Result) => Promise<void>,
    purpose: CreditPurpose | null = null,
  ): Promise<{ result: Result; remainingCredits: number }> {
    return price === 0
      ? this.#giveAway(accountId, work, alongside)
      : this.spend(accountId, work, alongside, purpose);
  }

  /**
   * Runs `work` for one credit. The credit is reserved first, charged on success, and released on failure.
   * @throws {CreditError} before running `work` if no credit is free.
   */
  async spend<Result>(
    accountId: string,
    work: () => Promise<Result>,
    alongside?: (queries: Queries, remainingCredits: number, result: Result) => Promise<void>,
    purpose: CreditPurpose | null = null,
  ): Promise<{ result: Result; remainingCredits: number }> {
    const reservation = await this.reserve(accountId, purpose);
    try {
      const result = await work();
      const remainingCredits = await this.commit(reservation, async (queries, remaining) =>
        alongside?.(queries, remaining, result),
      );
      return { result, remainingCredits };
    } catch (error) {
      // The original error is thrown even if the release fails. An unreleased reservation expires with its lease.
      await this.release(reservation).catch(() => undefined);
      throw error;
    }
  }

  /** Runs `work` free of charge, then runs `alongside` in a transaction of its own. */
  async #giveAway<Result>(
    accountId: string,
    work: () => Promise<Result>,
    alongside?: (queries: Queries, remainingCredits: number, result: Result) => Promise<void>,
  ): Promise<{ result: Result; remainingCredits: number }> {
    const result = await work();
    const remainingCredits = await this.#onLedger(accountId, async ({ queries, position }) => {
      await alongside?.(queries, position.balance, result);
      return position.balance;
    });
    return { result, remainingCredits };
  }

  /** Reserves a credit. Throws a `CreditError` if none is free. */
  async reserve(accountId: string, purpose: CreditPurpose | null = null): Promise<Reservation> {
    const reservation = { id: randomUUID(), accountId, purpose };
    await this.#onLedger(accountId, (ledger) =>
      ledger.reserve(reservation.id, this.#self, leaseMs),
    );
    this.#leases.add(reservation.id);
    return reservation;
  }

  /**
   * Charges a reservation and resolves to the new balance. Idempotent.
   * @throws {CreditError} if the reservation has expired and no credit is free.
   */
  async commit({ id, accountId, purpose }: Reservation, alongside?: Alongside): Promise<number> {
    const balance = await this.#onLedger(
      accountId,
      async (ledger) => {
        const isCharged = await ledger.charge(id, purpose);
        const { queries, account, position } = ledger;
        if (isCharged) {
          await alongside?.(queries, position.balance);
          const creditBalance = { balance: position.balance, limit: account.monthlyCredits };
          await this.#onCharge?.(queries, accountId, creditBalance);
        }
        return position.balance;
      },
      id,
    );
    this.#leases.drop(id);
    return balance;
  }

  /** Releases a reservation. Does nothing if it was released or charged before. */
  async release({ id, accountId }: Reservation): Promise<void> {
    this.#leases.drop(id);
    await this.#onLedger(accountId, (ledger) => ledger.release(id));
  }

  /** Grants credits that last until the next reset; resolves to the balance. */
  async grant(accountId: string, amount: number): Promise<number> {
    return this.#onLedger(accountId, async (ledger) => {
      if (ledger.position.balance + amount > maxBalance) {
        throw new CreditError(
          "grant-too-large",
          `A balance can be at most ${countNoun(maxBalance, "credit")}.`,
        );
      }
      await ledger.append(buildGrant(amount), randomUUID());
      return ledger.position.balance;
    });
  }

  /** Changes an account's plan at once. Credits used in this period stay used. */
  async changePlan(
    accountId: string,
    plan: PlanId,
    monthlyCredits: number = getPlan(plan).credits,
  ): Promise<void> {
    await this.#onLedger(accountId, async (ledger) => {
      const { queries, account, position } = ledger;
      const changes = buildPlanChange(position, account.monthlyCredits, monthlyCredits);
      await ledger.append(changes, randomUUID());
      await updateCreditAccount(queries, accountId, { monthlyCredits });
      await updatePlan(queries, accountId, plan);
    });
  }

  /** Releases every reservation whose lease has expired or whose process has ended; resolves to their number. */
  async releaseStale(): Promise<number> {
    const reservations = await listAllReservations(this.#database.queries);
    const stale = reservations.filter((reservation) => this.#isStale(reservation));
    for (const accountId of new Set(stale.map((reservation) => reservation.accountId))) {
      await this.#onLedger(accountId, async () => undefined);
    }
    return stale.length;
  }

  /**
   * Runs `work` on an account's up-to-date ledger, under the account's lock. Reservation `own` is not treated as stale.
   */
  async #onLedger<Result>(
    accountId: string,
    work: (ledger: Ledger) => Promise<Result>,
    own?: string,
  ): Promise<Result> {
    return this.#database.transaction(`credits:${accountId}`, async (queries) => {
      const ledger = await Ledger.open(
        queries,
        accountId,
        this.#nowMs,
        (reservation) => reservation.id !== own && this.#isStale(reservation),
      );
      return work(ledger);
    });
  }

  #isStale({ expiresAtMs, owner }: CreditReservationRow): boolean {
    return isLeaseOver({ owner, untilMs: expiresAtMs }, this.#nowMs);
  }

  get #nowMs(): number {
    return this.#now().getTime();
  }
}
