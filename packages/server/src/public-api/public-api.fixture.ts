import { defaultDesign } from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
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

/** How the sample is drawn where a request says nothing of its look. */
export const sampleJob = {
  post: samplePost,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
} as const;
