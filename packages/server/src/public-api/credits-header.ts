import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyUse } from "../api-keys/key-use.ts";
import type { CreditService } from "../credits/credit-service.ts";

/** Whose balance is told. */
export interface CreditsHeaderParts {
  credits: CreditService;
}

/** Says with every response to a key how many credits its owner has left, so that nobody needs to ask. */
export function registerCreditsHeader(app: FastifyInstance, { credits }: CreditsHeaderParts): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!request.keyUse) return done();
    void addCredits(request, reply, credits, request.keyUse).then(() => done());
  });
}

async function addCredits(
  request: FastifyRequest,
  reply: FastifyReply,
  credits: CreditService,
  keyUse: KeyUse,
): Promise<void> {
  try {
    // Who only reads spends nothing: what was read with the key still holds.
    const isReading = request.method === "GET" || request.method === "HEAD";
    const standing = isReading
      ? await credits.readStanding(keyUse.standing)
      : await credits.getCredits(keyUse.account.id);
    void reply.header("x-credits-remaining", standing.credits);
  } catch (error) {
    // The response itself is ready; it is worth more than its header.
    request.log.warn(error);
  }
}
