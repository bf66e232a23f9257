import type { FastifyRequest } from "fastify";
import type { Context } from "../app/context.ts";
import { getSignedIn, requireSignedIn } from "../accounts/signed-in.ts";

/** The `onRequest` of routes of the library, for who is signed in; each but `read` is counted. */
export function createLibraryGuards({ rateLimits }: Pick<Context, "rateLimits">) {
  return {
    read: requireSignedIn,
    change: async (request: FastifyRequest): Promise<void> => {
      await rateLimits.libraryChange.count(getSignedIn(request).account.id);
    },
    moveWhole: async (request: FastifyRequest): Promise<void> => {
      await rateLimits.libraryFile.count(getSignedIn(request).account.id);
    },
  };
}
