import { DomainError } from "../errors/domain-error.ts";

export type SourceErrorCode =
  | "source-busy"
  | "source-elsewhere"
  | "source-empty"
  | "source-protected"
  | "source-too-heavy"
  | "source-too-large"
  | "source-unreadable"
  | "source-unsupported";

/** A source that can't be read; the message says what to do instead. */
export class SourceError extends DomainError<SourceErrorCode> {}
