import { randomUUID } from "node:crypto";
import {
  maxWebhooks,
  webhookEvents,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookRequest,
  type WebhooksResponse,
} from "@slideloom/core/contract/webhooks";
import { requireSamePassword, type Account } from "../accounts/account-repository.ts";
import { SecretBox } from "../secrets/secret-box.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import type { WebhookDeliveryRow, WebhookRow } from "../db/webhook-tables.ts";
import { checkReachable } from "../outbound/guarded-agent.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { TaskHandler } from "../tasks/task-kind.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { createWebhookSecret, deriveCallSecret } from "./sign-webhook.ts";
import { DeliveryHandler, deliveryTask, type DeliveryTask } from "./webhook-delivery.ts";
import { WebhookError } from "./webhook-error.ts";
import {
  deleteOldDeliveries,
  deleteWebhook,
  findDeliveryHost,
  findWebhook,
  insertDeliveries,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  renewCallWebhook,
  updateDelivery,
} from "./webhook-repository.ts";

const keptMs = 7 * 24 * 60 * 60_000;
const shownDeliveries = 20;

type WebhookTarget = Pick<WebhookRow, "id" | "host">;

export interface WebhookServiceSettings {
  database: Database;
  now: () => Date;
  appSecret: string;
  outbound: OutboundPolicy;
  version: string;
  tasks: Pick<TaskQueue, "enqueue">;
}

/** Sends events to an account's webhooks, with retries for a day. */
export class WebhookService {
  readonly #settings: WebhookServiceSettings;
  readonly #seal: SecretBox;
  readonly handler: TaskHandler<DeliveryTask>;

  constructor(settings: WebhookServiceSettings) {
    this.#settings = settings;
    this.#seal = new SecretBox(settings.appSecret);
    this.handler = new DeliveryHandler({ ...settings, seal: this.#seal });
  }

  /** Returns an account's webhooks and recent deliveries, newest first. */
  async list(accountId: string): Promise<WebhooksResponse> {
    const { queries } = this.#settings.database;
    const webhooks = await listWebhooks(queries, accountId);
    const deliveries = await listDeliveries(queries, accountId, shownDeliveries);
    return {
      webhooks: webhooks.map((row) => this.#present(row)),
      deliveries: deliveries.map(presentDelivery),
      callSecret: deriveCallSecret(this.#settings.appSecret, accountId),
    };
  }

  /** Returns webhooks and deliveries without secrets, for the data export. */
  async collect(accountId: string) {
    const { webhooks, deliveries } = await this.list(accountId);
    const shown = webhooks.map(({ id, url, events, createdAt }) => {
      return { id, url, events, createdAt };
    });
    return { webhooks: shown, deliveries };
  }

  /**
   * Returns a webhook with its secret.
   * @throws {WebhookError} if there is none with that id.
   */
  async get(accountId: string, id: string): Promise<Webhook> {
    const row = await findWebhook(this.#settings.database.queries, accountId, id);
    if (!row) throw new WebhookError("webhook-not-found");
    return this.#present(row);
  }

  /**
   * Creates a webhook and runs `alongside` in the same transaction.
   * @throws {WebhookError} at the maximum number of webhooks, or if the URL is invalid or its host unknown.
   * @throws {OutboundError} if the URL isn't public.
   * @throws {AccountError} if the password changed after `owner` was read.
   */
  async create(
    owner: Account,
    { url, events }: WebhookRequest,
    alongside?: (queries: Queries, webhook: { webhook_id: string }) => Promise<void>,
  ): Promise<Webhook> {
    const { database } = this.#settings;
    const row = this.#buildRow(owner.id, await this.checkAddress(url), createWebhookSecret());
    row.events = JSON.stringify(webhookEvents.filter((event) => events.includes(event)));
    await database.transaction(`account:${owner.id}`, async (queries) => {
      await requireSamePassword(queries, owner);
      const { length } = await listWebhooks(queries, owner.id);
      if (length >= maxWebhooks) throw new WebhookError("too-many-webhooks");
      await insertWebhook(queries, row);
      await alongside?.(queries, { webhook_id: row.id });
    });
    return this.#present(row);
  }

  /** Returns the normalized URL. If the URL can't be used, throws the same errors as `create`. */
  async checkAddress(url: string): Promise<string> {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) {
      throw new WebhookError("webhook-address-invalid");
    }
    await checkReachable(this.#settings.outbound, address).catch((error: unknown) => {
      const isUnknown = error instanceof OutboundError && error.code === "host-not-found";
      throw isUnknown ? new WebhookError("webhook-host-unknown") : error;
    });
    return address.href;
  }

  async delete(accountId: string, id: string): Promise<void> {
    const isDeleted = await deleteWebhook(this.#settings.database.queries, accountId, id);
    if (!isDeleted) throw new WebhookError("webhook-not-found");
  }

  /** Sends a test event. */
  async test(accountId: string, id: string): Promise<void> {
    await this.#settings.database.transaction(null, async (queries) => {
      const webhook = await findWebhook(queries, accountId, id);
      if (!webhook) throw new WebhookError("webhook-not-found");
      await this.#add(queries, accountId, [webhook], { event: "webhook.test", data: {} });
    });
  }

  /** Repeats a delivery with the same id, so receivers can recognize duplicates. */
  async resend(accountId: string, id: string): Promise<void> {
    const { database, now } = this.#settings;
    await database.transaction(null, async (queries) => {
      const delivery = await findDeliveryHost(queries, accountId, id);
      if (!delivery) throw new WebhookError("delivery-not-found");
      const nextAttemptAtMs = now().getTime();
      const again = { attempts: 0, deliveredAtMs: null, outcome: null, nextAttemptAtMs };
      await updateDelivery(queries, id, again);
      await this.#enqueue(queries, accountId, [{ id, host: delivery.host }]);
    });
  }

  /** Queues an event for subscribed webhooks and `callUrl` in the caller's transaction (a transactional outbox). */
  async publish(
    queries: Queries,
    accountId: string,
    event: WebhookEvent,
    data: object,
    callUrl: string | null = null,
  ): Promise<void> {
    const rows = await listWebhooks(queries, accountId);
    const added: WebhookTarget[] = rows.filter(({ events }) =>
      (JSON.parse(events) as string[]).includes(event),
    );
    if (callUrl !== null) added.push(await this.#ensureCallWebhook(queries, accountId, callUrl));
    await this.#add(queries, accountId, added, { event, data });
  }

  /**
   * Deletes deliveries after the retention time, and webhooks for `webhook_url` fields that weren't used during that
   * time.
   */
  async cleanUp(): Promise<void> {
    const { database, now } = this.#settings;
    const endMs = now().getTime() - keptMs;
    await deleteOldDeliveries(database.queries, endMs);
  }

  /**
   * Returns the webhook for a request's `webhook_url` field, and creates it if needed. It isn't subscribed to any
   * event.
   */
  async #ensureCallWebhook(
    queries: Queries,
    accountId: string,
    url: string,
  ): Promise<WebhookTarget> {
    const nowMs = this.#settings.now().getTime();
    const known = await renewCallWebhook(queries, { accountId, url, nowMs });
    if (known) return known;
    const secret = deriveCallSecret(this.#settings.appSecret, accountId);
    const row = { ...this.#buildRow(accountId, url, secret), isForCalls: 1 };
    await insertWebhook(queries, row);
    return row;
  }

  #buildRow(accountId: string, url: string, secret: string): WebhookRow {
    const id = randomUUID();
    return {
      id,
      accountId,
      url,
      host: new URL(url).host,
      events: "[]",
      sealedSecret: this.#seal.seal(secret, id),
      createdAtMs: this.#settings.now().getTime(),
      isForCalls: 0,
    };
  }

  async #add(
    queries: Queries,
    accountId: string,
    webhooks: readonly WebhookTarget[],
    { event, data }: { event: string; data: object },
  ): Promise<void> {
    if (webhooks.length === 0) return;
    const nowMs = this.#settings.now().getTime();
    const timestamp = new Date(nowMs).toISOString();
    const deliveries = webhooks.map(({ id, host }) => ({
      host,
      row: {
        id: `msg_${randomUUID()}`,
        webhookId: id,
        event,
        body: JSON.stringify({ type: event, timestamp, data }),
        createdAtMs: nowMs,
        attempts: 0,
        outcome: null,
        deliveredAtMs: null,
        nextAttemptAtMs: nowMs,
      } satisfies WebhookDeliveryRow,
    }));
    await insertDeliveries(
      queries,
      deliveries.map(({ row }) => row),
    );
    const added = deliveries.map(({ host, row }) => ({ id: row.id, host }));
    await this.#enqueue(queries, accountId, added);
  }

  async #enqueue(
    queries: Queries,
    accountId: string,
    deliveries: readonly { id: string; host: string }[],
  ): Promise<void> {
    const tasks = deliveries.map(({ id, host }) => ({
      kind: deliveryTask,
      payload: { deliveryId: id },
      key: id,
      accountId,
      destination: host,
    }));
    await this.#settings.tasks.enqueue(queries, ...tasks);
  }

  #present({ id, url, events, sealedSecret, createdAtMs }: WebhookRow): Webhook {
    return {
      id,
      url,
      events: JSON.parse(events),
      secret: this.#seal.open(sealedSecret, id),
      createdAt: new Date(createdAtMs).toISOString(),
    };
  }
}

function presentDelivery(row: WebhookDeliveryRow & Pick<WebhookRow, "url">): WebhookDelivery {
  const { id, url, event, attempts, outcome } = row;
  const { createdAtMs, deliveredAtMs, nextAttemptAtMs } = row;
  return {
    id,
    url,
    event,
    createdAt: new Date(createdAtMs).toISOString(),
    attempts,
    outcome,
    deliveredAt: formatTime(deliveredAtMs),
    nextAttemptAt: formatTime(nextAttemptAtMs),
  };
}

function formatTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
