import { DomainError } from "../errors/domain-error.ts";

/** An account that could not be connected; the message is for its owner. */
export class ConnectError extends DomainError<"connection-refused" | "network-unreachable"> {}
