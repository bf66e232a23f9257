const intervalMs = 250;

/**
 * Ends this process like SIGTERM does once the shell that npm runs it in is gone. npm passes a signal on to that shell
 * only, and many shells end without passing it on: the server would stay behind and keep its port.
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
