import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type GenerationRequest, type Outline, writeOutline } from "@slideloom/core/generation";

/** Notes up to this length are read at once, in at most some 50 ms. Reading Markdown can take quadratic time. */
const inlineCharacters = 2000;

/** Node runs no TypeScript: the built file, also where the sources are tested. */
const findThreadFile = () => createRequire(import.meta.url).resolve("#outline-thread");

export interface OutlineWriterSettings {
  /** How long reading may take before the notes are taken as plain paragraphs. */
  deadlineMs: number;
}

/** Writes outlines. Long notes are read in a thread, one at a time, so that the server goes on. */
export class OutlineWriter {
  readonly #deadlineMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ deadlineMs }: OutlineWriterSettings = { deadlineMs: 5000 }) {
    this.#deadlineMs = deadlineMs;
  }

  /** Rejects with the signal's reason where it is aborted. */
  async write(request: GenerationRequest, signal: AbortSignal): Promise<Outline> {
    signal.throwIfAborted();
    const { topic, instructions } = request;
    if (topic.length + instructions.length <= inlineCharacters) return writeOutline(request);
    const turn = this.#last.then(() => this.#writeInThread(request, signal));
    this.#last = turn.catch(() => undefined);
    return (await turn) ?? writeOutline(request, { readsMarkdown: false });
  }

  /** Null where it takes too long. */
  async #writeInThread(request: GenerationRequest, signal: AbortSignal): Promise<Outline | null> {
    signal.throwIfAborted();
    // A process may run from the sources; its threads do not.
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
