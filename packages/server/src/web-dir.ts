import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Null if the web app isn't built. The relative path works from the source and from the build output. */
export function findWebDir(): string | null {
  const folder = fileURLToPath(new URL("../../web/dist/app", import.meta.url));
  return existsSync(`${folder}/landing.html`) ? folder : null;
}
