import { z } from "zod";
import type { EndpointGroup } from "./endpoint.ts";

/** The response of `GET /api/v1/ping`. `timestamp` is ISO 8601 in UTC, `version` the product's semantic version. */
const pingResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  timestamp: z.iso.datetime(),
  version: z.string(),
});

export type PingResponse = z.infer<typeof pingResponseSchema>;

const callbackMessage =
  "The callback must be a JavaScript name of at most 64 characters, such as myApp.onPing.";

/** The query of `GET /api/v1/ping-jsonp`. Only function names are allowed as callback, to prevent script injection. */
const pingJsonpQuerySchema = z.object({
  callback: z
    .string(callbackMessage)
    .max(64, callbackMessage)
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, callbackMessage)
    .default("callback")
    .meta({
      description: "The name of the JavaScript function that the response calls.",
      examples: ["onPing"],
    }),
});

/** `GET /api/v1/ping`. */
const pingExample: PingResponse = {
  status: "success",
  message: "Slideloom is reachable.",
  timestamp: "2027-01-02T03:04:05.678Z",
  version: "1.2.3",
};

/** `GET /api/v1/ping-jsonp?callback=onPing`. */
const pingJsonpExample = `/**/onPing(${JSON.stringify(pingExample)});`;

/** Reachability checks without a key. */
export const pingEndpoints = {
  "v1.ping": {
    access: "anyone",
    operation: {
      summary: "Check that the API is reachable",
      description: "Responds immediately. Needs no key.",
      tag: "Connectivity",
    },
    responses: {
      200: pingResponseSchema.meta({
        description: "The API is reachable.",
        examples: [pingExample],
      }),
    },
  },
  "v1.pingJsonp": {
    access: "anyone",
    operation: {
      summary: "Check that the API is reachable, with JSONP",
      description:
        "Returns a script that calls a function on your page with the result. Use it on pages that aren't allowed to send requests to other sites.",
      tag: "Connectivity",
    },
    query: pingJsonpQuerySchema,
    responses: {
      200: {
        description: "A script that calls your function with the result.",
        mediaTypes: ["text/javascript"],
        schema: z.string().meta({ examples: [pingJsonpExample] }),
      },
    },
  },
} as const satisfies EndpointGroup;
