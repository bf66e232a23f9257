import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /healthz`: the process is alive. */
const healthResponseSchema = z.object({ status: z.literal("ok") });

/** The response of `GET /readyz`, with status 503 unless all checks are true. */
const readinessResponseSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  checks: z.object({
    /** The database responds. */
    database: z.boolean(),
    /** All migrations of this version have run. */
    migrations: z.boolean(),
    /** The data folder is writable. */
    storage: z.boolean(),
  }),
  tasks: z.object({
    /** Delay of the most overdue background task; null if the database doesn't respond. */
    oldestOverdueSeconds: z.int().nonnegative().nullable(),
  }),
});

export type ReadinessResponse = z.infer<typeof readinessResponseSchema>;

/** Liveness and readiness probes. */
export const healthEndpoints = {
  getHealth: { access: "anyone", responses: { 200: healthResponseSchema } },
  getReadiness: {
    access: "anyone",
    responses: { 200: readinessResponseSchema, 503: readinessResponseSchema },
  },
} as const satisfies EndpointGroup;
