import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findAssetFile } from "@slideloom/renderer/node";
import type { Config } from "./config/config.ts";

/** Everything the application works with; the only place where it is put together. */
export interface Context {
  config: Config;
  /** The product's semantic version. */
  version: string;
  /** The folder of the built web app; null where it is not built. */
  webDir: string | null;
  /** The file of a font or an emoji, by its name in the catalogue. */
  findAssetFile: (kind: "fonts" | "emoji", name: string) => string | null;
  now: () => Date;
  /** Where log lines go. */
  logStream: { write: (line: string) => void };
}

/** The context of that configuration; tests replace parts of it. */
export function createContext(config: Config, overrides: Partial<Context> = {}): Context {
  return {
    config,
    version: readVersion(),
    webDir: findWebDir(),
    findAssetFile,
    now: () => new Date(),
    // Standard output is for people: the address, at the start.
    logStream: process.stderr,
    ...overrides,
  };
}

function readVersion(): string {
  const file = new URL("../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

function findWebDir(): string | null {
  const folder = fileURLToPath(new URL("../../web/dist/app", import.meta.url));
  return existsSync(join(folder, "index.html")) ? folder : null;
}
