import { leaseMs } from "./lease.ts";

const renewalIntervalMs = 5000;

/** Renews the leases of all added ids on a timer, which runs only while there are any. */
export class LeaseKeeper {
  readonly #renewAll: () => Promise<void>;
  readonly #ids = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  /** `extend` sets the leases of `ids` to expire at `untilMs`. */
  constructor(now: () => Date, extend: (ids: readonly string[], untilMs: number) => Promise<void>) {
    this.#renewAll = () => extend([...this.#ids], now().getTime() + leaseMs);
  }

  add(id: string): void {
    this.#ids.add(id);
    this.#timer ??= setInterval(() => void this.#renew(), renewalIntervalMs).unref();
  }

  drop(id: string): void {
    this.#ids.delete(id);
    if (this.#ids.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #renew(): Promise<void> {
    try {
      await this.#renewAll();
    } catch {
      // The database is unreachable. A lease outlives three failed renewals, and the fencing token guards writes after
      // that.
    }
  }
}
