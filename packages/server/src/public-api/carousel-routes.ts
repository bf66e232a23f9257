import {
  idempotencyHeadersSchema,
  newPublicCarouselRequestSchema,
  publicCarouselRequestSchema,
  publicCarouselListQuerySchema,
  publicCarouselListResponseSchema,
  publicCarouselSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Context } from "../app/context.ts";
import { createKeyRequirement, getKeyOwner } from "../api-keys/key-use.ts";
import { HttpError } from "../http/http-error.ts";
import { describeIdParams } from "./id-params.ts";
import { keySecurity } from "./openapi.ts";
import { carouselExample, carouselListExample } from "./openapi-examples.ts";
import { runOnce } from "./run-once.ts";
import { buildSave, presentCarousel } from "./saved-carousel.ts";

const params = describeIdParams("The carousel's `id`.", carouselExample.id);
const shared = { tags: ["Carousels"], security: keySecurity };
const describeCarousel = (description: string) =>
  publicCarouselSchema.meta({ description, examples: [carouselExample] });

/** `/api/v1/carousels`: what is saved, which `render` draws by its id. */
export function registerPublicCarousels(app: FastifyInstance, context: Context): void {
  const { carousels } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = createKeyRequirement(context, "read");

  routes.get(
    "/api/v1/carousels",
    {
      onRequest,
      schema: {
        ...shared,
        operationId: "listCarousels",
        summary: "The saved carousels, newest first",
        description:
          "Lists them a page at a time, those in the bin left out. `render` draws one by its `id`.",
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
      return carousels.list(getKeyOwner(request).id, {
        ...request.query,
        sort: "updated",
        bin: false,
      });
    },
  );

  routes.get(
    "/api/v1/carousels/:id",
    {
      onRequest,
      schema: {
        ...shared,
        operationId: "getCarousel",
        summary: "A saved carousel with its content",
        description: "Answers the post as text, how it looks, and the version to change.",
        params,
        response: { 200: describeCarousel("The carousel.") },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return presentCarousel(await carousels.get(getKeyOwner(request).id, request.params.id));
    },
  );

  registerCreation(app, context);
  registerChanges(app, context);
}

/** Saves a new one, once for each idempotency key. */
function registerCreation(app: FastifyInstance, context: Context): void {
  const { carousels, rateLimits } = context;
  const onRequest = createKeyRequirement(context, "write");

  app.withTypeProvider<ZodTypeProvider>().post(
    "/api/v1/carousels",
    {
      onRequest,
      schema: {
        ...shared,
        operationId: "createCarousel",
        summary: "Saves a new carousel",
        description: "Saves a post with how it looks, for the editor and for `render`.",
        headers: idempotencyHeadersSchema,
        body: newPublicCarouselRequestSchema,
        response: { 201: describeCarousel("The carousel as it was saved.") },
      },
    },
    async (request, reply) => {
      const { id: accountId } = getKeyOwner(request);
      await rateLimits.libraryChange.count(accountId);
      const { body } = request;
      const { id, ...form } = body;
      const { content, warnings } = buildSave(form);
      const { outcome } = await runOnce(context, { request, reply, body }, async (keep) => {
        const carousel = { ...content, ...(id != null && { id }) };
        const saved = await carousels.create(accountId, carousel, async (queries, made) =>
          keep?.(queries, presentCarousel(made, warnings)),
        );
        return presentCarousel(saved, warnings);
      });
      return reply.code(201).header("cache-control", "no-store").send(outcome);
    },
  );
}

/** What changes saved carousels; counted as changes in the editor are. */
function registerChanges(app: FastifyInstance, context: Context): void {
  const { carousels, rateLimits } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = createKeyRequirement(context, "write");

  routes.put(
    "/api/v1/carousels/:id",
    {
      onRequest,
      schema: {
        ...shared,
        operationId: "updateCarousel",
        summary: "Saves a new version of a carousel",
        description: "Fields that are absent stay as they are. Earlier versions are kept.",
        params,
        body: publicCarouselRequestSchema,
        response: { 200: describeCarousel("The carousel as it is now.") },
      },
    },
    async (request, reply) => {
      const { id: accountId } = getKeyOwner(request);
      await rateLimits.libraryChange.count(accountId);
      const { version, ...form } = request.body;
      const { id } = request.params;
      const { content, warnings } = buildSave(form, await carousels.get(accountId, id));
      const save = { version, isAutosave: false, ...content };
      const result = await carousels.save(accountId, id, save);
      if (!result.ok) {
        const { version: current } = result.current;
        throw new HttpError(409, `This carousel was changed meanwhile: its version is ${current}.`);
      }
      void reply.header("cache-control", "no-store");
      return presentCarousel(result.carousel, warnings);
    },
  );

  routes.delete(
    "/api/v1/carousels/:id",
    {
      onRequest,
      schema: {
        ...shared,
        operationId: "deleteCarousel",
        summary: "Puts a carousel into the bin",
        description: "It can be restored in the editor for 30 days.",
        params,
        response: { 204: z.null().meta({ description: "It is in the bin." }) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = getKeyOwner(request);
      await rateLimits.libraryChange.count(accountId);
      await carousels.delete(accountId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
