import type { TestProject } from "vitest/node";
import { getHeadlessShell } from "../scripts/find-chromium.mjs";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the one server that all browser tests use, without a slash at its end. */
    serverUrl: string;
    /** The path of the Chromium that all browser tests start. */
    browserPath: string;
  }
}

/** Finds or installs a Chromium, and starts the built server once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserPath", getHeadlessShell());
  const server = await startServer();
  project.provide("serverUrl", server.url);
  return server.stop;
}
