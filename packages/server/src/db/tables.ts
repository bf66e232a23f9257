import type { Kysely } from "kysely";
import type { CreditTables } from "./credit-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { LibraryTables } from "./library-tables.ts";
import type { OauthTables } from "./oauth-tables.ts";
import type { PublishingTables } from "./publishing-tables.ts";
import type { ReviewTables } from "./review-tables.ts";
import type { SourceTables } from "./source-tables.ts";
import type { TaskTables } from "./task-tables.ts";
import type { WebhookTables } from "./webhook-tables.ts";
import type { WriterTables } from "./writer-tables.ts";

/**
 * Columns are camelCase here and snake_case in SQL. Ids and JSON are text, times are milliseconds since 1970, and
 * booleans are 0 or 1.
 */
export interface Tables
  extends
    CreditTables,
    JobTables,
    LibraryTables,
    OauthTables,
    PublishingTables,
    ReviewTables,
    SourceTables,
    TaskTables,
    WebhookTables,
    WriterTables {
  accounts: AccountRow;
  sessions: SessionRow;
  apiKeys: AccountKeyRow;
  namedKeys: ApiKeyRow;
  passwordResets: PasswordResetRow;
  emailChanges: EmailChangeRow;
  idempotentAnswers: IdempotencyRow;
  brandKits: BrandKitRow;
  savedFacts: SavedFactsRow;
  voices: VoiceRow;
}

export interface AccountRow {
  id: string;
  /** As typed; comparisons and uniqueness use `emailFolded` and `usernameFolded`. */
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

/** The account key, which its owner can view again. */
export interface AccountKeyRow {
  accountId: string;
  keyHash: string;
  sealedKey: string;
  createdAtMs: number;
}

/** An API key with a name and scopes, stored only as a hash. */
export interface ApiKeyRow {
  id: string;
  accountId: string;
  name: string;
  keyHash: string;
  /** The key's last characters, shown so that people can recognize the key. */
  ending: string;
  /** Names of the scopes, as a JSON array. */
  scopes: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
}

export interface PasswordResetRow {
  tokenHash: string;
  accountId: string;
  expiresAtMs: number;
}

/** A new email address, until the old and the new address have confirmed the change. At most one per account. */
export interface EmailChangeRow {
  id: string;
  accountId: string;
  /** The new address, as typed. */
  email: string;
  /**
   * Hashes of the tokens in the confirmation links to the old and the new address. Each is null until its link is sent.
   */
  oldTokenHash: string | null;
  newTokenHash: string | null;
  isOldConfirmed: number;
  isNewConfirmed: number;
  expiresAtMs: number;
}

/** A request with an idempotency key, and its response. */
export interface IdempotencyRow {
  accountId: string;
  key: string;
  /** Hash of the parsed request, because a key is valid for one request. */
  bodyHash: string;
  /** Hash of the URL and the raw body; null in rows that are older than this column. */
  sentHash: string | null;
  /** Fencing token of the run that may store the response. Runs with another token have been abandoned. */
  runId: string;
  /** The process that runs the request, a `ProcessIdentity`. */
  owner: string;
  startedAtMs: number;
  /** The response as JSON; null while the request runs. */
  answer: string | null;
}

/** One of an account's brand kits. */
export interface BrandKitRow {
  id: string;
  accountId: string;
  /** Order of the account's kits; 0 is the first kit, which new carousels start with. */
  place: number;
  /** Name of the kit; empty for a first kit without one. */
  title: string;
  /** The kit's brand as JSON. */
  brand: string;
  /** Starts at 1 and is incremented with each change. */
  version: number;
  updatedAtMs: number;
}

/** An account's voice: a description of how the owner writes, with the posts that the voice was learned from. */
export interface VoiceRow {
  accountId: string;
  /** The voice as JSON. */
  voice: string;
  /** A JSON array of `{line, quote}`: each quote from the posts is evidence for one line of the voice. */
  evidence: string;
  /** Texts of the author's posts, as a JSON array. */
  posts: string;
  /** 1 if AI models may read the posts, otherwise 0. */
  usesSamples: number;
  /** Starts at 1 and is incremented with each change. */
  version: number;
  updatedAtMs: number;
}

/** Facts that a model found in a part of a source. */
export interface SavedFactsRow {
  accountId: string;
  /** Hash of the text, its language, the model and the prompt's version. */
  key: string;
  /** The facts as a JSON array. */
  facts: string;
  createdAtMs: number;
}

/** Runs queries, either on the database or inside a transaction. */
export type Queries = Kysely<Tables>;
