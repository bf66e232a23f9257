import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";

/** Worker threads can't run TypeScript, so they load the built file even in tests of the sources. */
const findThreadFile = () => createRequire(import.meta.url).resolve("#outline-thread");

/** Runs slow work in a worker thread, one job at a time, to keep the event loop free. */
export class WriterThread {
  readonly #deadlineMs: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ deadlineMs }: { deadlineMs: number }) {
    this.#deadlineMs = deadlineMs;
  }

  /** Resolves to null after the deadline. Rejects with the signal's reason if aborted. */
  async run<Result>(job: object, signal: AbortSignal): Promise<Result | null> {
    const turn = this.#last.then(() => this.#runNow<Result>(job, signal));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #runNow<Result>(job: object, signal: AbortSignal): Promise<Result | null> {
    signal.throwIfAborted();
    // The main thread may run TypeScript sources; worker threads can't, so its flags are not inherited.
    const thread = new Worker(findThreadFile(), { workerData: job, execArgv: [] });
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
