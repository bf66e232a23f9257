import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";
import { measureSlowness, openThreadClock } from "../../scripts/thread-clock.mjs";

/*
 * The server preloads this file. A request to `TURN_PORT` returns the longest turn of the event loop since the previous
 * request, in ms of the main thread's processor time, and how much slower than usual the machine is.
 */

/** Shorter than any turn that matters, so that no more than one of those is between two readings. */
const readEveryMs = 1;

if (isMainThread) {
  const readMs = openThreadClock() ?? (() => performance.now());
  const slowness = measureSlowness(readMs);
  let lastMs = readMs();
  let longestMs = 0;
  const read = () => {
    const nowMs = readMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
  };
  setInterval(read, readEveryMs).unref();
  createServer((_, response) => {
    read();
    response.end(JSON.stringify({ longestMs, slowness }));
    longestMs = 0;
  })
    .listen(Number(process.env.TURN_PORT), "127.0.0.1")
    .unref();
}
