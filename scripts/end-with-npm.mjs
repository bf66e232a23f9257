const intervalMs = 250;

/**
 * Sends this process SIGTERM when npm's shell has ended. npm signals only its shell, and the shell often doesn't
 * forward the signal.
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
