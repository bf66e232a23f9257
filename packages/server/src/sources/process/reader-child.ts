import process from "node:process";
import { Worker } from "node:worker_threads";
import { heapMb, pollMs, type ReaderAnswer, type ReaderReply } from "./protocol.ts";

/*
 * A worker thread reads, while this thread watches the memory of the whole process. A hostile file can block a thread
 * or allocate outside the heap.
 */

const megabyte = 1024 * 1024;
const maxRssBytes = Number(process.argv[2]) * megabyte;

const worker = new Worker(new URL("./reader-thread.js", import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: heapMb },
});
process.on("message", (job) => worker.postMessage(job));
worker.on("message", (reply: ReaderReply) => {
  const answer: ReaderAnswer = { reply, rssMb: process.memoryUsage.rss() / megabyte };
  process.send?.(answer);
});
// If the process ends during a read, the server reports that the source needed too much memory.
worker.on("error", end);
// Ends with the server's process.
process.on("disconnect", end);
setInterval(() => process.memoryUsage.rss() > maxRssBytes && end(), pollMs);

/** Ends at once; `process.exit` would wait for native code of the worker. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}
