import type { FastifyReply, FastifyRequest } from "fastify";
import type { IdempotentAnswers } from "./idempotent-answers.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { KeepAnswer } from "./idempotent-answers.ts";

/** Where responses are kept. */
export interface RunOnceParts {
  idempotentAnswers: IdempotentAnswers;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What is asked for beside the operation; with the same key it has to be the same. */
  body: object;
}

/**
 * Runs `work` once for each `Idempotency-Key` of an account; without the header, always. What `work` keeps is what
 * asking again resolves to, with `isReplay`; work that keeps nothing leaves its key free.
 */
export async function runOnce<Outcome extends object>(
  { idempotentAnswers }: RunOnceParts,
  { request, reply, body }: Call,
  work: (keep?: KeepAnswer) => Promise<Outcome>,
): Promise<{ outcome: Outcome; isReplay: boolean }> {
  const key = request.headers["idempotency-key"]?.toString();
  if (key === undefined) return { outcome: await work(), isReplay: false };
  const { method, url } = request.routeOptions;
  const result = await idempotentAnswers.run(
    { accountId: getKeyOwner(request).id, key, operation: `${String(method)} ${url}`, body },
    work,
  );
  if (!result.isReplay) return { outcome: result.answer, isReplay: false };
  void reply.header("idempotent-replayed", "true");
  return { outcome: JSON.parse(result.answer) as Outcome, isReplay: true };
}
