/** Where somebody stands with a limit. */
export interface RateLimitStanding {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Something was done too often. The message is for people. */
export class RateLimitError extends Error {
  override name = "RateLimitError";
  readonly code = "too-many-requests";
  readonly retryAfterSeconds: number;
  readonly standing: RateLimitStanding;

  constructor(limit: number, retryAfterSeconds: number) {
    const unit = retryAfterSeconds === 1 ? "second" : "seconds";
    super(`Too many requests. Please try again in ${retryAfterSeconds} ${unit}.`);
    this.retryAfterSeconds = retryAfterSeconds;
    this.standing = { limit, remaining: 0, resetSeconds: retryAfterSeconds };
  }
}
