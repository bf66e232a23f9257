import { DomainError } from "../errors/domain-error.ts";

export type OutboundErrorCode =
  | "address-not-allowed"
  | "bad-answer"
  | "file-too-large"
  | "host-not-found"
  | "host-timed-out"
  | "host-unreachable"
  | "url-not-allowed";

/** A request to another server failed, was refused by the SSRF guard, or had an unusable response. */
export class OutboundError extends DomainError<OutboundErrorCode> {}

/** A response with another status than 200. */
export class StatusError extends OutboundError {
  readonly status: number;

  constructor(hostname: string, status: number) {
    super("bad-answer", `${hostname} responded with status ${status}.`);
    this.status = status;
  }
}
