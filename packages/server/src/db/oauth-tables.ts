export interface OauthTables {
  oauthClients: OauthClientRow;
  oauthCodes: OauthCodeRow;
  oauthGrants: OauthGrantRow;
  oauthTokens: OauthTokenRow;
}

/** A program that asks for access: registered by itself, or described by a document at its own address. */
export interface OauthClientRow {
  /** A random id, or the document's URL. */
  id: string;
  kind: "registered" | "document";
  name: string;
  /** JSON array. */
  redirectUris: string;
  createdAtMs: number;
  /** When a document must be fetched again, or an unused registration is deleted. */
  expiresAtMs: number;
}

/** A consent, until the program exchanges its code for tokens. */
export interface OauthCodeRow {
  codeHash: string;
  accountId: string;
  clientId: string;
  redirectUri: string;
  /** The PKCE challenge, SHA-256. */
  challenge: string;
  /** JSON array. */
  scopes: string;
  publishMode: PublishMode;
  expiresAtMs: number;
  /** The grant that the code was exchanged for. If the code comes again, the grant ends. */
  grantId: string | null;
}

/** Whether a person schedules each post of the program, or the program does. */
export type PublishMode = "ask" | "direct";

/** What an account allows a program. Its tokens end with it. */
export interface OauthGrantRow {
  id: string;
  accountId: string;
  clientId: string;
  clientName: string;
  /** JSON array. */
  scopes: string;
  publishMode: PublishMode;
  createdAtMs: number;
  lastUsedAtMs: number;
}

export interface OauthTokenRow {
  tokenHash: string;
  grantId: string;
  kind: "access" | "refresh";
  expiresAtMs: number;
  /** When a refresh token was first used; it works a little longer, since programs refresh in parallel. */
  rotatedAtMs: number | null;
}
