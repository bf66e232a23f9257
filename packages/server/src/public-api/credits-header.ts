import type { FastifyInstance } from "fastify";
import type { Context } from "../app/context.ts";

/** Says with every answer to a key how many credits its owner has left, so that nobody needs to ask. */
export function registerCreditsHeader(app: FastifyInstance, { credits }: Context): void {
  app.addHook("onSend", async (request, reply) => {
    if (!request.keyUse) return;
    try {
      const standing = await credits.getCredits(request.keyUse.account.id);
      void reply.header("x-credits-remaining", standing.credits);
    } catch (error) {
      // The answer itself is ready; it is worth more than its header.
      request.log.warn(error);
    }
  });
}
