import type { FastifyRequest } from "fastify";

const maxTokenLength = 200;

/**
 * The token of a request, null without one; no cookie is read, so CSRF has nothing to use. X-API-Token is read first: the
 * web app sends its session with every request, also to the public API.
 */
export function readToken({ headers }: FastifyRequest, isPublic: boolean): string | null {
  const { authorization = "" } = headers;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const token = isPublic
    ? headers["x-api-token"]?.toString() || bearer || readBasicUser(authorization)
    : bearer;
  return token && token.length <= maxTokenLength ? token : null;
}

/** The user name of Basic authentication, which is all that some services can send; the password means nothing. */
function readBasicUser(authorization: string): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization)?.[1];
  return encoded && Buffer.from(encoded, "base64").toString().split(":", 1)[0];
}
