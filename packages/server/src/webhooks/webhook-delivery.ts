import type { FastifyInstance } from "fastify";
import type { WebhookService } from "./webhook-service.ts";

const intervalMs = 2000;

/** Makes the attempts that are due, every two seconds once the server listens; a round that takes longer is not overtaken. */
export function registerWebhookDelivery(
  app: FastifyInstance,
  webhooks: Pick<WebhookService, "deliverDue">,
): void {
  let round: Promise<void> | null = null;
  const deliver = async () => {
    try {
      await webhooks.deliverDue();
    } catch (error) {
      app.log.error(error, "Webhooks could not be delivered");
    }
    round = null;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", async () => {
    timer = setInterval(() => void (round ??= deliver()), intervalMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
  });
}
