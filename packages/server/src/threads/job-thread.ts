import { Worker } from "node:worker_threads";
import { DeadlineError, withDeadline } from "../deadlines/deadline.ts";
import type { PooledWorker } from "./worker-pool.ts";

/** Time limit for starting a thread, ms. It takes 0.3 s, on busy machines several seconds. */
const startMs = 60_000;

export interface JobThreadSettings {
  /**
   * Returns the path of the compiled module that runs in the thread. It sends a message once it is loaded, and then an
   * answer to each message. Worker threads can't run TypeScript.
   */
  findFile: () => string;
  /** Maximum size of the thread's heap, in MB. */
  heapMb: number;
}

export interface JobOptions {
  signal: AbortSignal;
  /** Time limit of the job, without the start of the thread. */
  deadlineMs: number;
}

export type JobLimit = "time" | "memory";

export type JobOutcome<Result> = { ok: true; result: Result } | { ok: false; limit: JobLimit };

interface RunningJob {
  resolve: (outcome: JobOutcome<unknown>) => void;
  reject: (error: unknown) => void;
}

/** A worker thread that runs one job at a time. */
export class JobThread implements PooledWorker {
  readonly #worker: Worker;
  readonly #started: Promise<void>;
  #job: RunningJob | null = null;
  #isSpent = false;

  constructor({ findFile, heapMb }: JobThreadSettings) {
    this.#worker = new Worker(findFile(), {
      // The main thread may run TypeScript sources, so the worker doesn't inherit its flags.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    this.#started = new Promise((resolve, reject) => {
      this.#worker.once("message", () => {
        resolve();
        this.#worker.on("message", (result: unknown) => this.#job?.resolve({ ok: true, result }));
      });
      this.#worker.on("error", (error) => {
        reject(error);
        this.#job?.reject(error);
      });
      this.#worker.on("exit", () => {
        this.#isSpent = true;
        const error = new Error("The worker thread ended during its job");
        reject(error);
        this.#job?.reject(error);
      });
    });
    // A thread that fails to start fails its job.
    this.#started.catch(() => undefined);
  }

  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Runs a job. Rejects with the job's error, or with the signal's reason. Without a result, the thread ends. */
  async run(job: object, { signal, deadlineMs }: JobOptions): Promise<JobOutcome<unknown>> {
    this.#worker.ref();
    let isDone = false;
    try {
      const callers = [signal];
      const createError = () => new Error("The worker thread didn't start");
      await withDeadline({ timeoutMs: startMs, callers, createError }, () => this.#started);
      const outcome = await withDeadline({ timeoutMs: deadlineMs, callers }, async () =>
        this.#send(job),
      );
      isDone = outcome.ok;
      return outcome;
    } catch (error) {
      if (error instanceof DeadlineError) return { ok: false, limit: "time" };
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ERR_WORKER_OUT_OF_MEMORY") return { ok: false, limit: "memory" };
      throw error;
    } finally {
      this.#job = null;
      // The thread may still be running a job that has no result.
      if (!isDone) await this.kill();
      // An idle thread doesn't keep the process alive.
      else this.#worker.unref();
    }
  }

  #send(job: object): Promise<JobOutcome<unknown>> {
    return new Promise((resolve, reject) => {
      this.#job = { resolve, reject };
      this.#worker.postMessage(job);
    });
  }

  async kill(): Promise<void> {
    this.#isSpent = true;
    await this.#worker.terminate();
  }
}
