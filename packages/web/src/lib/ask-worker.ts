interface AskOptions {
  signal: AbortSignal;
  /** Time limit, ms. */
  deadlineMs: number;
}

/**
 * Sends a request to a new worker, then terminates the worker. Resolves to null on timeout, and rejects on abort or
 * worker errors.
 */
export async function askWorker<Response>(
  start: () => Worker,
  request: unknown,
  { signal, deadlineMs }: AskOptions,
): Promise<Response | null> {
  signal.throwIfAborted();
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.addEventListener("message", ({ data }: MessageEvent<Response>) => resolve(data));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
