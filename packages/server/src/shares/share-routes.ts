import type { FastifyInstance } from "fastify";
import type { ShareService } from "./share-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

/** What these routes work with. */
export interface ShareParts {
  shares: ShareService;
}

/** Links to carousels: their owner opens and revokes them, and whoever has one reads. */
export function registerShares(app: FastifyInstance, context: ShareParts): void {
  const { shares } = context;

  addRoute(app, "shareCarousel", async (request) =>
    shares.open(getSignedIn(request).account.id, request.params.id),
  );

  addRoute(app, "revokeShare", async (request, reply) => {
    await shares.revoke(getSignedIn(request).account.id, request.params.id);
    return reply.code(204).send();
  });

  addRoute(app, "getSharedCarousel", async (request) => {
    return shares.get(request.params.token);
  });
}
