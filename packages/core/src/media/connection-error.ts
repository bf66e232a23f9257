const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ENOTFOUND$/, "can't be found: there is no server of that name"],
  [/^ECONNREFUSED$/, "refuses connections"],
  [/^(ECONNRESET|UND_ERR_SOCKET)$/, "ended the connection"],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, "did not answer in time"],
  [/^(EPROTO|ERR_SSL_)/, "does not speak TLS as it should"],
  [
    /^(CERT_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_)/,
    "has a certificate that is not to be trusted",
  ],
];

/** Why a host could not be reached, after its name, by the code of Node's or OpenSSL's error or of one that caused it. */
export function describeConnectionError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    const known = reasons.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
  }
  return "can't be reached";
}
