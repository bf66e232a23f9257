import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { root } from "./build.mjs";

/** Largest image, as an OCI archive. */
const maxArchiveBytes = 200e6;
const startTimeoutMs = 60_000;

// Without a kernel that lets containers be nested, images are built in a chroot.
const env = { ...process.env, BUILDAH_ISOLATION: "chroot", STORAGE_DRIVER: "vfs" };
const buildah = (...args) => execFileSync("buildah", args, { encoding: "utf8", env }).trim();

/**
 * Makes a base image from Debian's packages and this machine's Node, for machines that reach no registry of images.
 * Returns its name.
 */
function makeBase(folder) {
  const tree = join(folder, "base");
  const packages = "ca-certificates,libstdc++6,libatomic1";
  const args = ["--variant=minbase", `--include=${packages}`, "bookworm", tree];
  execFileSync("mmdebstrap", args, { stdio: "inherit" });
  cpSync(process.execPath, join(tree, "usr/local/bin/node"));
  const npm = execFileSync("npm", ["root", "-g"], { encoding: "utf8" }).trim();
  mkdirSync(join(tree, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(join(npm, "npm"), join(tree, "usr/local/lib/node_modules/npm"), { recursive: true });
  // Networks that inspect traffic have a certificate authority of their own.
  const authorities = "etc/ssl/certs/ca-certificates.crt";
  cpSync(process.env.NODE_EXTRA_CA_CERTS ?? `/${authorities}`, join(tree, authorities));
  const container = buildah("from", "scratch");
  buildah("add", container, tree, "/");
  buildah(
    "run",
    container,
    "--",
    "ln",
    "-s",
    "../lib/node_modules/npm/bin/npm-cli.js",
    "/usr/local/bin/npm",
  );
  buildah("config", "--env", `NODE_EXTRA_CA_CERTS=/${authorities}`, container);
  buildah("commit", "--rm", container, "localhost/slideloom-base");
  return "localhost/slideloom-base";
}

/** Runs the image's command as its user, and waits until it is healthy. */
export async function ask(image) {
  const container = buildah("from", image);
  const port = await findPort();
  const command = ["run", "--env", `PORT=${port}`, container, "--"];
  const { OCIv1 } = JSON.parse(buildah("inspect", "--type", "image", image));
  const entry = OCIv1.config.Entrypoint;
  const server = spawn("buildah", [...command, ...entry], { env, stdio: "inherit" });
  try {
    const endMs = Date.now() + startTimeoutMs;
    for (;;) {
      const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      if (health?.ok) return console.log(`/healthz: ${health.status} ${await health.text()}`);
      if (Date.now() > endMs || server.exitCode !== null) throw new Error("It doesn't answer.");
      await delay(500);
    }
  } finally {
    server.kill();
    buildah("rm", container);
  }
}

function findPort() {
  const server = createServer().listen(0, "127.0.0.1");
  return new Promise((resolve) => {
    server.once("listening", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Builds the container image, measures it, and asks it whether it is healthy. `--own-base` needs no registry. */
async function main() {
  if (!["/usr/bin/buildah", "/usr/local/bin/buildah"].some((path) => existsSync(path))) {
    console.log("Skipped: buildah isn't installed (Debian: apt-get install buildah mmdebstrap).");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "slideloom-container-"));
  try {
    const base = process.argv.includes("--own-base") ? makeBase(folder) : null;
    const args = base === null ? [] : ["--build-arg", `NODE=${base}`];
    const build = ["bud", ...args, "-t", "localhost/slideloom", "-f", "Containerfile", root];
    execFileSync("buildah", build, { env, stdio: "inherit" });
    const archive = join(folder, "slideloom.tar");
    buildah("push", "localhost/slideloom", `oci-archive:${archive}`);
    const bytes = statSync(archive).size;
    console.log(`Image: ${(bytes / 1e6).toFixed(0)} MB of at most ${maxArchiveBytes / 1e6}.`);
    await ask("localhost/slideloom");
    if (bytes > maxArchiveBytes) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
