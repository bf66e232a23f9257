import type { FastifyInstance } from "fastify";
import type { ThumbnailService } from "./thumbnail-service.ts";
import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import { addRoute } from "../http/add-route.ts";
import { MediaError } from "../media/media-error.ts";
import { sendImage } from "../media/upload-routes.ts";
import type { DrawnImage } from "./thumbnail-service.ts";

export interface ThumbnailParts {
  thumbnails: ThumbnailService;
  thumbnailLinks: ThumbnailLinks;
}

/** A placeholder is only cached briefly, because its image may become available soon. */
const incompleteSeconds = 60;
const thumbnailSeconds = 365 * 24 * 3600;
/** Shared images are cached only briefly, because the carousel may change and its link may be revoked. */
const sharedSeconds = 300;

/** Routes for rendered images, for anyone who has their URL. */
export function registerThumbnails(
  app: FastifyInstance,
  { thumbnails, thumbnailLinks }: ThumbnailParts,
): void {
  addRoute(app, "getThumbnail", async (request, reply) => {
    const { id, name } = request.params;
    const [, number = "", signature = ""] = /^(\d{1,9})-([\w-]+)\.jpg$/.exec(name) ?? [];
    const key = { carouselId: id, version: Number(number) };
    if (!thumbnailLinks.isGenuine(key, signature)) {
      throw new MediaError("media-not-found", "There is no such image.");
    }
    const picture = await thumbnails.drawThumbnail(key);
    const cacheControl = buildCacheControl("private", picture, thumbnailSeconds);
    return sendImage(reply, "image/jpeg", picture.bytes, cacheControl);
  });

  addRoute(app, "getOpenGraphImage", async (request, reply) => {
    const picture = await thumbnails.drawCard(request.params.token);
    const cacheControl = buildCacheControl("public", picture, sharedSeconds);
    return sendImage(reply, "image/png", picture.bytes, cacheControl);
  });

  addRoute(app, "getSharedSlide", async (request, reply) => {
    const picture = await thumbnails.drawShared(request.params.token);
    const cacheControl = buildCacheControl("public", picture, sharedSeconds);
    return sendImage(reply, "image/jpeg", picture.bytes, cacheControl);
  });
}

const buildCacheControl = (
  scope: "private" | "public",
  { isComplete }: DrawnImage,
  seconds: number,
) => `${scope}, max-age=${isComplete ? seconds : incompleteSeconds}`;
