import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

// The server preloads this file. A request to `LOOP_PORT` returns the longest event-loop block since the previous
// request, in ms.
const resolutionMs = 1;
const watch = monitorEventLoopDelay({ resolution: resolutionMs });
watch.enable();
// The server's threads load this file too.
if (isMainThread) {
  createServer((_, response) => {
    response.end(String(Math.max(0, watch.max / 1e6 - resolutionMs)));
    watch.reset();
  })
    .listen(Number(process.env.LOOP_PORT), "127.0.0.1")
    .unref();
}
