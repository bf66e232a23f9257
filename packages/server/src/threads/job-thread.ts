import { Worker } from "node:worker_threads";
import { ServerClosingError } from "../http/server-closing.ts";

export interface JobThreadSettings {
  /**
   * Returns the path of the compiled module that runs in the thread and answers each message. Worker threads can't run
   * TypeScript.
   */
  findFile: () => string;
  /** Time limit of a job, including the start of the thread. */
  deadlineMs: number;
  /** Limit of the thread's heap. */
  heapMb: number;
  /** An idle thread ends after this time. */
  idleMs: number;
}

/** A job's result, or the limit at which the job was given up. */
export type JobOutcome<Result> =
  | { ok: true; result: Result }
  | { ok: false; limit: "time" | "memory" };

interface RunningJob {
  resolve: (outcome: JobOutcome<unknown>) => void;
  reject: (error: unknown) => void;
}

/** Runs slow work in a worker thread, one job at a time, to keep the event loop free. */
export class JobThread {
  readonly #settings: JobThreadSettings;
  #worker: Worker | null = null;
  #job: RunningJob | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(settings: JobThreadSettings) {
    this.#settings = settings;
  }

  /** Rejects with the job's error, or with the signal's reason if aborted. */
  async run<Result>(job: object, clientSignal: AbortSignal): Promise<JobOutcome<Result>> {
    const signal = AbortSignal.any([clientSignal, this.#closing.signal]);
    const turn = this.#last.then(() => this.#runNow(job, signal));
    this.#last = turn.catch(() => undefined);
    return (await turn) as JobOutcome<Result>;
  }

  /** Ends the thread; running and waiting jobs reject with a ServerClosingError. */
  async dispose(): Promise<void> {
    this.#closing.abort(new ServerClosingError("server-closing"));
    await this.#last;
    await this.#end();
  }

  async #runNow(job: object, signal: AbortSignal): Promise<JobOutcome<unknown>> {
    signal.throwIfAborted();
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    let timer: NodeJS.Timeout | undefined;
    let isDone = false;
    try {
      const outcome = await new Promise<JobOutcome<unknown>>((resolve, reject) => {
        this.#job = { resolve, reject };
        timer = setTimeout(() => resolve({ ok: false, limit: "time" }), this.#settings.deadlineMs);
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
        worker.postMessage(job);
      });
      isDone = outcome.ok;
      return outcome;
    } finally {
      clearTimeout(timer);
      this.#job = null;
      // If a job has no result, the thread may still be running it, so the thread is ended.
      if (isDone) this.#rest(worker);
      else await this.#end();
    }
  }

  #start(): Worker {
    const { findFile, heapMb } = this.#settings;
    const worker = new Worker(findFile(), {
      // The main thread may run TypeScript sources, so the worker doesn't inherit its flags.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.on("message", (result: unknown) => this.#job?.resolve({ ok: true, result }));
    worker.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? this.#job?.resolve({ ok: false, limit: "memory" })
        : this.#job?.reject(error),
    );
    worker.on("exit", () => {
      if (this.#worker === worker) this.#worker = null;
      this.#job?.reject(new Error("The worker thread ended during its job"));
    });
    return worker;
  }

  /** Keeps the thread for the next job, without keeping the process alive. */
  #rest(worker: Worker): void {
    worker.unref();
    this.#idleTimer = setTimeout(() => void this.#end(), this.#settings.idleMs).unref();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
