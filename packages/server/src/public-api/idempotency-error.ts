import { DomainError } from "../errors/domain-error.ts";

export type IdempotencyErrorCode = "key-in-use" | "key-reused";

/** An idempotency key that can't be used for this request. */
export class IdempotencyError extends DomainError<IdempotencyErrorCode> {}
