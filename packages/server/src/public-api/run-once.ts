import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { IdempotencyStore, StoreResponse } from "./idempotency-store.ts";

export interface RunOnceParts {
  idempotencyStore: IdempotencyStore;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Identifies the request, together with its method and route. Requests with the same idempotency key must have equal
   * bodies.
   */
  body: object;
}

/**
 * Runs `work` once per account and `Idempotency-Key`, or always if the header is missing. A repeated request resolves
 * to the stored outcome with `isReplay`.
 */
export async function runOnce<Outcome extends object>(
  { idempotencyStore }: RunOnceParts,
  { request, reply, body }: Call,
  work: (store?: StoreResponse) => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const key = request.headers["idempotency-key"]?.toString();
  if (key === undefined) return { outcome: await work(), isReplay: false };
  const { method, url } = request.routeOptions;
  const sent = JSON.stringify([method, request.url, request.sentBodyHash]);
  const result = await idempotencyStore.run(
    {
      accountId: getKeyOwner(request).id,
      key,
      operation: `${String(method)} ${url}`,
      body,
      sentHash: hash("sha256", sent, "base64url"),
    },
    work,
  );
  if (!result.isReplay) return { outcome: result.response, isReplay: false };
  void reply.header("idempotent-replayed", "true");
  return { outcome: JSON.parse(result.response) as Outcome, isReplay: true };
}
