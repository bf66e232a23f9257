import type { ImportFormat, ImportResult } from "@slideloom/core/import";
import { askWorker } from "../../lib/ask-worker.ts";

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
export function importInWorker(
  request: ReadRequest,
  { signal, startReader = startImportWorker }: ReadOptions,
): Promise<ImportResult | null> {
  return askWorker<ImportResult>(startReader, request, {
    name: "the reader for this format",
    signal,
    deadlineMs,
  });
}
