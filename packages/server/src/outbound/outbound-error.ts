import { DomainError } from "../errors/domain-error.ts";

export type OutboundErrorCode =
  | "address-not-allowed"
  | "bad-answer"
  | "host-not-found"
  | "timed-out"
  | "unreachable";

/** A request to another server that could not be made or was not answered as hoped. */
export class OutboundError extends DomainError<OutboundErrorCode> {}
