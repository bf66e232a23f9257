import type { Kysely } from "kysely";
import type { CreditTables } from "./credit-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { LibraryTables } from "./library-tables.ts";
import type { PublishingTables } from "./publishing-tables.ts";
import type { TaskTables } from "./task-tables.ts";
import type { WebhookTables } from "./webhook-tables.ts";

/**
 * Every table as the queries see it. Columns are camelCase here and snake_case in SQL; ids are text, moments are
 * milliseconds since 1970, booleans are 0 or 1, JSON is text. These types mean the same on both engines.
 */
export interface Tables
  extends CreditTables, JobTables, LibraryTables, PublishingTables, TaskTables, WebhookTables {
  accounts: AccountRow;
  sessions: SessionRow;
  apiKeys: AccountKeyRow;
  namedKeys: ApiKeyRow;
  passwordResets: PasswordResetRow;
  idempotentAnswers: IdempotencyRow;
  brands: BrandRow;
}

export interface AccountRow {
  id: string;
  /** As typed; `emailFolded` and `usernameFolded` are what is compared, and unique. */
  email: string;
  emailFolded: string;
  username: string;
  usernameFolded: string;
  firstName: string | null;
  lastName: string | null;
  passwordHash: string;
  plan: string;
  createdAtMs: number;
}

export interface SessionRow {
  tokenHash: string;
  accountId: string;
  createdAtMs: number;
  expiresAtMs: number;
}

/** The account's own key, which its owner can be shown again. */
export interface AccountKeyRow {
  accountId: string;
  keyHash: string;
  sealedKey: string;
  createdAtMs: number;
}

/** An API key with a name and scopes, of which only a hash is kept. */
export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  keyHash: string;
  /** Its last characters, by which people know it again. */
  ending: string;
  /** A JSON array. */
  scopes: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
}

export interface PasswordResetRow {
  tokenHash: string;
  accountId: string;
  expiresAtMs: number;
}

/** What an idempotency key stands for: a request and its response. */
export interface IdempotencyRow {
  accountId: string;
  key: string;
  /** Of what was asked for, since a key stands for one request. */
  bodyHash: string;
  /** Of the address and the bytes that were sent; null in rows from before it was kept. */
  sentHash: string | null;
  /** The fencing token of the run that may store its response: one that was given up has another. */
  runId: string;
  /** The process that runs the generation, see `ProcessIdentity`. */
  owner: string;
  startedAtMs: number;
  /** The response as JSON; null while the request runs. */
  answer: string | null;
}

/** One for each account that has saved a brand. */
export interface BrandRow {
  accountId: string;
  /** JSON. */
  brand: string;
  /** From 1, one more with each change. */
  version: number;
  updatedAtMs: number;
}

/** What a query is made with: the database itself, or the transaction that it is to be part of. */
export type Queries = Kysely<Tables>;
