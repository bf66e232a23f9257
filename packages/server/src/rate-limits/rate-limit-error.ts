import { countNoun } from "@slideloom/core/text";
import { DomainError } from "../errors/domain-error.ts";

/** Where somebody stands with a limit. */
export interface RateLimitStanding {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Something was done too often. */
export class RateLimitError extends DomainError<"too-many-requests"> {
  readonly retryAfterSeconds: number;
  readonly standing: RateLimitStanding;

  constructor(limit: number, retryAfterSeconds: number) {
    super(
      "too-many-requests",
      `Too many requests. Please try again in ${countNoun(retryAfterSeconds, "second")}.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
    this.standing = { limit, remaining: 0, resetSeconds: retryAfterSeconds };
  }
}
