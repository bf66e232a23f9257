import type { FastifyReply, FastifyRequest } from "fastify";

const name = "network-sign-in";

/** Stores the OAuth state in a cookie, to prevent login CSRF. The app has no other cookies. */
export function setSignInCookie(
  reply: FastifyReply,
  state: string,
  { maxAgeMs, isSecure }: { maxAgeMs: number; isSecure: boolean },
): void {
  const attributes = [
    `${name}=${state}`,
    "Path=/connect/",
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ];
  void reply.header("set-cookie", attributes.join("; "));
}

export function readSignInCookie({ headers }: FastifyRequest): string | null {
  for (const pair of (headers.cookie ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name) return value;
  }
  return null;
}
