import type { TokenEndpointResponse } from "oauth4webapi";
import type { z } from "zod";
import type { Classified, Failure } from "./classify-response.ts";
import { ConnectError } from "./connect-error.ts";
import type { TokenResult } from "./oauth-client.ts";

/**
 * Returns the response body of a call that connects an account.
 * @throws {ConnectError} if the call failed or the body can't be read.
 */
export function readConnectResponse<Body>(classified: Classified, schema: z.ZodType<Body>): Body {
  if (!classified.ok) throw buildConnectError(classified.failure);
  return readConnectBody(classified.response.json, schema);
}

/** @throws {ConnectError} if the body can't be read. */
export function readConnectBody<Body>(body: unknown, schema: z.ZodType<Body>): Body {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new ConnectError("network-unreachable", "The network's response could not be read.");
}

/**
 * Returns the response of a token endpoint.
 * @throws {ConnectError} if the call failed.
 */
export function requireToken(result: TokenResult): TokenEndpointResponse {
  if (!result.ok) throw buildConnectError(result.failure);
  return result.token;
}

function buildConnectError({ kind, message }: Failure): ConnectError {
  const isRefused = kind === "rejected" || kind === "unauthorized";
  return new ConnectError(isRefused ? "connection-refused" : "network-unreachable", message);
}
