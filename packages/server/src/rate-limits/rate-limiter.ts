import { hash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { GuardedPool } from "../db/postgres-pool.ts";
import { RateLimitError, type RateLimitStanding } from "./rate-limit-error.ts";

export interface RateLimitSettings {
  /** Tells its counts from those of other limiters. */
  name: string;
  /** How often in each period; 0 stands for no limit. */
  limit: number;
  periodSeconds: number;
  /** Where several processes share the counts; null stands for this process's memory. */
  pool: GuardedPool | null;
}

/** Counts how often somebody does something, in periods that begin with the first time. */
export class RateLimiter {
  readonly #limit: number;
  readonly #counter: RateLimiterMemory | RateLimiterPostgres | null;

  constructor({ name, limit, periodSeconds, pool }: RateLimitSettings) {
    const options = { keyPrefix: name, points: limit, duration: periodSeconds };
    this.#limit = limit;
    if (limit === 0) this.#counter = null;
    else if (pool === null) this.#counter = new RateLimiterMemory(options);
    else {
      this.#counter = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
      });
    }
  }

  /** Counts one more for `who`; null where there is no limit. Throws a `RateLimitError` once it is too many. */
  async count(who: string): Promise<RateLimitStanding | null> {
    if (this.#counter === null) return null;
    try {
      const { remainingPoints, msBeforeNext } = await this.#counter.consume(buildKey(who));
      return {
        limit: this.#limit,
        remaining: remainingPoints,
        resetSeconds: toSeconds(msBeforeNext),
      };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        throw new RateLimitError(this.#limit, toSeconds(reason.msBeforeNext));
      }
      throw reason;
    }
  }

  /** Counts one more for `who`, however many may be; resolves to how many there are, 0 where there is no limit. */
  async tally(who: string): Promise<number> {
    try {
      return (await this.#counter?.consume(buildKey(who)))?.consumedPoints ?? 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason.consumedPoints;
      throw reason;
    }
  }

  /** Takes back one that was counted for `who`, since it did not come about. */
  async giveBack(who: string): Promise<void> {
    await this.#counter?.reward(buildKey(who));
  }

  /** Forgets what was counted for `who`. */
  async forget(who: string): Promise<void> {
    await this.#counter?.delete(buildKey(who));
  }
}

/** Of one length, and nothing to read for who sees the table. */
function buildKey(who: string): string {
  return hash("sha256", who, "base64url");
}

function toSeconds(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1000));
}
