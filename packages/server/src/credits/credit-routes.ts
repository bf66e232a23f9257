import { buildCreditEntry, buildCreditsResponse } from "@slideloom/core/contract/credits";
import type { FastifyInstance } from "fastify";
import type { CreditService } from "./credit-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getSignedIn } from "../accounts/signed-in.ts";

export interface CreditParts {
  credits: CreditService;
}

export function registerCredits(app: FastifyInstance, { credits }: CreditParts): void {
  addRoute(app, "getCredits", async (request) =>
    buildCreditsResponse(await credits.readBalance(getSignedIn(request).creditBalance)),
  );

  addRoute(app, "listCreditEntries", async (request) => {
    const { before, limit } = request.query;
    // One extra entry shows whether there are older ones.
    const found = await credits.listEntries(getSignedIn(request).account.id, {
      before,
      limit: limit + 1,
    });
    const entries = found.slice(0, limit);
    const nextBefore = found.length > limit ? (entries.at(-1)?.number ?? null) : null;
    return { entries: entries.map(buildCreditEntry), nextBefore };
  });
}
