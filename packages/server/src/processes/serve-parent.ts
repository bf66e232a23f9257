import process from "node:process";

/** A message from a child process, with its resident memory. */
export interface ChildMessage {
  report: unknown;
  rssMb: number;
}

/** Interval of the process's checks of its own memory. */
const pollMs = 20;

const getRssMb = () => process.memoryUsage.rss() / (1024 * 1024);

/**
 * Ends the process at once; `process.exit` would wait for native code of other threads. The parent takes a SIGKILL for
 * one of the system, so this isn't one.
 */
export function endProcess(): void {
  process.kill(process.pid, "SIGTERM");
}

/**
 * Makes this process a `Child`: receives orders, and returns the function that sends reports. The first report says that
 * the process has started. The process ends with its parent, or if it needs more memory than its first argument allows.
 */
export function serveParent<Order>(receive: (order: Order) => void): (report: unknown) => void {
  const maxRssMb = Number(process.argv[2]);
  process.on("message", receive);
  process.on("disconnect", endProcess);
  setInterval(() => getRssMb() > maxRssMb && endProcess(), pollMs);
  return (report) => {
    const message: ChildMessage = { report, rssMb: getRssMb() };
    process.send?.(message);
  };
}
