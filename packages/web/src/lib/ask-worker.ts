import { explainLoading } from "./load-code.ts";

interface AskOptions {
  /** The worker's code, as the object of the sentence "We couldn't load …". */
  name: string;
  signal: AbortSignal;
  /** Time limit, ms. */
  deadlineMs: number;
}

/**
 * Sends a request to a new worker, then terminates the worker. Resolves to null on timeout, and rejects on abort or
 * worker errors; with a `CodeError` if the worker's code can't be loaded.
 */
export async function askWorker<Response>(
  start: () => Worker,
  request: unknown,
  { name, signal, deadlineMs }: AskOptions,
): Promise<Response | null> {
  signal.throwIfAborted();
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.addEventListener("message", ({ data }: MessageEvent<Response>) => resolve(data));
      worker.addEventListener("error", ({ message }) => {
        // Only errors of running code have a message.
        if (message) reject(new Error(message));
        else void explainLoading(name, null).then(reject);
      });
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
