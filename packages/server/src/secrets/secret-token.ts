import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, in letters, digits, `-` and `_`. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: nobody who reads the database can use it. 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
