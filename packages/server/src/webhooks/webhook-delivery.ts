import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { TaskHandler, TaskKind, TaskOutcome, TaskRun } from "../tasks/task-kind.ts";
import { signWebhook } from "./sign-webhook.ts";
import {
  deleteWebhook,
  findDelivery,
  updateDelivery,
  type Delivery,
} from "./webhook-repository.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** Delays after failed attempts, about a day in total. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  8 * hourMs,
  8 * hourMs,
];
const timeoutMs = 10 * secondMs;

const payload = z.object({ deliveryId: z.string() });

export type DeliveryTask = z.infer<typeof payload>;

/** A task that sends one event to one webhook. Its key is the delivery's id; its destination is the webhook's host. */
export const deliveryTask = {
  name: "webhook-delivery",
  payload,
  concurrency: 256,
  reserved: 128,
  shares: { account: 6, destination: 3 },
  maxAttempts: waitsMs.length + 1,
  graceMs: 2 * secondMs,
} satisfies TaskKind<DeliveryTask>;

export interface DeliveryHandlerSettings {
  database: Database;
  now: () => Date;
  outbound: OutboundPolicy;
  version: string;
  seal: SecretBox;
}

/** Runs delivery attempts. */
export class DeliveryHandler implements TaskHandler<DeliveryTask> {
  readonly #settings: DeliveryHandlerSettings;

  constructor(settings: DeliveryHandlerSettings) {
    this.#settings = settings;
  }

  async run(task: TaskRun<DeliveryTask>): Promise<void> {
    const { database, now } = this.#settings;
    const delivery = await findDelivery(database.queries, task.payload.deliveryId);
    if (!delivery) return;
    const { attempts, signal } = task;
    const status = await this.#send(delivery, signal).catch((error: unknown) => {
      if (!signal.aborted && error instanceof OutboundError) return error.message;
      throw error;
    });
    const nowMs = now().getTime();
    const outcome = findOutcome(status, { attempts, nowMs });
    await database.transaction(null, async (queries) => {
      if (status === 410) {
        await deleteWebhook(queries, delivery.accountId, delivery.webhookId);
      } else {
        await updateDelivery(queries, delivery.id, {
          attempts,
          outcome: String(status),
          deliveredAtMs: outcome.kind === "done" ? nowMs : null,
          nextAttemptAtMs: outcome.kind === "again" ? outcome.runAtMs : null,
        });
      }
      await task.settle(queries, outcome);
    });
  }

  /** Gives up a delivery whose attempts were all interrupted. */
  async onDeath(queries: Queries, { deliveryId }: DeliveryTask): Promise<void> {
    await updateDelivery(queries, deliveryId, { nextAttemptAtMs: null });
  }

  async #send({ id, webhookId, url, body, sealedSecret }: Delivery, signal: AbortSignal) {
    const { now, outbound, version, seal } = this.#settings;
    const secret = seal.open(sealedSecret, webhookId);
    if (secret === null) {
      throw new OutboundError(
        "host-unreachable",
        "The webhook's secret can't be read any more. Delete the webhook and add it again.",
      );
    }
    // undici is only loaded for the first delivery.
    const { sendWebhook } = await import("./webhook-sender.ts");
    return sendWebhook({
      url,
      body,
      headers: {
        ...signWebhook(secret, { id, body, at: now() }),
        "user-agent": `Slideloom/${version}`,
      },
      policy: outbound,
      timeoutMs,
      signal,
    });
  }
}

/** Returns the outcome of an attempt by its HTTP status or error message. */
function findOutcome(
  status: number | string,
  { attempts, nowMs }: { attempts: number; nowMs: number },
): TaskOutcome {
  const isDelivered = typeof status === "number" && status >= 200 && status < 300;
  if (isDelivered || status === 410) return { kind: "done" };
  const error = String(status);
  const waitMs = waitsMs[attempts - 1];
  if (waitMs === undefined) return { kind: "dead", error };
  return { kind: "again", runAtMs: nowMs + waitMs, error, attempts };
}
