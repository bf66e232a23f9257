import type { FastifyRequest } from "fastify";

const maxTokenLength = 200;

/**
 * Cookies are ignored, so CSRF has no effect. X-API-Token takes precedence, because the web app also sends its session
 * to the public API.
 */
export function readToken({ headers }: FastifyRequest, isPublic: boolean): string | null {
  const { authorization = "" } = headers;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const token = isPublic
    ? headers["x-api-token"]?.toString() || bearer || readBasicUser(authorization)
    : bearer;
  return token && token.length <= maxTokenLength ? token : null;
}

/** Some services can send only Basic authentication. The user name is the key, and the password is ignored. */
function readBasicUser(authorization: string): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(authorization)?.[1];
  return encoded && Buffer.from(encoded, "base64").toString().split(":", 1)[0];
}
