import { hash, randomBytes } from "node:crypto";

/** Returns 256 random bits as base64url. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a token for storage. 256 random bits need neither a salt nor a slow hash. */
export function hashToken(token: string): string {
  return hash("sha256", token, "base64url");
}
