import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyUse } from "../api-keys/key-use.ts";
import type { CreditService } from "../credits/credit-service.ts";

export interface CreditsHeaderParts {
  credits: CreditService;
}

/** Adds the owner's remaining credits to every response to an API key. */
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
    // A read spends no credits, so the balance loaded with the key is current.
    const isReading = request.method === "GET" || request.method === "HEAD";
    const balance = isReading
      ? await credits.readBalance(keyUse.creditBalance)
      : await credits.getCredits(keyUse.account.id);
    void reply.header("x-credits-remaining", balance.credits);
  } catch (error) {
    // If the balance can't be read, the response is sent without the header.
    request.log.warn(error);
  }
}
