import type { FastifyBaseLogger } from "fastify";
import type { SecretBox } from "../secrets/secret-box.ts";
import type { Database } from "../db/database.ts";
import type { WebhookDeliveryRow } from "../db/webhook-tables.ts";
import { OutboundError } from "../network/outbound-error.ts";
import type { OutboundPolicy } from "../network/outbound-policy.ts";
import {
  claimDeliveries,
  deliveryShares,
  isAnyDue,
  type ClaimedDelivery,
} from "./claim-deliveries.ts";
import { signWebhook } from "./sign-webhook.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** After each attempt that fails, the wait for the next; together a day. */
const waitsMs = [
  ...[5 * secondMs, 5 * minuteMs, 30 * minuteMs],
  ...[2 * hourMs, 5 * hourMs, 8 * hourMs, 8 * hourMs],
];
const timeoutMs = 10 * secondMs;
/** What a process that ends in an attempt leaves undone is tried again then. */
const leaseMs = minuteMs;
/** Attempts that a process makes at once. */
const concurrency = 256;
/** What an attempt under way gets to end by itself when the server closes. */
const graceMs = 2 * secondMs;

/** What is logged where a round of claims fails. */
export const failedRound = "Webhooks could not be delivered";

export type DispatchLog = Pick<FastifyBaseLogger, "error">;

export interface WebhookDispatcherSettings {
  database: Database;
  now: () => Date;
  outbound: OutboundPolicy;
  version: string;
  seal: SecretBox;
}

/** Makes the attempts that are due. Processes share them: each is leased to one, and no account or host has more than its share. */
export class WebhookDispatcher {
  readonly #settings: WebhookDispatcherSettings;
  readonly #running = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #isClosing = false;
  #round: Promise<number> | null = null;

  constructor(settings: WebhookDispatcherSettings) {
    this.#settings = settings;
  }

  /** Begins the attempts that there is room for, and others as these end; resolves to how many it has begun. */
  async startDue(log: DispatchLog): Promise<number> {
    // One at a time: each counts what the one before has begun.
    this.#round ??= this.#begin(log).finally(() => {
      this.#round = null;
    });
    return this.#round;
  }

  /** Resolves once no attempt is under way any more. */
  async whenIdle(): Promise<void> {
    while (this.#round || this.#running.size > 0) {
      await this.#round?.catch(() => undefined);
      await Promise.all(this.#running);
    }
  }

  /** Begins nothing any more, and gives back what does not end soon. */
  async dispose(): Promise<void> {
    this.#isClosing = true;
    const timer = setTimeout(() => this.#stop.abort(), graceMs);
    await this.whenIdle();
    clearTimeout(timer);
  }

  async #begin(log: DispatchLog): Promise<number> {
    const claimed = this.#isClosing ? [] : await this.#claim();
    for (const delivery of claimed) {
      const attempt = this.#attempt(delivery)
        .catch((error: unknown) => log.error(error, "A webhook's delivery was left"))
        .then(() => {
          this.#running.delete(attempt);
          void this.#startNext(log);
        });
      this.#running.add(attempt);
    }
    return claimed.length;
  }

  /** Begins what the end of an attempt has made room for, which a round that is under way does not know of. */
  async #startNext(log: DispatchLog): Promise<void> {
    try {
      if (this.#round) await this.#round;
      await this.startDue(log);
    } catch (error) {
      log.error(error, failedRound);
    }
  }

  async #claim(): Promise<ClaimedDelivery[]> {
    const { database, now } = this.#settings;
    const busy = this.#running.size;
    const claim = {
      nowMs: now().getTime(),
      leaseMs,
      count: concurrency - busy,
      // The last half is for accounts that have no attempt under way, so that it takes very many to keep others out.
      perAccount: busy < concurrency / 2 ? deliveryShares.account : 1,
    };
    // Mostly there is nothing, which takes no lock.
    if (claim.count <= 0 || !(await isAnyDue(database.queries, claim.nowMs))) return [];
    return database.transaction("webhook-deliveries", (queries) => claimDeliveries(queries, claim));
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { database, now } = this.#settings;
    const outcome = await this.#send(delivery).catch((error: unknown) => {
      if (this.#stop.signal.aborted) return null;
      if (error instanceof OutboundError) return error.message;
      throw error;
    });
    const { id, webhookId, attempts } = delivery;
    const nowMs = now().getTime();
    if (outcome === null) {
      await this.#end(id, { attempts: attempts - 1, nextAttemptAtMs: nowMs });
      return;
    }
    if (outcome === 410) {
      await database.queries.deleteFrom("webhooks").where("id", "=", webhookId).execute();
      return;
    }
    const isDelivered = typeof outcome === "number" && outcome >= 200 && outcome < 300;
    const waitMs = waitsMs[attempts - 1];
    await this.#end(id, {
      outcome: String(outcome),
      deliveredAtMs: isDelivered ? nowMs : null,
      nextAttemptAtMs: isDelivered || waitMs === undefined ? null : nowMs + waitMs,
    });
  }

  async #end(id: string, values: Partial<WebhookDeliveryRow>): Promise<void> {
    await this.#settings.database.queries
      .updateTable("webhookDeliveries")
      .set({ ...values, leasedUntilMs: null })
      .where("id", "=", id)
      .execute();
  }

  async #send({ id, webhookId, url, body, sealedSecret }: ClaimedDelivery): Promise<number> {
    const { now, outbound, version, seal } = this.#settings;
    const secret = seal.open(sealedSecret, webhookId);
    if (secret === null) {
      throw new OutboundError("unreachable", "Its secret can't be read any more: make it anew.");
    }
    // Its library is loaded with the first delivery.
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
      signal: this.#stop.signal,
    });
  }
}
