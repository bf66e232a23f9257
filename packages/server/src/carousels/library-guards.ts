import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { getSignedIn, requireSignedIn } from "../http/authentication.ts";

/** The `onRequest` of routes of the library: who is signed in reads, and changes so often a minute. */
export function createLibraryGuards({ rateLimits }: Pick<Context, "rateLimits">) {
  return {
    read: requireSignedIn,
    change: async (request: FastifyRequest): Promise<void> => {
      await rateLimits.libraryChange.count(getSignedIn(request).account.id);
    },
  };
}
