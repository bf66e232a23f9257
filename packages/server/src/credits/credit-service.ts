import { randomUUID } from "node:crypto";
import type { CreditStanding, LedgerEntry } from "@slideloom/core/contract";
import {
  buildGrant,
  buildPlanChange,
  getPlan,
  nextReset,
  type PlanId,
} from "@slideloom/core/credits";
import type { CreditReservationRow, CreditStandingRow } from "../db/credit-tables.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { CreditError } from "./credit-error.ts";
import {
  extendReservations,
  findCreditStanding,
  listAllReservations,
  listEntries,
  updateCreditAccount,
  updatePlan,
} from "./credit-repository.ts";
import { getCreditAccount, Ledger, requireCreditAccount } from "./ledger.ts";
import { isLeaseOver, leaseMs } from "../tasks/lease.ts";
import { LeaseKeeper } from "../tasks/lease-keeper.ts";
import { ownIdentity, type ProcessIdentity } from "../tasks/process-identity.ts";

/** A balance above this is a mistake, and PostgreSQL's integers end soon after. */
const maxBalance = 1_000_000_000;

/** A credit that is reserved for a generation that has started. */
export interface Reservation {
  id: string;
  accountId: string;
}

/** What is written in the transaction of the charge itself, so that neither can be there without the other. */
export type Alongside = (queries: Queries, remainingCredits: number) => Promise<void>;

export interface CreditServiceSettings {
  database: Database;
  now: () => Date;
  /** Called in the transaction of each charge. */
  onCharge?: (
    queries: Queries,
    accountId: string,
    standing: { balance: number; limit: number },
  ) => Promise<void>;
  /** The process whose leases the reservations are; tests choose. */
  self?: ProcessIdentity;
}

/** The accounts' credits: every change is an entry of the append-only ledger, whose sum is the balance. */
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

  /** Where an account stands. Writes only when a new period's reset is due. */
  async getCredits(accountId: string): Promise<CreditStanding> {
    return this.readStanding(await findCreditStanding(this.#database.queries, accountId));
  }

  /** The same of a row that was read with something else. Throws a `CreditError` where there is none. */
  async readStanding(row: CreditStandingRow | null): Promise<CreditStanding> {
    const { accountId, plan, monthlyCredits, anchorMs, periodStartMs, balance } =
      requireCreditAccount(row);
    const resetsAtMs = nextReset(anchorMs, this.#nowMs);
    const isCurrent = resetsAtMs === nextReset(anchorMs, periodStartMs);
    const credits = isCurrent
      ? (balance ?? 0)
      : await this.#onLedger(accountId, async (ledger) => ledger.position.balance);
    return { credits, plan, limit: monthlyCredits, resetsAtMs };
  }

  /** An account's entries from the newest on; without a limit all of them. */
  async listEntries(
    accountId: string,
    page: { before?: number | undefined; limit?: number | undefined } = {},
  ): Promise<LedgerEntry[]> {
    const { ledgerId } = await getCreditAccount(this.#database.queries, accountId);
    const rows = await listEntries(this.#database.queries, ledgerId, page);
    return rows.map(({ number, kind, amount, balance, createdAtMs }) => ({
      number,
      kind,
      amount,
      balance,
      createdAtMs,
    }));
  }

  /**
   * Runs a generation that costs a credit: it is reserved while `work` runs, charged once `work` has its result, and free
   * again when `work` throws. Throws a `CreditError` without starting when nothing is left.
   */
  async spend<Result>(
    accountId: string,
    work: () => Promise<Result>,
    alongside?: (queries: Queries, remainingCredits: number, result: Result) => Promise<void>,
  ): Promise<{ result: Result; remainingCredits: number }> {
    const reservation = await this.reserve(accountId);
    try {
      const result = await work();
      const remainingCredits = await this.commit(reservation, async (queries, remaining) =>
        alongside?.(queries, remaining, result),
      );
      return { result, remainingCredits };
    } catch (error) {
      // What can't be released now is free once its lease has ended; what matters is why the work failed.
      await this.release(reservation).catch(() => undefined);
      throw error;
    }
  }

  /** Reserves a credit. Throws a `CreditError` when none is free. */
  async reserve(accountId: string): Promise<Reservation> {
    const reservation = { id: randomUUID(), accountId };
    await this.#onLedger(accountId, (ledger) =>
      ledger.reserve(reservation.id, this.#self, leaseMs),
    );
    this.#leases.add(reservation.id);
    return reservation;
  }

  /**
   * Charges a reservation and resolves to the balance after it. Committing again charges nothing more. A
   * reservation whose lease had ended is charged all the same if a credit is free, else this throws a `CreditError`.
   */
  async commit({ id, accountId }: Reservation, alongside?: Alongside): Promise<number> {
    const balance = await this.#onLedger(
      accountId,
      async (ledger) => {
        const isCharged = await ledger.charge(id);
        const { queries, account, position } = ledger;
        if (isCharged) {
          await alongside?.(queries, position.balance);
          const standing = { balance: position.balance, limit: account.monthlyCredits };
          await this.#onCharge?.(queries, accountId, standing);
        }
        return position.balance;
      },
      id,
    );
    this.#leases.drop(id);
    return balance;
  }

  /** Releases a reservation. Releasing again, or after the charge, changes nothing. */
  async release({ id, accountId }: Reservation): Promise<void> {
    this.#leases.drop(id);
    await this.#onLedger(accountId, (ledger) => ledger.release(id));
  }

  /** Gives an account credits, which last until its next reset; resolves to the balance. */
  async grant(accountId: string, amount: number): Promise<number> {
    return this.#onLedger(accountId, async (ledger) => {
      if (ledger.position.balance + amount > maxBalance) {
        throw new CreditError("grant-too-large", `A balance can be ${maxBalance} at most.`);
      }
      await ledger.append(buildGrant(amount), randomUUID());
      return ledger.position.balance;
    });
  }

  /** Changes an account's plan at once; what it used in this period stays used. */
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

  /** Releases the reservations whose lease has ended, or whose process has; resolves to how many. */
  async releaseStale(): Promise<number> {
    const reservations = await listAllReservations(this.#database.queries);
    const stale = reservations.filter((reservation) => this.#isStale(reservation));
    for (const accountId of new Set(stale.map((reservation) => reservation.accountId))) {
      await this.#onLedger(accountId, async () => undefined);
    }
    return stale.length;
  }

  /** Runs `work` on an account's ledger, brought up to date, with nobody else at it. `own` is never taken for stale here. */
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
