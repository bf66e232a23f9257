import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Returns the pinned versions of a package's dependencies that `isWanted` selects. */
export function readPinnedVersions(packageFolder, isWanted) {
  const { dependencies } = JSON.parse(
    readFileSync(join(root, packageFolder, "package.json"), "utf8"),
  );
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => isWanted(name)));
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

/** Describes the machine of the measurements. */
export function describeMachine() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " ").concat(" UTC"),
    commit: findCommit(),
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpu?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
}

/** Returns the load average of the last minute; above the number of cores, other work was running. */
export function readLoad() {
  return Math.round(loadavg()[0] * 100) / 100;
}
