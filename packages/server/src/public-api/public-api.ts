import {
  buildCreditsResponse,
  creditsResponseSchema,
  generationOptionsSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";
import { buildGenerationOptions } from "../generation/build-generation-options.ts";
import { createKeyRequirement, getKeyOwner } from "../http/authentication.ts";
import { registerCreditsHeader } from "./credits-header.ts";
import { registerPublicGeneration } from "./generate-routes.ts";
import { registerPing } from "./ping-routes.ts";

/** The public API under `/api/v1`, for automations with a key. */
export function registerPublicApi(app: FastifyInstance, context: Context): void {
  registerCreditsHeader(app, context);
  registerPing(app, context);
  registerPublicGeneration(app, context);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/v1/credits",
    {
      onRequest: createKeyRequirement(context),
      schema: { response: { 200: creditsResponseSchema } },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return buildCreditsResponse(await context.credits.getCredits(getKeyOwner(request).id));
    },
  );

  routes.get(
    "/api/v1/options",
    { schema: { response: { 200: generationOptionsSchema } } },
    async () => buildGenerationOptions(context.generations.provider),
  );
}
