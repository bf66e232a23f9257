import { createTestApp, registerSomebody, type TestApp } from "../app.fixture.ts";
import type { DatabaseSettings } from "../db/open-database.ts";

export interface PublicApi extends TestApp {
  key: string;
  accountId: string;
}

/** The whole server with the built-in writer, and somebody's key. */
export async function setUpPublicApi(
  settings: DatabaseSettings,
  environment: Record<string, string> = {},
): Promise<PublicApi> {
  const server = await createTestApp(settings, { environment });
  const { token, user } = await registerSomebody(server);
  const answer = await server.send("POST", "/api/auth/api-token", { token });
  return {
    ...server,
    key: answer.json<{ apiToken: string }>().apiToken,
    accountId: user.id,
  };
}

/** A request that is valid. */
export const generateForm = { topic: "Writing well", template: "Educational/Tutorial" };
