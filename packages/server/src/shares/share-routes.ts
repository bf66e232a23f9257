import type { FastifyInstance } from "fastify";
import type { ShareService } from "./share-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { sendImage } from "../media/upload-routes.ts";
import { nameParty } from "../turns/party.ts";
import type { SharedMediaService } from "./shared-media-service.ts";

export interface ShareParts {
  shares: ShareService;
  sharedMedia: SharedMediaService;
}

/** Routes for creating and revoking links, and for reading what is shared. */
export function registerShares(app: FastifyInstance, context: ShareParts): void {
  const { shares, sharedMedia } = context;

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

  addRoute(app, "getSharedMedium", async (request, reply) => {
    const { token, medium } = request.params;
    const { draft } = await shares.getWhole(token);
    const image = await sharedMedia.read(draft, medium, nameParty(request.party));
    return sendImage(reply, "image/webp", image, "private, max-age=3600");
  });
}
