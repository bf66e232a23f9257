import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error.ts";

const minLength = 32;

/**
 * The secret that seals what is kept in the database: the one that is set, else the one in the data folder, which is
 * made at the first start and readable by its owner alone. Throws a `StartError` where that is no secret.
 */
export function readAppSecret(config: { appSecret: string | null; dataDir: string }): string {
  if (config.appSecret !== null) return config.appSecret;
  const file = join(config.dataDir, "app-secret");
  const secret = findSecret(file) ?? makeSecret(file);
  if (secret.length >= minLength) return secret;
  throw new StartError(
    `${file} must hold at least ${minLength} characters. Restore it from a backup, or delete it to make another.`,
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

/** Written whole under another name first: of several first starts at once one gives its secret to all. */
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
