import { accessSync, constants } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { ReadinessResponse } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { isUpToDate } from "../db/migrate-database.ts";
import { addRoute } from "./add-route.ts";

/** How long a request waits for a look at what the server needs. */
const patienceMs = 500;
/** How long what was last seen holds while a look takes longer: the database is busy then, not away. */
const trustMs = 10_000;

interface LookedAt {
  database: Database;
  tasks: { findOldestOverdueMs(): Promise<number> };
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
  const lookAtDatabase = createDatabaseLook(looked);
  // So that there is a last look when the first question finds the database busy.
  app.addHook("onReady", async () => void (await lookAtDatabase()));
  addRoute(app, "getReadiness", async (_request, reply) => {
    const { migrations, oldestOverdueSeconds } = await lookAtDatabase();
    const checks: ReadinessResponse["checks"] = {
      database: migrations !== null,
      migrations: migrations === true,
      storage: isWritable(config.dataDir),
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

/** Looks at the database, once at a time; what keeps it busy, such as jobs that draw, keeps nobody waiting who asks. */
function createDatabaseLook({ database, tasks }: LookedAt): () => Promise<DatabaseState> {
  let running: Promise<DatabaseState> | null = null;
  let last = unknown;
  let seenAtMs = -Infinity;
  const begin = async () => {
    const migrations = await isUpToDate(database).catch(() => null);
    const overdueMs = await tasks.findOldestOverdueMs().catch(() => null);
    const oldestOverdueSeconds = overdueMs === null ? null : Math.floor(overdueMs / 1000);
    last = { migrations, oldestOverdueSeconds };
    seenAtMs = performance.now();
    running = null;
    return last;
  };
  return async () => {
    running ??= begin();
    const late = delay(patienceMs, "late" as const, { ref: false });
    const state = await Promise.race([running, late]);
    if (state !== "late") return state;
    return performance.now() - seenAtMs < trustMs ? last : unknown;
  };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
