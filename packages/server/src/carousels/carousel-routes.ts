import {
  carouselChangeRequestSchema,
  carouselConflictSchema,
  carouselRequestSchema,
  carouselListQuerySchema,
  carouselListResponseSchema,
  carouselResponseSchema,
  deleteCarouselQuerySchema,
  newCarouselRequestSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { bodyLimits } from "../http/body-limits.ts";
import type { SaveResult } from "./carousel-service.ts";
import { createLibraryGuards } from "./library-guards.ts";

/** What is no id finds nothing. */
export const carouselParamsSchema = z.object({ id: z.uuid().catch("") });

export const saveResponses = { 200: carouselResponseSchema, 409: carouselConflictSchema };

/** The saved carousels of who is signed in. */
export function registerCarousels(app: FastifyInstance, context: Context): void {
  const { carousels } = context;
  const { read, change } = createLibraryGuards(context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = carouselParamsSchema;
  const response = { 200: carouselResponseSchema };

  routes.get(
    "/api/carousels",
    {
      onRequest: read,
      schema: {
        querystring: carouselListQuerySchema,
        response: { 200: carouselListResponseSchema },
      },
    },
    async (request) => carousels.list(getSignedIn(request).account.id, request.query),
  );

  routes.post(
    "/api/carousels",
    {
      onRequest: change,
      bodyLimit: bodyLimits.post,
      schema: { body: newCarouselRequestSchema, response: { 201: carouselResponseSchema } },
    },
    async (request, reply) =>
      reply.code(201).send(await carousels.create(getSignedIn(request).account.id, request.body)),
  );

  routes.get(
    "/api/carousels/:id",
    { onRequest: read, schema: { params, response } },
    async (request) => carousels.get(getSignedIn(request).account.id, request.params.id),
  );

  routes.put(
    "/api/carousels/:id",
    {
      onRequest: change,
      bodyLimit: bodyLimits.post,
      schema: { params, body: carouselRequestSchema, response: saveResponses },
    },
    async (request, reply) => {
      const { id } = getSignedIn(request).account;
      return sendSave(reply, await carousels.save(id, request.params.id, request.body));
    },
  );

  routes.patch(
    "/api/carousels/:id",
    {
      onRequest: change,
      schema: { params, body: carouselChangeRequestSchema, response: saveResponses },
    },
    async (request, reply) => {
      const { id } = getSignedIn(request).account;
      return sendSave(reply, await carousels.rename(id, request.params.id, request.body));
    },
  );

  registerBin(app, context);
}

/** Copies, and the way into the bin and out of it. */
function registerBin(app: FastifyInstance, context: Context): void {
  const { carousels } = context;
  const { change } = createLibraryGuards(context);
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = carouselParamsSchema;

  routes.post(
    "/api/carousels/:id/duplicate",
    { onRequest: change, schema: { params, response: { 201: carouselResponseSchema } } },
    async (request, reply) => {
      const { id } = getSignedIn(request).account;
      return reply.code(201).send(await carousels.duplicate(id, request.params.id));
    },
  );

  routes.delete(
    "/api/carousels/:id",
    { onRequest: change, schema: { params, querystring: deleteCarouselQuerySchema } },
    async (request, reply) => {
      const { id } = getSignedIn(request).account;
      if (request.query.permanently) await carousels.remove(id, request.params.id);
      else await carousels.delete(id, request.params.id);
      return reply.code(204).send();
    },
  );

  routes.post(
    "/api/carousels/:id/restore",
    { onRequest: change, schema: { params, response: { 200: carouselResponseSchema } } },
    async (request) => carousels.restore(getSignedIn(request).account.id, request.params.id),
  );
}

/** What was saved, or 409 with what somebody else saved first. */
export function sendSave(reply: FastifyReply, result: SaveResult): FastifyReply {
  if (result.ok) return reply.send(result.carousel);
  const message = "This carousel was changed elsewhere in the meantime";
  return reply
    .code(409)
    .header("cache-control", "no-store")
    .send({ message, current: result.current });
}
