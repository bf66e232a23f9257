import { z } from "zod";
import type { ContainerApi } from "../meta/container-api.ts";
import type { LongTokenSettings } from "../meta/long-token-access.ts";

/** Instagram's URLs and this server's app there. */
interface InstagramSettings {
  loginUrl: string;
  exchangeUrl: string;
  graphUrl: string;
  /** Version of the API, such as `v25.0`. */
  version: string;
  client: { id: string; secret: string } | null;
}

const publishScope = "instagram_business_content_publish";

/** Reads Instagram's settings. If `fakeUrl` isn't null, it replaces all of Instagram's URLs. */
export function readInstagramSettings(
  settings: Readonly<Record<string, string>>,
  fakeUrl: string | null,
): InstagramSettings {
  const {
    INSTAGRAM_APP_ID: id,
    INSTAGRAM_APP_SECRET: secret,
    META_GRAPH_VERSION: version = "",
  } = settings;
  return {
    loginUrl: fakeUrl ?? "https://www.instagram.com",
    exchangeUrl: fakeUrl ?? "https://api.instagram.com",
    graphUrl: fakeUrl ?? "https://graph.instagram.com",
    version,
    client: id && secret ? { id, secret } : null,
  };
}

const accountSchema = z
  .object({
    user_id: z.string(),
    username: z.string(),
    name: z.string().optional(),
    profile_picture_url: z.string().optional(),
  })
  .transform(({ user_id: remoteId, username, name, profile_picture_url: pictureUrl = null }) => ({
    remoteId,
    name: name || username,
    handle: `@${username}`,
    pictureUrl,
  }));

/** Builds the sign-in settings of the Instagram API with Instagram Login, which accepts only professional accounts. */
export const buildAccessSettings = ({
  loginUrl,
  exchangeUrl,
  graphUrl,
  version,
  client,
}: InstagramSettings): Omit<LongTokenSettings, "call" | "now"> => ({
  name: "Instagram",
  client,
  settings: ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"],
  authorizeUrl: `${loginUrl}/oauth/authorize`,
  tokenUrl: `${exchangeUrl}/oauth/access_token`,
  graphUrl,
  grantPrefix: "ig",
  scopes: ["instagram_business_basic", publishScope],
  publishScope,
  accountUrl: `${graphUrl}/${version}/me?fields=user_id,username,name,profile_picture_url`,
  accountSchema,
});

export const buildApi = ({ graphUrl, version }: InstagramSettings): ContainerApi => ({
  network: "instagram",
  name: "Instagram",
  url: `${graphUrl}/${version}`,
  edges: { posts: "media", publish: "media_publish", quota: "content_publishing_limit" },
  fields: { status: "status_code", reason: "status", caption: "caption" },
  maxImageBytes: 8_000_000,
  imageFields: {},
  // Sent only for the whole post: Instagram refuses this field for the individual images of a carousel.
  buildOptions: ({ ai_generated: isAi }) => (isAi ? { is_ai_generated: "true" } : {}),
});
