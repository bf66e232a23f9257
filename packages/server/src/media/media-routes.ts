import type { FastifyInstance } from "fastify";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { nameParty } from "../turns/party.ts";
import type { MediaFetchService } from "./media-fetch-service.ts";

/** `GET /api/media/fetch`: proxies an image of another site, since CORS keeps the browser from reading it. */
export function registerMedia(
  app: FastifyInstance,
  { mediaFetches }: { mediaFetches: MediaFetchService },
): void {
  addRoute(app, "fetchMedium", async (request, reply) => {
    const { bytes, note } = await mediaFetches.fetch(request.query.url, {
      by: nameParty(request.party),
      signal: createClientAbortSignal(reply),
    });
    if (note !== null) reply.header("x-media-note", note);
    return (
      reply
        .type("image/webp")
        .header("cache-control", "private, max-age=3600")
        // Prevents the file from running anything if a browser opens it as a page.
        .header("content-security-policy", "default-src 'none'; sandbox")
        .send(bytes)
    );
  });
}
