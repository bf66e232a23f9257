import { DomainError } from "../errors/domain-error.ts";

export type GenerationErrorCode =
  | "bad-key"
  | "rate-limited"
  | "model-not-found"
  | "unreachable"
  | "refused"
  | "too-long"
  | "timed-out"
  | "unusable-reply"
  | "failed"
  | "no-model"
  | "needs-model"
  | "sign-in-required";

/** A failed generation. The message is shown to people and contains nothing of the provider's key or response. */
export class GenerationError extends DomainError<GenerationErrorCode> {}
