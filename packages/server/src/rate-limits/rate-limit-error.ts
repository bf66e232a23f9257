import { countNoun } from "@slideloom/core/text";
import { DomainError } from "../errors/domain-error.ts";

/** The state of a limit, for response headers. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export class RateLimitError extends DomainError<"too-many-requests"> {
  readonly retryAfterSeconds: number;
  readonly rateLimit: RateLimitState;

  constructor(limit: number, retryAfterSeconds: number) {
    super(
      "too-many-requests",
      `Too many requests. Try again in ${describeWait(retryAfterSeconds)}.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
    this.rateLimit = { limit, remaining: 0, resetSeconds: retryAfterSeconds };
  }
}

/** Formats a wait: in seconds up to two minutes, otherwise in minutes, rounded up. */
const describeWait = (seconds: number) =>
  seconds <= 120 ? countNoun(seconds, "second") : countNoun(Math.ceil(seconds / 60), "minute");
