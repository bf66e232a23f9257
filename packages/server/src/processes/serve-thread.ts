import { Worker } from "node:worker_threads";
import { endProcess, serveParent } from "./serve-parent.ts";

/**
 * Makes this process a `Child` whose works are done by a worker thread, while this thread watches the memory of both
 * and the parent: hostile input can block a thread, or allocate outside its heap. The thread's first message says that
 * it has started.
 */
export function serveThread(file: string | URL): void {
  const worker = new Worker(file);
  worker.on(
    "message",
    serveParent((order) => worker.postMessage(order)),
  );
  worker.on("error", endProcess);
}
