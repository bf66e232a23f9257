import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import type { SignedIn } from "./session-service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, if a request to the private API has a valid session. */
    signedIn: SignedIn | null;
  }
}

/** Returns the signed-in caller. Throws 401 if there is none. */
export function getSignedIn({ signedIn }: Pick<FastifyRequest, "signedIn">): SignedIn {
  if (!signedIn) throw new HttpError(401, "Unauthorized");
  return signedIn;
}
