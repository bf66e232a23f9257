import { accountEndpoints } from "./account-endpoints.ts";
import { apiKeyEndpoints } from "./api-keys.ts";
import { brandEndpoints } from "./brand.ts";
import { carouselEndpoints } from "./carousel-endpoints.ts";
import { versionEndpoints } from "./carousel-versions.ts";
import { connectionEndpoints } from "./connections.ts";
import { creditEndpoints } from "./credits.ts";
import type { Endpoint } from "./endpoint.ts";
import { generationEndpoints } from "./generation.ts";
import { grantEndpoints } from "./grants.ts";
import { healthEndpoints } from "./health.ts";
import { libraryEndpoints } from "./library.ts";
import { mediaEndpoints } from "./media.ts";
import { oauthEndpoints } from "./oauth.ts";
import { openapiEndpoints } from "./openapi.ts";
import { pingEndpoints } from "./ping.ts";
import { publicCarouselEndpoints } from "./public-carousels.ts";
import { postRewriteEndpoints, publicPostRewriteEndpoints } from "./post-rewrite.ts";
import { planningEndpoints, publicPlanningEndpoints } from "./planning.ts";
import { publicGenerationEndpoints } from "./public-generation.ts";
import { jobEndpoints } from "./public-jobs.ts";
import { publicLibraryEndpoints } from "./public-library.ts";
import { validateEndpoints } from "./public-post.ts";
import { renderEndpoints } from "./public-render-endpoints.ts";
import { starterEndpoints } from "./public-starters.ts";
import { publicWebhookEndpoints } from "./public-webhooks.ts";
import { publicPublishingEndpoints } from "./public-publications.ts";
import { publicationEndpoints } from "./publications.ts";
import type { EndpointName } from "./routes.ts";
import { publicReviewEndpoints } from "./public-reviews.ts";
import { reviewEndpoints } from "./reviews.ts";
import { shareEndpoints } from "./shares.ts";
import { rewriteEndpoints } from "./slide-rewrite.ts";
import { publicSourceEndpoints, sourceEndpoints } from "./sources.ts";
import { publicVoiceEndpoints, voiceEndpoints } from "./voice.ts";
import { webhookEndpoints } from "./webhooks.ts";
import { writerEndpoints } from "./writers.ts";

/** Every endpoint by its name in `routes`. Server routes, clients and the OpenAPI document are built from this table. */
export const endpoints = {
  ...healthEndpoints,
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...oauthEndpoints,
  ...webhookEndpoints,
  ...brandEndpoints,
  ...voiceEndpoints,
  ...carouselEndpoints,
  ...versionEndpoints,
  ...shareEndpoints,
  ...reviewEndpoints,
  ...libraryEndpoints,
  ...creditEndpoints,
  ...generationEndpoints,
  ...rewriteEndpoints,
  ...postRewriteEndpoints,
  ...planningEndpoints,
  ...writerEndpoints,
  ...sourceEndpoints,
  ...mediaEndpoints,
  ...connectionEndpoints,
  ...grantEndpoints,
  ...publicationEndpoints,
  ...openapiEndpoints,
  ...pingEndpoints,
  ...publicGenerationEndpoints,
  ...publicPostRewriteEndpoints,
  ...publicPlanningEndpoints,
  ...publicSourceEndpoints,
  ...publicVoiceEndpoints,
  ...starterEndpoints,
  ...validateEndpoints,
  ...renderEndpoints,
  ...jobEndpoints,
  ...publicWebhookEndpoints,
  ...publicCarouselEndpoints,
  ...publicLibraryEndpoints,
  ...publicReviewEndpoints,
  ...publicPublishingEndpoints,
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
