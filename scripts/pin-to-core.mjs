import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Keeps a test's worker, and what it starts, on one core, where Linux can. Threads that share memory over several cores
 * interrupt each other whenever one gives some back: on a virtual machine that took a quarter of a browser test.
 */
function pinToCore() {
  const worker = Number(process.env.VITEST_POOL_ID);
  const cores = listCores();
  if (cores.length < 2 || !worker) return;
  const core = String(cores[(worker - 1) % cores.length]);
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", core, String(process.pid)]);
}

/** The numbers of the cores that this process may use; of one alone where it is pinned, or where nobody says. */
function listCores() {
  let status = "";
  try {
    status = readFileSync("/proc/self/status", "utf8");
  } catch {
    return [];
  }
  const ranges = /^Cpus_allowed_list:\s*(.+)$/m.exec(status)?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

pinToCore();
