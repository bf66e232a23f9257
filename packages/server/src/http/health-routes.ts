import { setTimeout as delay } from "node:timers/promises";
import type { ReadinessResponse } from "@slideloom/core/contract/health";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { isUpToDate } from "../db/migrate-database.ts";
import { isWritable } from "../storage/is-writable.ts";
import { addRoute } from "./add-route.ts";

/** How long a request waits for a running check. */
const waitMs = 500;
/** If a check is slow, its previous result is returned up to this age in ms, because the database may only be busy. */
const validMs = 10_000;

interface HealthParts {
  database: Database;
  tasks: { findOldestOverdueMs(): Promise<number> };
  blobs: { isUsable(): Promise<boolean> };
}

/** Registers `GET /healthz` and `GET /readyz`, for monitoring. */
export function registerHealth(
  app: FastifyInstance,
  { config, ...looked }: HealthParts & { config: Pick<Config, "dataDir"> },
): void {
  addRoute(app, "getHealth", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return { status: "ok" as const };
  });
  const checkDatabase = createCachedCheck(() => readDatabaseState(looked), unknown);
  const checkStorage = createCachedCheck(async () => {
    const usable = [isWritable(config.dataDir), looked.blobs.isUsable()];
    return (await Promise.all(usable)).every(Boolean);
  }, false);
  // A first check at start, for requests that arrive while the database is busy.
  app.addHook("onReady", async () => void (await Promise.all([checkDatabase(), checkStorage()])));
  addRoute(app, "getReadiness", async (_request, reply) => {
    const [state, storage] = await Promise.all([checkDatabase(), checkStorage()]);
    const { migrations, oldestOverdueSeconds } = state;
    const checks: ReadinessResponse["checks"] = {
      database: migrations !== null,
      migrations: migrations === true,
      storage,
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        status: isReady ? "ready" : "unavailable",
        checks,
        tasks: { oldestOverdueSeconds },
      });
  });
}

interface DatabaseState {
  /** Whether migrations are up to date; null if the database doesn't respond. */
  migrations: boolean | null;
  oldestOverdueSeconds: number | null;
}

const unknown: DatabaseState = { migrations: null, oldestOverdueSeconds: null };

/** Returns `unknown` if the database can't be written to, e.g. while another program locks it. */
async function readDatabaseState({ database, tasks }: HealthParts): Promise<DatabaseState> {
  const canWrite = await database.transaction(null, async () => true).catch(() => false);
  if (!canWrite) return unknown;
  const migrations = await isUpToDate(database).catch(() => null);
  const overdueMs = await tasks.findOldestOverdueMs().catch(() => null);
  const oldestOverdueSeconds = overdueMs === null ? null : Math.floor(overdueMs / 1000);
  return { migrations, oldestOverdueSeconds };
}

/** Runs one check at a time. If it takes long, callers get the previous result after a short wait. */
function createCachedCheck<State>(
  check: () => Promise<State>,
  unseen: State,
): () => Promise<State> {
  let running: Promise<State> | null = null;
  let last = unseen;
  let seenAtMs = -Infinity;
  const begin = async () => {
    last = await check();
    seenAtMs = performance.now();
    running = null;
    return last;
  };
  return async () => {
    running ??= begin();
    const late = delay(waitMs, "late" as const, { ref: false });
    const state = await Promise.race([running, late]);
    if (state !== "late") return state;
    return performance.now() - seenAtMs < validMs ? last : unseen;
  };
}
