const intervalMs = 250;

/**
 * Sends itself SIGTERM when npm's shell has ended: npm only signals that shell, which often doesn't forward signals, so
 * the server would keep running.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, intervalMs);
  timer.unref();
}
