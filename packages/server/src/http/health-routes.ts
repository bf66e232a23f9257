import { accessSync, constants } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { ReadinessResponse } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { isUpToDate } from "../db/migrate-database.ts";
import { addRoute } from "./add-route.ts";

/** How long a request waits for a look at what the server needs. */
const patienceMs = 500;
/** How long what was last seen holds while a look takes longer: the database is busy then, not away. */
const trustMs = 10_000;

/** `GET /healthz` and `GET /readyz`, for what watches over the process. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  addRoute(app, "getHealth", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return { status: "ok" as const };
  });
  const lookAtDatabase = createDatabaseLook(context.database);
  addRoute(app, "getReadiness", async (_request, reply) => {
    const migrations = await lookAtDatabase();
    const checks: ReadinessResponse["checks"] = {
      database: migrations !== null,
      migrations: migrations === true,
      storage: isWritable(context.config.dataDir),
    };
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "unavailable", checks });
  });
}

/** Whether the tables are up to date; null where the database does not answer. */
type DatabaseState = boolean | null;

/** Looks at the database, once at a time; what keeps it busy, such as jobs that draw, keeps nobody waiting who asks. */
function createDatabaseLook(database: Database): () => Promise<DatabaseState> {
  let running: Promise<DatabaseState> | null = null;
  let last: DatabaseState = null;
  let seenAtMs = -Infinity;
  const begin = async () => {
    last = await isUpToDate(database).catch(() => null);
    seenAtMs = performance.now();
    running = null;
    return last;
  };
  return async () => {
    running ??= begin();
    const late = delay(patienceMs, "late" as const, { ref: false });
    const state = await Promise.race([running, late]);
    if (state !== "late") return state;
    return performance.now() - seenAtMs < trustMs ? last : null;
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
