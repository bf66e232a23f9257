import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fifteenSlides } from "./fifteen-slides.mjs";

const serverEntry = join(import.meta.dirname, "../packages/server/dist/server.js");
const recorder = join(import.meta.dirname, "edit-recorder.js");

/** The benchmark's post as indented JSON: the title is in line 2, the first slide's header in line 5. */
const postText = JSON.stringify(fifteenSlides, null, 2);

/** Starts the product's server on a free port. */
export async function startServer() {
  const child = spawn(process.execPath, [serverEntry], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = await new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, address] = /ready at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error("The server did not start")));
  });
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Opens the editor in a new profile with the benchmark's post of 15 slides. Resolves once the first slide is rendered.
 */
export async function openEditor(
  browser,
  url,
  { pixelRatio = 1, viewport = { width: 1440, height: 900 }, prepare = async () => {} } = {},
) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: pixelRatio,
    acceptDownloads: true,
  });
  await context.addInitScript({ path: recorder });
  await context.addInitScript((text) => {
    const copy = { version: 1, revision: "start", jsonInput: text, design: {} };
    localStorage.setItem("slideloom.draft", JSON.stringify(copy));
  }, postText);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(`${url}/create`);
  await page.waitForFunction(() =>
    window.editRecorder.events.some(({ kind }) => kind === "bitmap"),
  );
  return { context, page };
}

/** Returns all events recorded in the page. */
export function readEvents(page) {
  return page.evaluate(() => window.editRecorder.events);
}

/** Waits until no events arrive for a while, so that thumbnails are rendered too. */
export async function settle(page) {
  let before = -1;
  for (;;) {
    const { length } = await readEvents(page);
    if (length === before) return;
    before = length;
    await delay(450);
  }
}
