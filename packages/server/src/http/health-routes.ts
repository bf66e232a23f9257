import { accessSync, constants } from "node:fs";
import {
  healthResponseSchema,
  readinessResponseSchema,
  type ReadinessResponse,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../context.ts";
import { isUpToDate } from "../db/migrate-database.ts";

/** `GET /healthz` and `GET /readyz`, for what watches over the process. */
export function registerHealth(app: FastifyInstance, context: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    "/healthz",
    { schema: { response: { 200: healthResponseSchema } } },
    async (_request, reply) => {
      void reply.header("cache-control", "no-store");
      return { status: "ok" as const };
    },
  );
  const response = { 200: readinessResponseSchema, 503: readinessResponseSchema };
  routes.get("/readyz", { schema: { response } }, async (_request, reply) => {
    const checks = await checkReadiness(context);
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "unavailable", checks });
  });
}

async function checkReadiness({ config, database }: Context): Promise<ReadinessResponse["checks"]> {
  const migrations = await isUpToDate(database).catch(() => null);
  return {
    database: migrations !== null,
    migrations: migrations === true,
    storage: isWritable(config.dataDir),
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
