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
  | "sign-in-required";

/** A generation that gave no post. The message is for people and holds nothing of the provider's key or answer. */
export class GenerationError extends DomainError<GenerationErrorCode> {}
