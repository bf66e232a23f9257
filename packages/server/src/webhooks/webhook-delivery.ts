import type { FastifyInstance } from "fastify";
import { failedRound, type WebhookDispatcher } from "./webhook-dispatcher.ts";

const intervalMs = 1000;

/** Begins the attempts that are due, looking every second once the server listens. */
export function registerWebhookDelivery(app: FastifyInstance, dispatcher: WebhookDispatcher): void {
  const poll = () =>
    dispatcher.startDue(app.log).catch((error: unknown) => app.log.error(error, failedRound));
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void poll(), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await dispatcher.dispose();
  });
}
