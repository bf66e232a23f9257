import { DomainError } from "../errors/domain-error.ts";

export type OutboundErrorCode =
  | "address-not-allowed"
  | "bad-answer"
  | "host-not-found"
  | "timed-out"
  | "unreachable";

/** A request to another server failed, was refused by the SSRF guard, or had an unusable response. */
export class OutboundError extends DomainError<OutboundErrorCode> {}
