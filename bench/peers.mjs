import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;
const stamp = join(folder, "node_modules/.installed");

/** Installs the compared libraries and tools, once per state of the lock file. */
export function ensurePeers() {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.error("Installing what the benchmark needs…");
  execFileSync("npm", ["ci", "--prefix", folder, "--loglevel", "error"], {
    cwd: folder,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, hash);
}
