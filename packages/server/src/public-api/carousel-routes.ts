import type { FastifyInstance } from "fastify";
import type { CarouselResponse } from "@slideloom/core/contract/carousels";
import type { BrandService } from "../brand/brand-service.ts";
import type { CarouselService, SaveResult } from "../carousels/carousel-service.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { HttpError } from "../http/http-error.ts";
import { findKit } from "./brand-kit.ts";
import { openReading, type ReadingParts } from "./open-reading.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";
import { buildSave, presentCarousel } from "./saved-carousel.ts";

export interface PublicCarouselParts extends ReadingParts, RunOnceParts {
  brands: BrandService;
  carousels: CarouselService;
  rateLimits: RateLimits;
}

/** `/api/v1/carousels`: saved carousels, which `render` accepts by id. */
export function registerPublicCarousels(app: FastifyInstance, context: PublicCarouselParts): void {
  const { carousels } = context;

  addRoute(app, "v1.listCarousels", async (request) => {
    return carousels.list(getKeyOwner(request).id, {
      ...request.query,
      sort: "updated",
      bin: false,
    });
  });

  addRoute(app, "v1.getCarousel", async (request) => {
    return presentCarousel(await carousels.get(getKeyOwner(request).id, request.params.id));
  });

  registerCreation(app, context);
  registerChanges(app, context);
}

/** Creates a carousel, once per idempotency key. */
function registerCreation(app: FastifyInstance, context: PublicCarouselParts): void {
  const { brands, carousels, rateLimits } = context;

  addRoute(app, "v1.createCarousel", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { body } = request;
    const { id, ...form } = body;
    const reading = openReading(context, request, reply);
    const { content, warnings } = await buildSave(form, reading, {
      kit: await findKit(brands, accountId, form.brand_id),
    });
    const { outcome } = await runOnce(context, { request, reply, body }, async (store) => {
      const carousel = { ...content, ...(id != null && { id }) };
      const saved = await carousels.create(accountId, carousel, async (queries, made) =>
        store?.(queries, presentCarousel(made, warnings)),
      );
      return presentCarousel(saved, warnings);
    });
    return reply.code(201).send(outcome);
  });
}

/** Routes that change saved carousels; they share the editor's rate limit. */
function registerChanges(app: FastifyInstance, context: PublicCarouselParts): void {
  const { brands, carousels, rateLimits } = context;

  addRoute(app, "v1.updateCarousel", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { version, ...form } = request.body;
    const { id } = request.params;
    const reading = openReading(context, request, reply);
    const base = await carousels.get(accountId, id);
    const kit = await findKit(brands, accountId, form.brand_id);
    const { content, warnings } = await buildSave(form, reading, { base, kit });
    const save = { version, isAutosave: false, ...content };
    const result = await carousels.save(accountId, id, save);
    return presentCarousel(requireSaved(result), warnings);
  });

  addRoute(app, "v1.deleteCarousel", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    await carousels.delete(accountId, request.params.id);
    return reply.code(204).send(null);
  });
}

/** Returns the saved carousel. Throws 409 if it was saved since the client loaded it. */
export function requireSaved(result: SaveResult): CarouselResponse {
  if (result.ok) return result.carousel;
  const { version } = result.current;
  throw new HttpError(409, `This carousel has changed: its version is now ${version}.`);
}
