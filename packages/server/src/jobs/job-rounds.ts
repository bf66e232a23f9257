import type { FastifyInstance } from "fastify";
import type { JobService } from "./job-service.ts";

const intervalMs = 1000;

/** Does what is due, looking every second once the server listens. What is under way when it closes is given back. */
export function registerJobRounds(app: FastifyInstance, { runner }: JobService): void {
  let round: Promise<void> | null = null;
  const begin = async () => {
    try {
      await runner.start(app.log);
    } catch (error) {
      app.log.error(error, "Jobs could not be begun");
    }
    round = null;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void (round ??= begin()), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
    await runner.dispose();
  });
}
