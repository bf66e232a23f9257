import type { FastifyInstance } from "fastify";
import type { TaskRunner } from "./task-runner.ts";

/** Starts the runner once the server listens; closing waits until running tasks have finished or been requeued. */
export function registerTaskRunner(app: FastifyInstance, runner: TaskRunner): void {
  runner.logTo(app.log);
  app.addHook("onListen", async () => runner.start());
  app.addHook("onClose", async () => runner.stop());
}
