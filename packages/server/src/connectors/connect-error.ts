import { DomainError } from "../errors/domain-error.ts";

type ConnectErrorCode =
  | "connection-refused"
  | "missing-scope"
  | "network-not-set-up"
  | "network-unreachable";

/** An account that could not be connected; the message is for its owner. */
export class ConnectError extends DomainError<ConnectErrorCode> {}
