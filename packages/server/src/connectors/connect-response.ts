import type { z } from "zod";
import type { Classified } from "./classify-response.ts";
import { ConnectError } from "./connect-error.ts";

/** The body of a response while an account is connected. Throws a `ConnectError` where there is none. */
export function readConnectResponse<Body>(classified: Classified, schema: z.ZodType<Body>): Body {
  if (!classified.ok) {
    const { kind, message } = classified.failure;
    const isRefused = kind === "rejected" || kind === "unauthorized";
    throw new ConnectError(isRefused ? "connection-refused" : "network-unreachable", message);
  }
  const body = schema.safeParse(classified.response.json);
  if (body.success) return body.data;
  throw new ConnectError("network-unreachable", "The network's response could not be read.");
}
