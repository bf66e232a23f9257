import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import { bodyLimits } from "@slideloom/core/contract/body-limits";
import fastify, { LogController, type FastifyInstance } from "fastify";
import { registerProfile } from "../accounts/profile-routes.ts";
import { registerSignIn } from "../accounts/sign-in-routes.ts";
import { registerApiKeys } from "../api-keys/api-key-routes.ts";
import { registerBrand } from "../brand/brand-routes.ts";
import { registerCarousels } from "../carousels/carousel-routes.ts";
import { registerVersions } from "../carousels/version-routes.ts";
import type { Context } from "./context.ts";
import { registerConnections } from "../connections/connection-routes.ts";
import { registerCredits } from "../credits/credit-routes.ts";
import { registerGeneration } from "../generation/generation-routes.ts";
import { registerPlanning } from "../generation/planning/plan-routes.ts";
import { registerPostRewrites } from "../generation/post-rewrite-routes.ts";
import { registerRewrites } from "../generation/rewrite-routes.ts";
import { registerOllamaOffer } from "../generation/ollama/register-ollama-offer.ts";
import { registerVoice } from "../generation/voice/voice-routes.ts";
import { registerWriters } from "../generation/writers/writer-routes.ts";
import { registerAuthentication } from "./authentication.ts";
import { registerEndpointAccess } from "./endpoint-access.ts";
import { registerConnectionClosing } from "../http/connection-closing.ts";
import { registerCrawlerFiles } from "../http/crawler-routes.ts";
import { registerErrors } from "../http/errors.ts";
import { registerHealth } from "../http/health-routes.ts";
import { registerHttpsOnly } from "../http/https-only.ts";
import { registerArrivingBodies } from "../http/arriving-bodies.ts";
import { registerJsonBody } from "../http/json-body.ts";
import { registerPages } from "./pages.ts";
import { registerPrivateResponses } from "../http/private-responses.ts";
import { registerRequestLog } from "../http/request-log.ts";
import { normalizeUrl } from "../http/request-url.ts";
import { schemaController } from "../http/schema-controller.ts";
import { registerSecurityHeaders } from "../http/security-headers.ts";
import { registerStorableText } from "../http/storable-text.ts";
import { registerStaticFiles } from "../http/static-files.ts";
import { registerUnreadBodies } from "../http/unread-bodies.ts";
import { sendClientError, registerUnreadRequests } from "../http/unread-requests.ts";
import { registerResults } from "../jobs/result-routes.ts";
import { registerMedia } from "../media/media-routes.ts";
import { registerBulkTransfer } from "../bulk-transfer/bulk-transfer-routes.ts";
import { registerMcp } from "../mcp/mcp-routes.ts";
import { registerOauth } from "../oauth/oauth-routes.ts";
import { registerUploads } from "../media/upload-routes.ts";
import { registerSkills } from "../skills/skill-routes.ts";
import { registerSources } from "../sources/source-routes.ts";
import { registerThumbnailPruning } from "../thumbnails/thumbnail-pruning.ts";
import { registerThumbnails } from "../thumbnails/thumbnail-routes.ts";
import { registerCalendarFeeds } from "../publishing/calendar-feed-routes.ts";
import { registerPublications } from "../publishing/publication-routes.ts";
import { registerCrossOrigin } from "../public-api/cross-origin.ts";
import { registerPublicApi } from "../public-api/public-api.ts";
import { registerReviews } from "../reviews/review-routes.ts";
import { registerShares } from "../shares/share-routes.ts";
import { registerTaskRunner } from "../tasks/register-task-runner.ts";
import { registerWebhooks } from "../webhooks/webhook-routes.ts";

/** Time limit for receiving a request. The value is Node's default, because Fastify disables that default. */
const requestTimeoutMs = 300_000;

/** Returns the whole server as a Fastify application that isn't listening yet. Closing it closes the database. */
export async function createApp(context: Context): Promise<FastifyInstance> {
  const app = createFastify(context);
  // Hooks that run on every request use callbacks, because a promise costs a turn of the microtask queue.
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onClose", async () => {
    await context.thumbnails.finish();
    await context.sourceReader.dispose();
    await context.texts.dispose();
    await context.drawing.dispose();
    await context.images.dispose();
    await context.database.close();
  });
  registerRequestLog(app);
  registerConnectionClosing(app, context.closing);
  registerSecurityHeaders(app, context.config);
  registerPrivateResponses(app);
  registerCrossOrigin(app);
  registerHttpsOnly(app, context.config);
  registerAuthentication(app, context);
  registerErrors(app);
  registerUnreadRequests(app);
  registerUnreadBodies(app);
  registerArrivingBodies(app);
  registerJsonBody(app);
  registerStorableText(app);
  registerThumbnailPruning(app, context.thumbnails);
  registerTaskRunner(app, context.taskRunner);

  registerEndpointAccess(app, context);
  registerHealth(app, context);
  registerSignIn(app, context);
  registerProfile(app, context);
  registerApiKeys(app, context);
  registerOauth(app, context);
  registerSkills(app);
  registerWebhooks(app, context);
  registerBrand(app, context);
  registerVoice(app, context);
  registerCarousels(app, context);
  registerVersions(app, context);
  registerShares(app, context);
  registerReviews(app, context);
  registerBulkTransfer(app, context);
  registerCredits(app, context);
  registerGeneration(app, context);
  registerSources(app, context);
  registerMedia(app, context);
  registerUploads(app, context);
  registerThumbnails(app, context);
  registerRewrites(app, context);
  registerPostRewrites(app, context);
  registerPlanning(app, context);
  registerWriters(app, context);
  registerOllamaOffer(app, context);
  registerResults(app, context.jobs);
  registerConnections(app, context);
  registerPublications(app, context);
  registerCalendarFeeds(app, context);
  registerPublicApi(app, context);
  registerMcp(app, context);
  await registerStaticFiles(app, context);
  registerCrawlerFiles(app, context.config);
  registerPages(app, context);
  return app;
}

function createFastify({ config, logStream }: Context): FastifyInstance {
  return fastify({
    logger: { level: config.logLevel, stream: logStream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Clients must not control log content.
    requestIdHeader: false,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    bodyLimit: bodyLimits.request,
    // During shutdown, requests on open connections are still served. Each connection is closed after its next
    // response.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => normalizeUrl(url),
    // With Fastify's lower default, an overlong path parameter would get a response before any hook runs.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    schemaController,
    http: { requireHostHeader: false },
    requestTimeout: requestTimeoutMs,
    clientErrorHandler: sendClientError,
  });
}
