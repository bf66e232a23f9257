import { hash } from "node:crypto";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { GuardedPool } from "../db/postgres-pool.ts";
import { RateLimitError, type RateLimitState } from "./rate-limit-error.ts";

export interface RateLimitSettings {
  /** Keeps this limiter's counts apart from those of other limiters. */
  name: string;
  /** Maximum number of events per period; 0 means no limit. */
  limit: number;
  periodSeconds: number;
  /** Shares the counts between processes; null keeps them in this process's memory. */
  pool: GuardedPool | null;
}

/** Counts events per key, in fixed windows that start with the first event. */
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

  /** Counts one event; null if there is no limit. Throws a `RateLimitError` above the limit. */
  async count(key: string): Promise<RateLimitState | null> {
    if (this.#counter === null) return null;
    try {
      const { remainingPoints, msBeforeNext } = await this.#counter.consume(hashKey(key));
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

  /** Counts one event, even above the limit; resolves to the count, or 0 if there is no limit. */
  async tally(key: string): Promise<number> {
    try {
      return (await this.#counter?.consume(hashKey(key)))?.consumedPoints ?? 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return reason.consumedPoints;
      throw reason;
    }
  }

  /** Takes one counted event back, since it did not happen. */
  async uncount(key: string): Promise<void> {
    await this.#counter?.reward(hashKey(key));
  }

  async forget(key: string): Promise<void> {
    await this.#counter?.delete(hashKey(key));
  }
}

/** Hashes the key to a fixed length, so the table shows no addresses. */
function hashKey(key: string): string {
  return hash("sha256", key, "base64url");
}

function toSeconds(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1000));
}
