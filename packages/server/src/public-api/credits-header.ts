import type { FastifyInstance } from "fastify";
import type { CreditService } from "../credits/credit-service.ts";

/** Whose balance is told. */
export interface CreditsHeaderParts {
  credits: CreditService;
}

/** Says with every response to a key how many credits its owner has left, so that nobody needs to ask. */
export function registerCreditsHeader(app: FastifyInstance, { credits }: CreditsHeaderParts): void {
  app.addHook("onSend", async (request, reply) => {
    if (!request.keyUse) return;
    try {
      const standing = await credits.getCredits(request.keyUse.account.id);
      void reply.header("x-credits-remaining", standing.credits);
    } catch (error) {
      // The response itself is ready; it is worth more than its header.
      request.log.warn(error);
    }
  });
}
