import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";

const intervalMs = 60 * 60_000;

/** Deletes what has been kept as long as it is to be, or nobody can get back any more: once the server is ready, and every hour. Nothing depends on it being on time. */
export function registerHourlySweep(
  app: FastifyInstance,
  { carousels, jobs, pictures, uploads, webhooks }: Context,
): void {
  const sweep = async () => {
    try {
      await carousels.emptyBins();
      await uploads.sweep();
      await pictures.sweep();
      await webhooks.sweep();
      await jobs.sweep();
    } catch (error) {
      app.log.error(error, "What is kept for a time only could not be swept");
    }
  };
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    running = sweep();
    timer = setInterval(() => (running = sweep()), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await running;
  });
}
