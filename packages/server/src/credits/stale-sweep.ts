import type { FastifyInstance } from "fastify";
import type { CreditService } from "./credit-service.ts";

const intervalMs = 60_000;

/**
 * Releases what ended processes hold: before the first request, and every minute for the leases that run out meanwhile.
 * Nothing depends on it being on time, since an account's own stale reservations are released whenever it is used.
 */
export function registerStaleSweep(
  app: FastifyInstance,
  credits: Pick<CreditService, "releaseStale">,
): void {
  const sweep = async () => {
    try {
      await credits.releaseStale();
    } catch (error) {
      app.log.error(error, "Stale reservations could not be released");
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", async () => {
    await sweep();
    timer = setInterval(() => void sweep(), intervalMs).unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
