import { countNoun } from "@slideloom/core/text";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import { GenerationError } from "./generation-error.ts";

/** Limits anonymous generations per address and day. */
export class AnonymousQuota {
  readonly #limit: number;
  readonly #counter: Pick<RateLimiter, "count" | "uncount">;

  /** `limit` 0 disables anonymous generation; `counter` enforces any other limit. */
  constructor(limit: number, counter: Pick<RateLimiter, "count" | "uncount">) {
    this.#limit = limit;
    this.#counter = counter;
  }

  /** Runs `work`, and counts it for the address if it succeeds. Throws if signing in is required. */
  async spend<Result>(addressKey: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#limit === 0) {
      throw new GenerationError("sign-in-required", "Sign in to generate content.");
    }
    try {
      await this.#counter.count(addressKey);
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error;
      throw new GenerationError(
        "sign-in-required",
        `You've used today's ${countNoun(this.#limit, "free generation")}. Sign in to continue.`,
      );
    }
    try {
      return await work();
    } catch (error) {
      await this.#counter.uncount(addressKey);
      throw error;
    }
  }
}
