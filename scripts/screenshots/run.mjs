import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureBuilt, root } from "../build.mjs";
import { chromiumArgs, getHeadlessShell } from "../find-chromium.mjs";

/** Takes the README's screenshot of the editor, on the built server with an empty database and a fixed post. */

const output = join(root, "docs/images/editor.jpg");
const post = JSON.parse(readFileSync(join(import.meta.dirname, "post.json"), "utf8"));
const account = {
  username: "analima",
  email: "ana@example.com",
  password: "a good password",
  firstName: "Ana",
  lastName: "Lima",
};
const design = { templateId: "modern" };

await ensureBuilt("packages", "web");
const dataDir = mkdtempSync(join(tmpdir(), "slideloom-screenshots-"));
const server = await startServer();
try {
  const { token, carouselId } = await saveCarousel(server.url);
  await takeScreenshot(`${server.url}/create/${carouselId}`, token);
  const kilobytes = Math.round(statSync(output).size / 1024);
  console.log(`docs/images/editor.jpg: ${kilobytes} kB`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

/** Resolves when the server prints its address. Rejects if the server ends before that. */
async function startServer() {
  const child = spawn(process.execPath, [join(root, "packages/server/dist/server.js")], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      const address = /ready at (\S+)/.exec(String(chunk));
      if (address) resolve(address[1]);
    });
    void ended.then((code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}

async function saveCarousel(url) {
  const { token } = await request(`${url}/api/auth/register`, account);
  const { apiToken } = await request(`${url}/api/auth/api-token`, undefined, token);
  const { id } = await request(`${url}/api/v1/carousels`, { post, design }, apiToken);
  return { token, carouselId: id };
}

async function request(address, body, credential) {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(credential && { authorization: `Bearer ${credential}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Waits until the slide and the visible thumbnails are rendered. */
async function takeScreenshot(address, token) {
  const browser = await chromium.launch({
    executablePath: getHeadlessShell(),
    args: chromiumArgs,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1600, height: 1000 },
      deviceScaleFactor: 1.25,
      reducedMotion: "reduce",
      locale: "en-US",
    });
    await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.getByRole("group", { name: `Slide 1 of ${post.content.length}` }).waitFor();
    await page.waitForFunction(areThumbnailsDrawn, null, { timeout: 60_000 });
    mkdirSync(join(root, "docs/images"), { recursive: true });
    await page.screenshot({ path: output, type: "jpeg", quality: 85 });
  } finally {
    await browser.close();
  }
}

/**
 * Runs in the page. Until a thumbnail is rendered, its middle is transparent. A canvas without a 2D context isn't a
 * thumbnail.
 */
function areThumbnailsDrawn() {
  const inView = [...document.querySelectorAll("canvas")].filter((canvas) => {
    const { top, bottom, width } = canvas.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return inView.every((canvas) => {
    const middle = [Math.floor(canvas.width / 2), Math.floor(canvas.height / 2)];
    const context = canvas.getContext("2d");
    return context === null || context.getImageData(...middle, 1, 1).data[3] === 255;
  });
}
