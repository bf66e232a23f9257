import { z } from "zod";

/** The response of `GET /api/v1/ping`. `timestamp` is ISO 8601 in UTC, `version` the product's semantic version. */
export const pingResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  timestamp: z.iso.datetime(),
  version: z.string(),
});

/** The response of `GET /api/v1/ping`. */
export type PingResponse = z.infer<typeof pingResponseSchema>;

const callbackMessage =
  "The callback must be a JavaScript name of at most 64 characters, such as myApp.onPing.";

/** The address of `GET /api/v1/ping-jsonp`: the function that the response calls, since anything else could be a script. */
export const pingJsonpQuerySchema = z.object({
  callback: z
    .string(callbackMessage)
    .max(64, callbackMessage)
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, callbackMessage)
    .default("callback")
    .meta({ description: "The function that the answer calls.", examples: ["onPing"] }),
});
