import { defaultDesign } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import type { Account } from "../accounts/account-repository.ts";
import { createTestApp, registerSomebody, type TestApp } from "../app/app.fixture.ts";
import type { Environment } from "../app/environment.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

export interface PublicApi extends TestApp {
  key: string;
  /** The session's token. */
  token: string;
  accountId: string;
  account: Account;
}

/** Starts the whole server with the built-in generator, and creates an API key. */
export async function setUpPublicApi(
  settings: DatabaseSettings,
  environment: Record<string, string> = {},
  parts: Partial<Environment> = {},
): Promise<PublicApi> {
  const server = await createTestApp(settings, { ...parts, environment });
  const { token, user } = await registerSomebody(server);
  const response = await server.send("POST", "/api/auth/api-token", { token });
  const key = response.json<{ apiToken: string }>().apiToken;
  return { ...server, key, token, accountId: user.id, account: await getKeyOwner(server, key) };
}

/** Returns the owner of an API key. */
export async function getKeyOwner({ context }: TestApp, key: string): Promise<Account> {
  const owner = await context.accountKeys.findOwner(key);
  if (!owner) throw new Error("That is nobody's key.");
  return owner.account;
}

/** A valid generation request. */
export const generateForm = { topic: "Writing well", template: "Educational/Tutorial" };

/** The sample's render plan if the request sets no appearance. */
export const sampleJob = {
  post: samplePost,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
} as const;
