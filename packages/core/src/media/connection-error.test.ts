import { expect, test } from "vitest";
import { describeConnectionError } from "./connection-error.ts";

const failure = (code: string) => Object.assign(new Error("secret details"), { code });

test.each([
  ["ENOTFOUND", /no server has that name/],
  ["ECONNREFUSED", /refuses connections/],
  ["ECONNRESET", /ended the connection/],
  ["ETIMEDOUT", /in time/],
  ["ERR_SSL_WRONG_VERSION_NUMBER", /TLS/],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", /certificate/],
  ["CERT_HAS_EXPIRED", /certificate/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /certificate/],
  ["EOTHER", /^can't be reached$/],
])("%s is described in words", (code, words) => {
  expect(describeConnectionError(failure(code))).toMatch(words);
  const wrapped = new TypeError("fetch failed", { cause: failure(code) });
  expect(describeConnectionError(wrapped)).toMatch(words);
});
