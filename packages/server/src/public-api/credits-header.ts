import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CreditService } from "../credits/credit-service.ts";

/** Whose balance is told. */
export interface CreditsHeaderParts {
  credits: CreditService;
}

/** Says with every response to a key how many credits its owner has left, so that nobody needs to ask. */
export function registerCreditsHeader(app: FastifyInstance, { credits }: CreditsHeaderParts): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (!request.keyUse) return done();
    void addCredits(request, reply, credits, request.keyUse.account.id).then(() => done());
  });
}

async function addCredits(
  request: FastifyRequest,
  reply: FastifyReply,
  credits: CreditService,
  accountId: string,
): Promise<void> {
  try {
    const standing = await credits.getCredits(accountId);
    void reply.header("x-credits-remaining", standing.credits);
  } catch (error) {
    // The response itself is ready; it is worth more than its header.
    request.log.warn(error);
  }
}
