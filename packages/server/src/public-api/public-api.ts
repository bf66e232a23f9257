import { buildGenerationOptions, buildCreditsResponse } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../app/context.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { registerPublicCarousels } from "./carousel-routes.ts";
import { registerCreditsHeader } from "./credits-header.ts";
import { registerPublicGeneration } from "./generate-routes.ts";
import { registerJobs } from "./job-routes.ts";
import { registerLlmsText } from "./llms-text.ts";
import { registerOpenapi } from "./openapi.ts";
import { registerPing } from "./ping-routes.ts";
import { registerRender } from "./render-routes.ts";
import { registerValidation } from "./validate-routes.ts";
import { registerPublicWebhooks } from "./webhook-routes.ts";

/** The public API under `/api/v1`, for automations with a key. */
export async function registerPublicApi(app: FastifyInstance, context: Context): Promise<void> {
  const readOpenapi = await registerOpenapi(app, context);
  registerLlmsText(app, context, readOpenapi);
  registerCreditsHeader(app, context);
  registerPing(app, context);
  registerPublicGeneration(app, context);
  registerValidation(app);
  registerRender(app, context);
  registerJobs(app, context);
  registerPublicWebhooks(app, context);
  registerPublicCarousels(app, context);
  const options = buildGenerationOptions(
    context.generations.provider,
    context.config.ai.anonymousGenerations,
  );

  addRoute(app, "v1.getCredits", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    return buildCreditsResponse(await context.credits.getCredits(getKeyOwner(request).id));
  });

  addRoute(app, "v1.getOptions", async () => options);
}
