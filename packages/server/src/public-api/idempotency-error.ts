export type IdempotencyErrorCode = "key-in-use" | "key-reused";

/** An idempotency key that can't be answered. The message is for people. */
export class IdempotencyError extends Error {
  override name = "IdempotencyError";
  readonly code: IdempotencyErrorCode;

  constructor(code: IdempotencyErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
