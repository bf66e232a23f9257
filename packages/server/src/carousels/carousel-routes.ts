import type { FastifyInstance, FastifyReply } from "fastify";
import type { CarouselService } from "./carousel-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import type { SaveResult } from "./carousel-service.ts";

export interface CarouselParts {
  carousels: CarouselService;
}

export function registerCarousels(app: FastifyInstance, context: CarouselParts): void {
  const { carousels } = context;

  addRoute(app, "listCarousels", async (request) =>
    carousels.list(getSignedIn(request).account.id, request.query),
  );

  addRoute(app, "getLibraryFilters", async (request) =>
    carousels.listFilters(getSignedIn(request).account.id),
  );

  addRoute(app, "changeTags", async (request, reply) => {
    await carousels.changeTags(getSignedIn(request).account.id, request.body);
    return reply.code(204).send();
  });

  addRoute(app, "createCarousel", async (request, reply) =>
    reply.code(201).send(await carousels.create(getSignedIn(request).account.id, request.body)),
  );

  addRoute(app, "getCarousel", async (request) =>
    carousels.get(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "saveCarousel", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return sendSave(reply, await carousels.save(id, request.params.id, request.body));
  });

  addRoute(app, "changeCarousel", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return sendSave(reply, await carousels.rename(id, request.params.id, request.body));
  });

  registerTrash(app, context);
}

/** Routes for duplicating, deleting and restoring. */
function registerTrash(app: FastifyInstance, context: CarouselParts): void {
  const { carousels } = context;

  addRoute(app, "duplicateCarousel", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    return reply.code(201).send(await carousels.duplicate(id, request.params.id));
  });

  addRoute(app, "deleteCarousel", async (request, reply) => {
    const { id } = getSignedIn(request).account;
    if (request.query.permanently) await carousels.remove(id, request.params.id);
    else await carousels.delete(id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "restoreCarousel", async (request) =>
    carousels.restore(getSignedIn(request).account.id, request.params.id),
  );
}

/** Sends the saved carousel. If it was saved since the client loaded it, sends 409 with the stored carousel. */
export function sendSave(reply: FastifyReply, result: SaveResult): FastifyReply {
  if (result.ok) return reply.send(result.carousel);
  const message =
    "This carousel has changed since you loaded it. Load it again, then repeat your changes.";
  return reply.code(409).send({ message, current: result.current });
}
