import type { FastifyRequest } from "fastify";
import { HttpError } from "../http/http-error.ts";
import type { SignedIn } from "./session-service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in by the session of a request to the private API. */
    signedIn: SignedIn | null;
  }
}

/** Who is signed in. Throws 401 where nobody is. */
export function getSignedIn({ signedIn }: Pick<FastifyRequest, "signedIn">): SignedIn {
  if (!signedIn) throw new HttpError(401, "Unauthorized");
  return signedIn;
}
