import { buildUrl } from "@slideloom/core/contract/routes";
import type { FastifyReply, FastifyRequest, FastifyInstance } from "fastify";
import { presentImage } from "./present-image.ts";
import type { UploadService } from "./upload-service.ts";
import type { UploadUrls } from "./upload-urls.ts";
import { addRoute } from "../http/add-route.ts";
import { nameParty } from "../turns/party.ts";
import { getSignedIn } from "../accounts/signed-in.ts";
import { HttpError } from "../http/http-error.ts";
import type { ImageProcesses } from "./image-processes.ts";
import { findMediaId } from "./media-address.ts";

export interface UploadParts {
  uploads: UploadService;
  uploadUrls: UploadUrls;
  images: Pick<ImageProcesses, "reencode">;
}

/** Routes for the caller's uploads, and the public route for their files. */
export function registerUploads(app: FastifyInstance, context: UploadParts): void {
  const { uploads, uploadUrls, images } = context;

  app.register(async (scope) => {
    // The body is the file. Its type is detected from its content, so any declared type is accepted.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer" },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    addRoute(scope, "uploadMedium", async (request, reply) => {
      const { id } = getSignedIn(request).account;
      return reply.code(201).send(await uploads.upload(id, requireFile(request)));
    });
    addRoute(scope, "storeImage", async (request, reply) => {
      const { params, query } = request;
      const id = uploadUrls.read({ ...query, path: buildUrl("getUpload", { params }) });
      const stored = await uploads.uploadAt(id, query.account, requireFile(request));
      return reply.code(201).send(presentImage(stored));
    });
    addRoute(scope, "convertMedium", async (request, reply) => {
      const { bytes } = await images.reencode(requireFile(request), "Your file", {
        by: nameParty(request.party),
      });
      return sendImage(reply, "image/webp", bytes, "no-store");
    });
  });

  addRoute(app, "getMediaUsage", async (request) =>
    uploads.getUsage(getSignedIn(request).account.id),
  );

  addRoute(app, "getUpload", async (request, reply) => {
    const bytes = await uploads.read(
      findMediaId(buildUrl("getUpload", { params: request.params })) ?? "",
    );
    return sendImage(reply, "image/webp", bytes);
  });
}

function requireFile({ body }: { body: unknown }): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new HttpError(400, "The body must be the file");
}

/** Sends an image as immutable. The policy prevents scripts if a browser opens the image as a page. */
export function sendImage(
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
