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
