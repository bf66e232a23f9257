import { setTimeout as delay } from "node:timers/promises";
import type { ReadinessResponse } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { isUpToDate } from "../db/migrate-database.ts";
import { isWritable } from "../storage/is-writable.ts";
import { addRoute } from "./add-route.ts";

/** How long a request waits for a look at what the server needs. */
const patienceMs = 500;
/** How long what was last seen holds while a look takes longer: the database is busy then, not away. */
const trustMs = 10_000;

interface LookedAt {
  database: Database;
  tasks: { findOldestOverdueMs(): Promise<number> };
  blobs: { isUsable(): Promise<boolean> };
}

/** `GET /healthz` and `GET /readyz`, for what watches over the process. */
export function registerHealth(
  app: FastifyInstance,
  { config, ...looked }: LookedAt & { config: Pick<Config, "dataDir"> },
): void {
  addRoute(app, "getHealth", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return { status: "ok" as const };
  });
  const lookAtDatabase = createLook(() => readDatabaseState(looked), unknown);
  const lookAtStorage = createLook(async () => {
    const usable = [isWritable(config.dataDir), looked.blobs.isUsable()];
    return (await Promise.all(usable)).every(Boolean);
  }, false);
  // A first look, for questions that find the database busy.
  app.addHook("onReady", async () => void (await Promise.all([lookAtDatabase(), lookAtStorage()])));
  addRoute(app, "getReadiness", async (_request, reply) => {
    const [state, storage] = await Promise.all([lookAtDatabase(), lookAtStorage()]);
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
  /** Whether the tables are up to date; null where the database does not answer. */
  migrations: boolean | null;
  oldestOverdueSeconds: number | null;
}

const unknown: DatabaseState = { migrations: null, oldestOverdueSeconds: null };

/** The state of the database, which another program may keep from being written to. */
async function readDatabaseState({ database, tasks }: LookedAt): Promise<DatabaseState> {
  const canWrite = await database.transaction(null, async () => true).catch(() => false);
  if (!canWrite) return unknown;
  const migrations = await isUpToDate(database).catch(() => null);
  const overdueMs = await tasks.findOldestOverdueMs().catch(() => null);
  const oldestOverdueSeconds = overdueMs === null ? null : Math.floor(overdueMs / 1000);
  return { migrations, oldestOverdueSeconds };
}

/** Looks once at a time; what keeps the database or the storage busy, such as jobs, keeps nobody waiting who asks. */
function createLook<State>(look: () => Promise<State>, unseen: State): () => Promise<State> {
  let running: Promise<State> | null = null;
  let last = unseen;
  let seenAtMs = -Infinity;
  const begin = async () => {
    last = await look();
    seenAtMs = performance.now();
    running = null;
    return last;
  };
  return async () => {
    running ??= begin();
    const late = delay(patienceMs, "late" as const, { ref: false });
    const state = await Promise.race([running, late]);
    if (state !== "late") return state;
    return performance.now() - seenAtMs < trustMs ? last : unseen;
  };
}
