import { z } from "zod";

/** The answer of `GET /api/v1/ping`. `timestamp` is ISO 8601 in UTC, `version` the product's semantic version. */
export const pingResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  timestamp: z.iso.datetime(),
  version: z.string(),
});

/** The answer of `GET /api/v1/ping`. */
export type PingResponse = z.infer<typeof pingResponseSchema>;
