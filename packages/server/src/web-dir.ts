import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the built web app; null where it is not built. The build puts this file's code as deep as its source lies. */
export function findWebDir(): string | null {
  const folder = fileURLToPath(new URL("../../web/dist/app", import.meta.url));
  return existsSync(`${folder}/landing.html`) ? folder : null;
}
