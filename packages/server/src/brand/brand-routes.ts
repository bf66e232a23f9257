import { brandRequestSchema, brandResponseSchema } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "../accounts/signed-in.ts";

/** The brand of who is signed in. */
export function registerBrand(app: FastifyInstance, { brands }: Context): void {
  const onRequest = requireSignedIn;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/brand",
    { onRequest, schema: { response: { 200: brandResponseSchema } } },
    async (request) => brands.find(getSignedIn(request).account.id),
  );

  routes.put(
    "/api/brand",
    { onRequest, schema: { body: brandRequestSchema, response: { 200: brandResponseSchema } } },
    async (request) => brands.save(getSignedIn(request).account.id, request.body),
  );
}
