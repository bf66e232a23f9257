import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { IdempotencyStore, StoreResponse } from "./idempotency-store.ts";

/** Where responses are kept. */
export interface RunOnceParts {
  idempotencyStore: IdempotencyStore;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What is asked for beside the operation; with the same key it has to be the same. */
  body: object;
}

/**
 * Runs `work` once for each `Idempotency-Key` of an account; without the header, always. What `work` stores is what
 * asking again resolves to, with `isReplay`; work that stores nothing leaves its key free.
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
