import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /healthz`: the process is alive. */
const healthResponseSchema = z.object({ status: z.literal("ok") });

/** The response of `GET /readyz`, with status 503 unless all checks are true. */
const readinessResponseSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  checks: z.object({
    /** The database answers. */
    database: z.boolean(),
    /** Its tables are those of this version. */
    migrations: z.boolean(),
    /** The data folder can be written to. */
    storage: z.boolean(),
  }),
  tasks: z.object({
    /** How long the background task that has been due for longest waits already; null where the database does not answer. */
    oldestOverdueSeconds: z.int().nonnegative().nullable(),
  }),
});

/** The response of `GET /readyz`. */
export type ReadinessResponse = z.infer<typeof readinessResponseSchema>;

/** What watches over the process asks these. */
export const healthEndpoints = {
  getHealth: { access: "anyone", responses: { 200: healthResponseSchema } },
  getReadiness: {
    access: "anyone",
    responses: { 200: readinessResponseSchema, 503: readinessResponseSchema },
  },
} as const satisfies EndpointGroup;
