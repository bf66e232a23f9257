import {
  publicCarouselListQuerySchema,
  publicCarouselListResponseSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";
import { createKeyRequirement, getKeyOwner } from "../http/authentication.ts";
import { keySecurity } from "./openapi.ts";
import { carouselListExample } from "./openapi-examples.ts";

/** `GET /api/v1/carousels`: what can be drawn by its id. */
export function registerPublicCarousels(app: FastifyInstance, context: Context): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    "/api/v1/carousels",
    {
      onRequest: createKeyRequirement(context, "read"),
      schema: {
        operationId: "listCarousels",
        summary: "The saved carousels, newest first",
        description:
          "Lists them a page at a time, those in the bin left out. `render` draws one by its `id`.",
        tags: ["Posts"],
        security: keySecurity,
        querystring: publicCarouselListQuerySchema,
        response: {
          200: publicCarouselListResponseSchema.meta({
            description: "A page of carousels.",
            examples: [carouselListExample],
          }),
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return context.carousels.list(getKeyOwner(request).id, {
        ...request.query,
        sort: "updated",
        bin: false,
      });
    },
  );
}
