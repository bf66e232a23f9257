import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import type { Signals } from "./database.ts";

const channel = "slideloom";
const reconnectMs = 1000;
/** Less than a process may take to end: a connection that is being made holds it. */
const connectTimeoutMs = 5000;

/** LISTEN and NOTIFY, heard on a connection of its own that is opened again whenever it breaks. */
export function createPostgresSignals(databaseUrl: string): Signals {
  return {
    send: async (queries, word) => {
      await sql`select pg_notify(${channel}, ${word})`.execute(queries);
    },
    listen: (onWord) => {
      const stop = new AbortController();
      const ended = hearUntil(stop.signal, databaseUrl, onWord);
      return async () => {
        stop.abort();
        await ended;
      };
    },
  };
}

async function hearUntil(
  stop: AbortSignal,
  databaseUrl: string,
  onWord: (word: string | null) => void,
): Promise<void> {
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // Why it broke does not matter here: whoever asks the database for something is told.
    await hear(client, stop, onWord).catch(() => undefined);
    await client.end().catch(() => undefined);
    await delay(reconnectMs, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Hears words until the connection breaks or the signal aborts. */
async function hear(
  client: pg.Client,
  stop: AbortSignal,
  onWord: (word: string | null) => void,
): Promise<void> {
  const broken = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
    stop.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => onWord(payload ?? null));
  await client.connect();
  await client.query(`listen ${channel}`);
  // What was said before is not heard any more.
  onWord(null);
  await broken;
}
