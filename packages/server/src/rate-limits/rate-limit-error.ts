/** Something was done too often. The message is for people. */
export class RateLimitError extends Error {
  override name = "RateLimitError";
  readonly code = "too-many-requests";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const unit = retryAfterSeconds === 1 ? "second" : "seconds";
    super(`Too many requests. Please try again in ${retryAfterSeconds} ${unit}.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
