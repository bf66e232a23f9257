import {
  carouselVersionResponseSchema,
  carouselVersionSchema,
  carouselVersionsResponseSchema,
  restoreVersionRequestSchema,
  versionNameRequestSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import type { SignedIn } from "../accounts/session-service.ts";
import { carouselParamsSchema, saveResponses, sendSave } from "./carousel-routes.ts";
import { createLibraryGuards } from "./library-guards.ts";
import type { VersionKey } from "./version-service.ts";

const maxVersion = 2_147_483_647;

/** What is no number finds nothing. */
const versionParamsSchema = carouselParamsSchema.extend({
  version: z.coerce.number().int().positive().max(maxVersion).catch(0),
});

/** What the carousels of who is signed in were before. */
export function registerVersions(app: FastifyInstance, context: Context): void {
  const { versions } = context;
  const { read, change } = createLibraryGuards(context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = versionParamsSchema;

  routes.get(
    "/api/carousels/:id/versions",
    {
      onRequest: read,
      schema: { params: carouselParamsSchema, response: { 200: carouselVersionsResponseSchema } },
    },
    async (request) => versions.list(getSignedIn(request).account.id, request.params.id),
  );

  routes.get(
    "/api/carousels/:id/versions/:version",
    { onRequest: read, schema: { params, response: { 200: carouselVersionResponseSchema } } },
    async (request) => versions.get(buildKey(request)),
  );

  routes.patch(
    "/api/carousels/:id/versions/:version",
    {
      onRequest: change,
      schema: { params, body: versionNameRequestSchema, response: { 200: carouselVersionSchema } },
    },
    async (request) => versions.setName(buildKey(request), request.body.name),
  );

  routes.post(
    "/api/carousels/:id/versions/:version/restore",
    {
      onRequest: change,
      schema: { params, body: restoreVersionRequestSchema, response: saveResponses },
    },
    async (request, reply) =>
      sendSave(reply, await versions.restore(buildKey(request), request.body.version)),
  );
}

function buildKey(request: {
  params: z.output<typeof versionParamsSchema>;
  signedIn: SignedIn | null;
}): VersionKey {
  const { id, version } = request.params;
  return { accountId: getSignedIn(request).account.id, id, number: version };
}
