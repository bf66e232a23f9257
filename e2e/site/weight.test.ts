import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import { testInOwnProfile as test } from "../browser.ts";

/** Maximum size of the landing page's JavaScript, in gzipped bytes. */
const landingLimit = 157_000;
/** Maximum size of the editor's JavaScript without the drawing worker, in gzipped bytes. */
const editorLimit = 272_000;
/** Maximum size of the drawing worker, in gzipped bytes. */
const drawWorkerLimit = 119_000;

test("the landing page loads at most 157 kB of JavaScript, gzipped", async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) bodies.push(response.body());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(landingLimit);
});

test("no menu's code is loaded before the menu is opened", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(response.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(loaded.filter((url) => url.includes("theme-choices"))).toEqual([]);
  const button = page.getByRole("button", { name: "Theme" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "Light" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
});

/** Returns the gzipped size of a file of the app, bytes. */
async function weigh(url: string): Promise<number> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}

test("the editor's page loads at most 272 kB of JavaScript, and its drawing worker 119, gzipped", async ({
  page,
  serverUrl,
}) => {
  const html = await (await fetch(`${serverUrl}/create`)).text();
  // In the page's HTML, the preload links of the controls' code come after the links of the code that starts the
  // editor.
  const [start = "", controls] = html.split(/<link [^>]*\/settings-/);
  expect(controls).toBeDefined();
  const files = new Set(start.match(/\/assets\/app\/[\w.-]+\.js/g));
  expect(files.size).toBeGreaterThan(1);
  const weights = await Promise.all([...files].map((file) => weigh(serverUrl + file)));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(editorLimit);

  const worker = page.waitForRequest(/draw-worker-/);
  await page.goto("/create");
  expect(await weigh((await worker).url())).toBeLessThanOrEqual(drawWorkerLimit);
});
