import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const minLength = 32;

/**
 * Returns the configured secret, or the secret in the data folder. The first start creates that file, readable only by
 * its owner.
 * @throws {StartError} if the secret is too short.
 */
export function readAppSecret(config: { appSecret: string | null; dataDir: string }): string {
  if (config.appSecret !== null) return config.appSecret;
  const file = join(config.dataDir, "app-secret");
  const secret = findSecret(file) ?? makeSecret(file);
  if (secret.length >= minLength) return secret;
  throw new StartError(
    `${file} must have at least ${minLength} characters. Restore it from a backup, or delete it to create a new one.`,
  );
}

function findSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Writes the secret to a temporary file and hard-links it, so several simultaneous first starts agree on one secret.
 */
function makeSecret(file: string): string {
  const draft = `${file}-${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
