const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ENOTFOUND$/, "can't be found: no server has that name"],
  [/^ECONNREFUSED$/, "refuses connections"],
  [/^(ECONNRESET|UND_ERR_SOCKET)$/, "ended the connection"],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "didn't respond in time"],
  [/^(EPROTO|ERR_SSL_)/, "has a TLS error"],
  [/^(CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/, "has an untrusted certificate"],
];

/**
 * Describes why a host can't be reached, as a phrase to put after its name. Uses the code of the error or of a cause.
 */
export function describeConnectionError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    const known = reasons.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
  }
  return "can't be reached";
}
