import type { FastifyInstance } from "fastify";
import type { ThumbnailService } from "./thumbnail-service.ts";

const intervalMs = 60 * 60_000;

/**
 * Deletes old images from the cache at start and every hour. Each process does, because the cache is local to its
 * machine.
 */
export function registerThumbnailPruning(
  app: FastifyInstance,
  thumbnails: Pick<ThumbnailService, "prune">,
): void {
  const prune = () =>
    thumbnails
      .prune()
      .catch((error: unknown) => app.log.error(error, "Could not delete old thumbnails"));
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    running = prune();
    timer = setInterval(() => (running = prune()), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
