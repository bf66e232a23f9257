import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compressAssets } from "./compress-assets.mjs";
import { drawLanding } from "./draw-landing.mjs";
import { prerenderLanding } from "./prerender-landing.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { stampSources } from "./source-stamp.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const cache = join(root, "node_modules/.cache/slideloom");

/**
 * Build targets: sources, outputs and build steps. The file `stamp` has the hash of the built sources. It is in the
 * target's `dist` folder, so deleting that folder forces a rebuild.
 */
const targets = {
  packages: {
    sources: [
      "package-lock.json",
      "tsconfig.base.json",
      ...["core", "renderer", "server"].flatMap((name) => [
        `packages/${name}/package.json`,
        `packages/${name}/tsconfig.json`,
        `packages/${name}/src`,
      ]),
      "packages/server/vite.config.ts",
    ],
    outputs: [
      "packages/core/dist/document/index.js",
      "packages/renderer/dist/node/index.js",
      "packages/server/dist/main.js",
      "packages/server/dist/server.js",
    ],
    stamp: "packages/server/dist/.source-stamp",
    run: async () => {
      await runQuietly("Compiling", bin("typescript/bin/tsc"), ["-b", "packages/server"], {
        cwd: root,
      });
      await runVite("Bundling the server", "packages/server");
    },
  },
  web: {
    sources: [
      "package-lock.json",
      "packages/core",
      "packages/renderer",
      "packages/web",
      "docs/automation",
      "scripts/draw-landing.mjs",
      "scripts/prerender-landing.mjs",
    ],
    outputs: ["index", "landing", "editor"].map((name) => `packages/web/dist/app/${name}.html`),
    stamp: "packages/web/dist/app/.source-stamp",
    run: async () => {
      await runVite("Building the web app", "packages/web");
      const folder = join(root, "packages/web/dist/app");
      // Uses the renderer of the previous target, which is always built first.
      await drawLanding(root, folder);
      await prerenderLanding(root, folder);
      await compressAssets(folder);
    },
  },
};

/** Builds the named targets if they are missing or outdated. Throws if a build fails. */
export async function ensureBuilt(...names) {
  for (const name of names) {
    if (!isFresh(name)) await withLock(() => isFresh(name) || build(name));
  }
}

function isFresh(name) {
  const { outputs, sources, stamp } = targets[name];
  if (![...outputs, stamp].every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(join(root, stamp), "utf8") === stampSources(root, sources);
}

async function build(name) {
  const { sources, stamp, run } = targets[name];
  // Hashed before the build, so files changed during it cause another build.
  const hash = stampSources(root, sources);
  rmSync(join(root, stamp), { force: true });
  await run();
  writeFileSync(join(root, stamp), hash);
}

/** Prevents simultaneous commands from writing the same output. */
async function withLock(work) {
  const lock = join(cache, "build.lock");
  mkdirSync(cache, { recursive: true });
  while (!tryLock(lock)) await delay(100);
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Returns false if the lock is stale: its process has ended, or the lock is older than any build takes. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 600_000) return false;
    const pid = Number(readFileSync(lock, "utf8"));
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function runVite(task, folder) {
  const vite = bin("vite/bin/vite.js");
  return runQuietly(task, vite, ["build", folder, "--logLevel", "warn"], { cwd: root });
}

function bin(path) {
  return join(root, "node_modules", path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureBuilt("packages", "web");
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
