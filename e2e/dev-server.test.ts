import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { isWhole } from "../scripts/test-sample.mjs";
import { test } from "./browser.ts";
import { getStage } from "./editor/editor-page.ts";

const root = join(import.meta.dirname, "..");

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts `npm run dev` and returns its address once it can be opened. */
async function startDevelopment(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "slideloom-dev-"));
  const port = await findFreePort();
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    if (child.kill("SIGTERM")) await ended;
    rmSync(dataDir, { recursive: true });
  });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`npm run dev ended with ${code}.`)));
    child.stdout.on("data", (chunk) => {
      if (String(chunk).includes("Slideloom is ready")) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

test.runIf(isWhole)(
  "npm run dev registers no service worker, because it would serve old code",
  async ({ browser }) => {
    const baseURL = await startDevelopment();
    const context = await browser.newContext({ baseURL });
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      const { serviceWorker } = navigator;
      serviceWorker.register = async () => {
        document.title = "A service worker was registered.";
        throw new Error(document.title);
      };
    });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/create");
    await page.getByRole("button", { name: "Load Sample" }).click();
    await getStage(page).waitFor();
    // Longer than the built editor waits before it registers a service worker.
    await page.clock.runFor(60_000);
    expect(await page.title()).not.toBe("A service worker was registered.");
    const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(registered).toEqual([]);
  },
);
