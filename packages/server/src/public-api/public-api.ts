import { buildGenerationOptions } from "@slideloom/core/contract/build-generation-options";
import { buildCreditsResponse } from "@slideloom/core/contract/credits";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { CreditService } from "../credits/credit-service.ts";
import type { GenerationService } from "../generation/generation-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyUse } from "../api-keys/key-use.ts";
import { registerPublicCarousels, type PublicCarouselParts } from "./carousel-routes.ts";
import { registerCreditsHeader } from "./credits-header.ts";
import { registerPublicGeneration, type PublicGenerationParts } from "./generate-routes.ts";
import { registerJobs, type JobParts } from "./job-routes.ts";
import { registerPublicLibrary, type PublicLibraryParts } from "./library-routes.ts";
import { registerLlmsText } from "./llms-text.ts";
import { registerOpenapi } from "./openapi.ts";
import { registerPing, type PingParts } from "./ping-routes.ts";
import { registerPublicPlans, type PublicPlanParts } from "./plan-routes.ts";
import { registerPublicPublications, type PublicPublicationParts } from "./publication-routes.ts";
import { registerRender, type RenderParts } from "./render-routes.ts";
import { registerPublicReviews, type PublicReviewParts } from "./review-routes.ts";
import { registerPublicSources, type PublicSourceParts } from "./source-routes.ts";
import { registerPublicRewrites, type PublicRewriteParts } from "./rewrite-routes.ts";
import { registerStarters } from "./starter-routes.ts";
import { registerValidation } from "./validate-routes.ts";
import { registerPublicVoice } from "./voice-routes.ts";
import type { VoiceParts } from "../generation/voice/voice-routes.ts";
import { registerPublicWebhooks, type PublicWebhookParts } from "./webhook-routes.ts";

export interface PublicApiParts
  extends
    JobParts,
    PingParts,
    PublicCarouselParts,
    PublicGenerationParts,
    PublicLibraryParts,
    PublicPlanParts,
    PublicPublicationParts,
    PublicReviewParts,
    PublicRewriteParts,
    PublicSourceParts,
    PublicWebhookParts,
    VoiceParts,
    RenderParts {
  config: Config;
  credits: CreditService;
  generations: GenerationService;
}

/** Registers the public API for automations under `/api/v1`. */
export function registerPublicApi(app: FastifyInstance, context: PublicApiParts): void {
  const readOpenapi = registerOpenapi(app, context);
  registerLlmsText(app, context, readOpenapi);
  registerCreditsHeader(app, context);
  registerPing(app, context);
  registerPublicGeneration(app, context);
  registerPublicSources(app, context);
  registerPublicPlans(app, context);
  registerPublicVoice(app, context);
  registerPublicRewrites(app, context);
  registerStarters(app);
  registerValidation(app, context);
  registerRender(app, context);
  registerJobs(app, context);
  registerPublicWebhooks(app, context);
  registerPublicCarousels(app, context);
  registerPublicLibrary(app, context);
  registerPublicReviews(app, context);
  registerPublicPublications(app, context);
  const options = buildGenerationOptions(
    context.generations.provider,
    context.config.ai.anonymousGenerations,
  );

  addRoute(app, "v1.getCredits", async (request) => {
    return buildCreditsResponse(
      await context.credits.readBalance(getKeyUse(request).creditBalance),
    );
  });

  addRoute(app, "v1.getOptions", async () => options);
}
