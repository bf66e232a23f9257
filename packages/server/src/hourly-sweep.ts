import type { FastifyInstance } from "fastify";
import type { Context } from "./app/context.ts";

const intervalMs = 60 * 60_000;

/**
 * Deletes what has been kept as long as it is to be, or nobody can get back any more: once the server is ready, and every
 * hour. Nothing depends on it being on time. Its parts are independent: one that fails or waits, as for a bucket that can't be
 * reached, keeps none of the others from being done.
 */
export function registerHourlySweep(
  app: FastifyInstance,
  { carousels, jobs, pictures, uploads, webhooks }: Context,
): void {
  const parts: Record<string, () => Promise<void>> = {
    carousels: () => carousels.emptyBins(),
    uploads: () => uploads.sweep(),
    pictures: () => pictures.sweep(),
    webhooks: () => webhooks.sweep(),
    jobs: () => jobs.sweep(),
  };
  const sweep = () =>
    Promise.all(
      Object.entries(parts).map(async ([part, sweepPart]) => {
        try {
          await sweepPart();
        } catch (error) {
          app.log.error({ err: error, part }, `The hourly sweep of ${part} failed`);
        }
      }),
    );
  let running: Promise<unknown> = Promise.resolve();
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
