import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { carouselParamsSchema } from "../carousels/carousel-routes.ts";
import type { Context } from "../app/context.ts";
import { MediaError } from "../media/media-error.ts";
import { sendPicture } from "../media/upload-routes.ts";
import { tokenParamsSchema } from "../shares/share-routes.ts";
import type { DrawnPicture } from "./picture-service.ts";

/** What a placeholder stands for may be there soon. */
const incompleteSeconds = 60;
const thumbnailSeconds = 365 * 24 * 3600;
/** What a link shows may change, or be revoked. */
const sharedSeconds = 300;

/** Drawn pictures, for whoever has their address. */
export function registerPictures(
  app: FastifyInstance,
  { pictures, thumbnailLinks }: Pick<Context, "pictures" | "thumbnailLinks">,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const params = carouselParamsSchema.extend({ name: z.string() });

  routes.get("/thumbnails/:id/:name", { schema: { params } }, async (request, reply) => {
    const { id, name } = request.params;
    const [, number = "", signature = ""] = /^(\d{1,9})-([\w-]+)\.jpg$/.exec(name) ?? [];
    const key = { carouselId: id, version: Number(number) };
    if (!thumbnailLinks.isGenuine(key, signature)) {
      throw new MediaError("media-not-found", "There is no such picture.");
    }
    const picture = await pictures.drawThumbnail(key);
    const cacheControl = buildCacheControl("private", picture, thumbnailSeconds);
    return sendPicture(reply, "image/jpeg", picture.bytes, cacheControl);
  });

  routes.get(
    "/s/:token/og.png",
    { schema: { params: tokenParamsSchema } },
    async (request, reply) => {
      const picture = await pictures.drawCard(request.params.token);
      const cacheControl = buildCacheControl("public", picture, sharedSeconds);
      return sendPicture(reply, "image/png", picture.bytes, cacheControl);
    },
  );

  routes.get(
    "/s/:token/slide.jpg",
    { schema: { params: tokenParamsSchema } },
    async (request, reply) => {
      const picture = await pictures.drawShared(request.params.token);
      const cacheControl = buildCacheControl("public", picture, sharedSeconds);
      return sendPicture(reply, "image/jpeg", picture.bytes, cacheControl);
    },
  );
}

const buildCacheControl = (
  scope: "private" | "public",
  { isComplete }: DrawnPicture,
  seconds: number,
) => `${scope}, max-age=${isComplete ? seconds : incompleteSeconds}`;
