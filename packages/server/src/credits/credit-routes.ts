import {
  buildCreditEntry,
  buildCreditsResponse,
  creditHistoryQuerySchema,
  creditHistoryResponseSchema,
  creditsResponseSchema,
} from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "../accounts/signed-in.ts";

/** What people see of their own credits. */
export function registerCredits(app: FastifyInstance, { credits }: Context): void {
  const onRequest = requireSignedIn;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    "/api/credits",
    { onRequest, schema: { response: { 200: creditsResponseSchema } } },
    async (request) =>
      buildCreditsResponse(await credits.getCredits(getSignedIn(request).account.id)),
  );

  routes.get(
    "/api/credits/history",
    {
      onRequest,
      schema: {
        querystring: creditHistoryQuerySchema,
        response: { 200: creditHistoryResponseSchema },
      },
    },
    async (request) => {
      const { before, limit } = request.query;
      // One more than is answered says whether there are older ones.
      const found = await credits.listEntries(getSignedIn(request).account.id, {
        before,
        limit: limit + 1,
      });
      const entries = found.slice(0, limit);
      const nextBefore = found.length > limit ? (entries.at(-1)?.number ?? null) : null;
      return { entries: entries.map(buildCreditEntry), nextBefore };
    },
  );
}
