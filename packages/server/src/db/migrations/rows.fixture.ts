import type { Queries } from "../tables.ts";

/** A row of `accounts` that every version of the schema accepts. */
export const account = {
  id: "a",
  email: "a",
  emailFolded: "a",
  username: "a",
  usernameFolded: "a",
  firstName: null,
  lastName: null,
  passwordHash: "hash",
  plan: "free",
  createdAtMs: 1,
};

/** A connection of that account, in the schema of migration 0012, the first with connections. */
export const connection = {
  id: "c",
  accountId: account.id,
  network: "bluesky" as const,
  remoteId: "r",
  name: "Ana",
  handle: "ana.test",
  pictureUrl: null,
  instanceUrl: null,
  sealedTokens: "",
  details: "{}",
  accessEndsAtMs: null,
  refreshEndsAtMs: null,
  tokenVersion: 1,
  refreshingUntilMs: null,
  state: "active" as const,
  lastError: null,
  timeZone: "UTC",
  createdAtMs: 1,
};

/** A publication of that account, in the schema of migration 0012. */
export const publication = {
  id: "p",
  accountId: account.id,
  carouselId: null,
  carouselVersion: 1,
  title: "Tea",
  wallTime: null,
  timeZone: "UTC",
  dueAtMs: null,
  source: null,
  rowVersion: 1,
  createdAtMs: 1,
};

/** A target of that publication, in the schema of migration 0012, without id and connection. */
export const target = {
  publicationId: publication.id,
  accountId: account.id,
  network: "bluesky" as const,
  payload: "{}",
  status: "scheduled" as const,
  dueAtMs: 1,
  checkpoint: "{}",
  files: "[]",
  token: 0,
  filesUntilMs: null,
  sendId: null,
  armedAtMs: null,
  attempts: 0,
  checks: 0,
  posts: "[]",
  parts: 1,
  errorCode: null,
  message: null,
  finishedAtMs: null,
};

/** Stores the accounts `a` and `b`. */
export async function insertTwoAccounts(queries: Queries): Promise<void> {
  const rows = ["a", "b"].map((id) => ({
    ...account,
    id,
    emailFolded: id,
    usernameFolded: id,
  }));
  await queries.insertInto("accounts").values(rows).execute();
}
