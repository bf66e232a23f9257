import type { FastifyInstance } from "fastify";
import type { JobService } from "./job-service.ts";

const intervalMs = 1000;

/** Does what is due, looking every second once the server listens. Closing waits for what is under way to be given back. */
export function registerJobRounds(app: FastifyInstance, jobs: JobService): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => jobs.wake(app.log), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await jobs.runner.finish();
  });
}
