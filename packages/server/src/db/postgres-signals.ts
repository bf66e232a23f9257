import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Signals } from "./database.ts";

const channel = "slideloom";
const reconnectMs = 1000;
/** Timeout, ms. Shorter than the shutdown limit, because a pending connection keeps the process alive. */
const connectTimeoutMs = 5000;

/** Implements signals with LISTEN and NOTIFY, on a separate connection that is reopened whenever it breaks. */
export function createPostgresSignals(databaseUrl: string): Signals {
  return {
    send: async (queries, message) => {
      await sql`select pg_notify(${channel}, ${message})`.execute(queries);
    },
    listen: (onMessage) => {
      const stop = new AbortController();
      const ended = listenUntil(stop.signal, databaseUrl, onMessage);
      return async () => {
        stop.abort();
        await ended;
      };
    },
  };
}

async function listenUntil(
  stop: AbortSignal,
  databaseUrl: string,
  onMessage: (message: string | null) => void,
): Promise<void> {
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Errors are ignored here: queries report an unreachable database.
    await listenOnce(client, stop, onMessage).catch(() => undefined);
    await client.end().catch(() => undefined);
    await delay(reconnectMs, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Listens until the connection breaks or the signal aborts. */
async function listenOnce(
  client: pg.Client,
  stop: AbortSignal,
  onMessage: (message: string | null) => void,
): Promise<void> {
  const broken = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => onMessage(payload ?? null));
  await client.connect();
  await client.query(`listen ${channel}`);
  // Messages sent before this point were missed.
  onMessage(null);
  await broken;
}
