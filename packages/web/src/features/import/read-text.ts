import type { ImportFormat, ImportResult } from "@slideloom/core/import";

export interface ReadRequest {
  text: string;
  format: ImportFormat;
}

/** Time limit, ms: some Markdown takes the parser quadratic time. */
const deadlineMs = 5000;

interface ReadOptions {
  signal: AbortSignal;
  /** Replaced in tests. */
  startReader?: () => Worker;
}

function startImportWorker(): Worker {
  return new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
}

/** Converts a text to posts in a worker; null on timeout. Rejects with the signal's reason, or if the worker fails. */
export async function readText(
  request: ReadRequest,
  { signal, startReader = startImportWorker }: ReadOptions,
): Promise<ImportResult | null> {
  signal.throwIfAborted();
  const worker = startReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      worker.addEventListener("message", ({ data }: MessageEvent<ImportResult>) => resolve(data));
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
