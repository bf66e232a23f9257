import type { FastifyInstance } from "fastify";
import type { ThumbnailService } from "./thumbnail-service.ts";

const intervalMs = 60 * 60_000;

/**
 * Has drawn pictures forgotten that were drawn long ago, once the server is ready and every hour. Each process does so: the
 * cache is a folder of its own machine.
 */
export function registerThumbnailPruning(
  app: FastifyInstance,
  thumbnails: Pick<ThumbnailService, "prune">,
): void {
  const prune = () =>
    thumbnails
      .prune()
      .catch((error: unknown) => app.log.error(error, "Old pictures could not be deleted"));
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
