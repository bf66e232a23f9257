import type { TestProject } from "vitest/node";
import { getHeadlessShell } from "../scripts/find-chromium.mjs";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server shared by all browser tests, without a trailing slash. */
    serverUrl: string;
    /** Path of the Chromium that all browser tests start. */
    browserPath: string;
  }
}

/** Finds or installs Chromium, and starts the built server once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide("browserPath", getHeadlessShell());
  const server = await startServer();
  project.provide("serverUrl", server.url);
  return server.stop;
}
