import { hash, randomBytes } from "node:crypto";

/** 256 random bits, in letters, digits, `-` and `_`. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: nobody who reads the database can use it. 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
