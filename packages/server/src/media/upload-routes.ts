import { mediaUsageSchema, uploadedMediaSchema } from "@slideloom/core/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { createLibraryGuards } from "../carousels/library-guards.ts";
import type { Context } from "../app/context.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { bodyLimits } from "../http/body-limits.ts";
import { findMediaId } from "./media-address.ts";

/** Uploads of who is signed in, and the files themselves for whoever knows their address. */
export function registerUploads(app: FastifyInstance, context: Context): void {
  const { uploads } = context;
  const { read, change } = createLibraryGuards(context);
  const routes = app.withTypeProvider<ZodTypeProvider>();

  app.register(async (scope) => {
    // The body is the file, whatever it is called: its content is what counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer" },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    scope.withTypeProvider<ZodTypeProvider>().post(
      "/api/media",
      {
        onRequest: change,
        bodyLimit: bodyLimits.media,
        schema: {
          body: z.instanceof(Buffer, { message: "The body must be the file" }),
          response: { 201: uploadedMediaSchema },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await uploads.upload(getSignedIn(request).account.id, request.body)),
    );
  });

  routes.get(
    "/api/media/usage",
    { onRequest: read, schema: { response: { 200: mediaUsageSchema } } },
    async (request) => uploads.getUsage(getSignedIn(request).account.id),
  );

  routes.get(
    "/media/:name",
    { schema: { params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const bytes = await uploads.read(findMediaId(`/media/${request.params.name}`) ?? "");
      return sendPicture(reply, "image/webp", bytes);
    },
  );
}

/** Sends a picture that never changes under its address; opened as a page of its own it may do nothing. */
export function sendPicture(
  reply: FastifyReply,
  type: "image/webp" | "image/jpeg" | "image/png",
  bytes: Uint8Array,
  cacheControl = `public, max-age=${365 * 24 * 3600}, immutable`,
): FastifyReply {
  return reply
    .type(type)
    .header("cache-control", cacheControl)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .send(bytes);
}
