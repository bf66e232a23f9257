import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Rejects foreign `Host` and `Origin` names, to prevent DNS rebinding and CSRF. Allows IP addresses and names without a
 * dot, because nobody can register them.
 */
export function createHostCheck({ publicUrl }: Pick<Config, "publicUrl">) {
  const own = publicUrl === null ? null : new URL(publicUrl);
  return async ({ hostname, headers }: FastifyRequest): Promise<void> => {
    if (hostname !== own?.hostname && !isPrivateName(hostname)) {
      throw new HttpError(
        403,
        "The request is for another host. Set PUBLIC_URL to this server's address.",
        "Host not allowed",
      );
    }
    const { origin } = headers;
    if (origin !== undefined && origin !== own?.origin && !isLoopback(origin)) {
      throw new HttpError(
        403,
        "Pages of other sites can't call this endpoint.",
        "Origin not allowed",
      );
    }
  };
}

/** Returns whether the name is an IP address or has no dot (`localhost`, a container's name). */
function isPrivateName(hostname: string): boolean {
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIP(name) !== 0 || /^[\w-]+$/.test(name);
}

function isLoopback(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}
