import { DomainError } from "../errors/domain-error.ts";

type ConnectErrorCode =
  | "account-not-allowed"
  | "connection-refused"
  | "missing-scope"
  | "network-not-set-up"
  | "network-unreachable";

/** Thrown if an account can't be connected. The message is for the account's owner. */
export class ConnectError extends DomainError<ConnectErrorCode> {}

/**
 * Returns the OAuth client that the operator has registered at a network.
 * @throws {ConnectError} if there is no client. The message names the missing settings.
 */
export function requireApp<App>(app: App | null, name: string, settings: readonly string[]): App {
  if (app !== null) return app;
  const message = `${name} is not set up on this server. Ask the person who runs it to set ${settings.join(" and ")}.`;
  throw new ConnectError("network-not-set-up", message);
}
