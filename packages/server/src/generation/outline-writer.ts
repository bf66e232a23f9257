import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type GenerationRequest, type Outline, writeOutline } from "@slideloom/core/generation";

/**
 * Notes up to this length are parsed on the main thread (about 50 ms at most). Parsing Markdown can take quadratic
 * time.
 */
const inlineCharacters = 2000;

/** Worker threads can't run TypeScript, so they load the built file even in tests of the sources. */
const findThreadFile = () => createRequire(import.meta.url).resolve("#outline-thread");

export interface OutlineWriterSettings {
  /** After this time, notes are read as plain paragraphs. */
  deadlineMs: number;
}

/** Writes outlines. Long notes are parsed in a worker thread, one at a time, to keep the event loop free. */
export class OutlineWriter {
  readonly #deadlineMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ deadlineMs }: OutlineWriterSettings = { deadlineMs: 5000 }) {
    this.#deadlineMs = deadlineMs;
  }

  /** Rejects with the signal's reason if aborted. */
  async write(request: GenerationRequest, signal: AbortSignal): Promise<Outline> {
    signal.throwIfAborted();
    const { topic, instructions } = request;
    if (topic.length + instructions.length <= inlineCharacters) return writeOutline(request);
    const turn = this.#last.then(() => this.#writeInThread(request, signal));
    this.#last = turn.catch(() => undefined);
    return (await turn) ?? writeOutline(request, { readsMarkdown: false });
  }

  /** Resolves to null on timeout. */
  async #writeInThread(request: GenerationRequest, signal: AbortSignal): Promise<Outline | null> {
    signal.throwIfAborted();
    // The main thread may run TypeScript sources; worker threads can't, so its flags are not inherited.
    const thread = new Worker(findThreadFile(), { workerData: request, execArgv: [] });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        timer = setTimeout(() => resolve(null), this.#deadlineMs);
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        thread.on("message", resolve);
        thread.on("error", reject);
        thread.on("exit", () => reject(new Error("The thread that reads notes ended")));
      });
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  }
}
