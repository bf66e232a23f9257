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
  /** Maximum size of the thread's heap, in MB. */
  heapMb: number;
  /** An idle thread ends after this time. */
  idleMs: number;
}

/** A job's result, or the limit that the job exceeded. */
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
  #closing: Error | null = null;

  constructor(settings: JobThreadSettings) {
    this.#settings = settings;
  }

  /** Rejects with the job's error, or with the signal's reason if aborted. */
  async run<Result>(job: object, signal: AbortSignal): Promise<JobOutcome<Result>> {
    const turn = this.#last.then(() => this.#runNow(job, signal));
    this.#last = turn.catch(() => undefined);
    return (await turn) as JobOutcome<Result>;
  }

  /** Ends the thread; running and waiting jobs reject with a ServerClosingError. */
  async dispose(): Promise<void> {
    this.#closing = new ServerClosingError("server-closing");
    this.#job?.reject(this.#closing);
    await this.#last;
    await this.#end();
  }

  async #runNow(job: object, signal: AbortSignal): Promise<JobOutcome<unknown>> {
    if (this.#closing) throw this.#closing;
    signal.throwIfAborted();
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    let timer: NodeJS.Timeout | undefined;
    let abort: (() => void) | undefined;
    let isDone = false;
    try {
      const outcome = await new Promise<JobOutcome<unknown>>((resolve, reject) => {
        this.#job = { resolve, reject };
        timer = setTimeout(() => resolve({ ok: false, limit: "time" }), this.#settings.deadlineMs);
        abort = () => reject(signal.reason as Error);
        signal.addEventListener("abort", abort);
        worker.postMessage(job);
      });
      isDone = outcome.ok;
      return outcome;
    } finally {
      clearTimeout(timer);
      if (abort) signal.removeEventListener("abort", abort);
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
    // An idle worker that is ending may report its exit after the next job has begun in another worker.
    const findJob = () => (this.#worker === worker ? this.#job : null);
    worker.on("message", (result: unknown) => findJob()?.resolve({ ok: true, result }));
    worker.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY"
        ? findJob()?.resolve({ ok: false, limit: "memory" })
        : findJob()?.reject(error),
    );
    worker.on("exit", () => {
      findJob()?.reject(new Error("The worker thread ended during its job"));
      if (this.#worker === worker) this.#worker = null;
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
