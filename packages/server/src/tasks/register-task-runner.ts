import type { FastifyInstance } from "fastify";
import type { TaskRunner } from "./task-runner.ts";

/** Does tasks once the server listens. Closing waits for what is under way to end or to be given back. */
export function registerTaskRunner(app: FastifyInstance, runner: TaskRunner): void {
  runner.logTo(app.log);
  app.addHook("onListen", async () => runner.start());
  app.addHook("onClose", async () => runner.stop());
}
