import { DomainError } from "../errors/domain-error.ts";

type ConnectErrorCode =
  | "account-not-allowed"
  | "connection-refused"
  | "missing-scope"
  | "network-not-set-up"
  | "network-unreachable";

/** A failed connection; the message is for the account's owner. */
export class ConnectError extends DomainError<ConnectErrorCode> {}
