import { Worker } from "node:worker_threads";
import { endProcess, serveParent } from "../../processes/serve-parent.ts";
import { heapMb, type ReaderJob } from "./protocol.ts";

/*
 * A worker thread reads, while this thread watches the memory of the whole process. A hostile file can block a thread
 * or allocate outside the heap.
 */

const worker = new Worker(new URL("./reader-thread.js", import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: heapMb },
});
const report = serveParent<ReaderJob>((job) => worker.postMessage(job));
worker.on("message", report);
// If the process ends during a read, the server reports that the source needed too much memory.
worker.on("error", endProcess);
