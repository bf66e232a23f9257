import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Pins a test worker and its child processes to one core on Linux. On several cores, threads interrupt each other when
 * freeing shared memory.
 */
function pinToCore() {
  const worker = Number(process.env.VITEST_POOL_ID);
  const cores = listCores();
  if (cores.length < 2 || !worker) return;
  const core = String(cores[(worker - 1) % cores.length]);
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", core, String(process.pid)]);
}

/**
 * Returns the cores that this process may use. Fewer than two if the process is pinned already, or if its cores are
 * unknown.
 */
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
