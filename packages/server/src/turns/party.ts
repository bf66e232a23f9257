import "fastify";

declare module "fastify" {
  interface FastifyRequest {
    readonly party: Party;
  }
}

/** The sender of a request: an account, or an anonymous user, who is known by IP address. */
export type Party =
  | { kind: "account"; accountId: string }
  | { kind: "anonymous"; addressKey: string };

/** Returns the key by which a party's work and requests are counted. */
export const nameParty = (party: Party): string =>
  party.kind === "account" ? nameAccount(party.accountId) : `address:${party.addressKey}`;

/** Returns the same key as `nameParty`, for work that belongs to an account. */
export const nameAccount = (accountId: string): string => `account:${accountId}`;
