import type { Database } from "../db/database.ts";
import { extendReservations } from "./credit-repository.ts";

/** How long a reservation holds its credit after its process was last heard of. */
export const leaseMs = 20_000;

const renewalIntervalMs = 5000;

/** Renews the leases of this process's reservations for as long as it has any. */
export class LeaseKeeper {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #ids = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  add(reservationId: string): void {
    this.#ids.add(reservationId);
    this.#timer ??= setInterval(() => void this.#renew(), renewalIntervalMs).unref();
  }

  drop(reservationId: string): void {
    this.#ids.delete(reservationId);
    if (this.#ids.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #renew(): Promise<void> {
    try {
      await extendReservations(
        this.#database.queries,
        [...this.#ids],
        this.#now().getTime() + leaseMs,
      );
    } catch {
      // The database is away. The lease lasts for three more tries, and a charge does not depend on it.
    }
  }
}
