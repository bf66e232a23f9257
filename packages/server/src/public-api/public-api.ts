import {
  buildGenerationOptions,
  buildCreditsResponse,
  creditsResponseSchema,
  generationOptionsSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { createKeyRequirement, getKeyOwner } from "../api-keys/key-use.ts";
import { registerPublicCarousels } from "./carousel-routes.ts";
import { registerCreditsHeader } from "./credits-header.ts";
import { registerPublicGeneration } from "./generate-routes.ts";
import { registerJobs } from "./job-routes.ts";
import { registerLlmsText } from "./llms-text.ts";
import { keySecurity, registerOpenapi } from "./openapi.ts";
import { creditsExample, shortenOptions } from "./openapi-examples.ts";
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
  registerValidation(app, context);
  registerRender(app, context);
  registerJobs(app, context);
  registerPublicWebhooks(app, context);
  registerPublicCarousels(app, context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const options = buildGenerationOptions(
    context.generations.provider,
    context.config.ai.anonymousGenerations,
  );

  routes.get(
    "/api/v1/credits",
    {
      onRequest: createKeyRequirement(context, "read"),
      schema: {
        operationId: "getCredits",
        summary: "How many credits are left, and when they are reset",
        description: "Asks for the credits of the key's owner, and costs none.",
        tags: ["Posts"],
        security: keySecurity,
        response: {
          200: creditsResponseSchema.meta({
            description: "The credits of the key's owner.",
            examples: [creditsExample],
          }),
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return buildCreditsResponse(await context.credits.getCredits(getKeyOwner(request).id));
    },
  );

  routes.get(
    "/api/v1/options",
    {
      schema: {
        operationId: "getOptions",
        summary: "What can be chosen for a generation",
        description:
          "Lists the template types, the writing styles and limits, and who writes: with the provider `builtin` no model does, and posts are outlines with prompts to answer.",
        tags: ["Connectivity"],
        security: [],
        response: {
          200: generationOptionsSchema.meta({
            description: "Template types, styles and limits.",
            examples: [shortenOptions(options)],
          }),
        },
      },
    },
    async () => options,
  );
}
