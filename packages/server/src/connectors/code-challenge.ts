import { createHash } from "node:crypto";

/** What a network is shown of a code verifier before it is shown the verifier itself (RFC 7636, `S256`). */
export const buildCodeChallenge = (codeVerifier: string) =>
  createHash("sha256").update(codeVerifier).digest("base64url");
