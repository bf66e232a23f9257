import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { readPeerVersions } from "./peers.mjs";

const root = join(import.meta.dirname, "..");

/** The engine's versions as the renderer pins them. */
function readEngineVersions() {
  const text = readFileSync(join(root, "packages/renderer/package.json"), "utf8");
  const { dependencies } = JSON.parse(text);
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => name.startsWith("@takumi-rs/")),
  );
}

function findCommit() {
  try {
    const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
    const changed = git("status", "--porcelain", "--untracked-files=no", "packages") !== "";
    return git("rev-parse", "--short", "HEAD") + (changed ? " with changes" : "");
  } catch {
    return "unknown";
  }
}

/** What the figures were taken on. */
export function describeMachine(browser) {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " ").concat(" UTC"),
    commit: findCommit(),
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpu?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    chromium: browser.version(),
    versions: { ...readEngineVersions(), ...readPeerVersions() },
  };
}

/** Load average of the last minute; above the number of cores, something else was running. */
export function readLoad() {
  return Math.round(loadavg()[0] * 100) / 100;
}
