import { sharedCarouselSchema, shareResponseSchema } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { carouselParamsSchema } from "../carousels/carousel-routes.ts";
import { createLibraryGuards } from "../carousels/library-guards.ts";
import type { Context } from "../app/context.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

/** What is no token finds nothing. */
export const tokenParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(""),
});

/** Links to carousels: their owner opens and revokes them, and whoever has one reads. */
export function registerShares(app: FastifyInstance, context: Context): void {
  const { shares } = context;
  const onRequest = createLibraryGuards(context).change;
  const params = carouselParamsSchema;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    "/api/carousels/:id/share",
    { onRequest, schema: { params, response: { 200: shareResponseSchema } } },
    async (request) => shares.open(getSignedIn(request).account.id, request.params.id),
  );

  routes.delete(
    "/api/carousels/:id/share",
    { onRequest, schema: { params } },
    async (request, reply) => {
      await shares.revoke(getSignedIn(request).account.id, request.params.id);
      return reply.code(204).send();
    },
  );

  routes.get(
    "/api/shares/:token",
    { schema: { params: tokenParamsSchema, response: { 200: sharedCarouselSchema } } },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return shares.get(request.params.token);
    },
  );
}
