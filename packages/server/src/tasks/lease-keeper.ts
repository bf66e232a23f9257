import { leaseMs } from "./lease.ts";

const renewalIntervalMs = 5000;

/** Renews the leases of what this process holds for as long as it holds any. */
export class LeaseKeeper {
  readonly #renewAll: () => Promise<void>;
  readonly #ids = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  /** `extend` moves the end of those leases. */
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
      // The database is away. A lease lasts for three more tries, and what its holder writes does not depend on it.
    }
  }
}
