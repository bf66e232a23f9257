import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumArgs, getHeadlessShell } from "../scripts/find-chromium.mjs";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the one server that all browser tests use, without a slash at its end. */
    serverUrl: string;
    /** Where the one browser listens that all browser tests connect to. */
    browserEndpoint: string;
  }
}

/** Starts the built server and a Chromium once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The browser ends with this process by itself; the server, started last, never stays behind.
  const browser = await chromium.launchServer({
    executablePath: getHeadlessShell(),
    // Every test has a fresh profile: compiling the engine well takes longer than it would ever save there.
    args: [...chromiumArgs, "--js-flags=--liftoff-only"],
  });
  const server = await startServer();
  project.provide("serverUrl", server.url);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
