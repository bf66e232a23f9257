import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The folder of the built web app; null if it isn't built. The path is the same from the source and the build output.
 */
export function findWebDir(): string | null {
  const folder = fileURLToPath(new URL("../../web/dist/app", import.meta.url));
  return existsSync(`${folder}/landing.html`) ? folder : null;
}
