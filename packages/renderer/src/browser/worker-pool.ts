import type { Remote } from "comlink";
import { type PoolWorker, startPoolWorker } from "./pool-worker.ts";
import type { DrawWorker } from "./worker-protocol.ts";

/** Work for one worker; `urgent` tasks run before other queued ones. */
export interface PoolTask<Result> {
  run(worker: Remote<DrawWorker>): Promise<Result>;
  urgent?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

/** More workers gain little, and each has its own engine in memory. */
const maxWorkers = 4;

/** A pool of workers, started on demand; each runs one task at a time. */
export class WorkerPool {
  readonly #idle: PoolWorker[] = [];
  readonly #all = new Set<PoolWorker>();
  readonly #waiting: ((worker: PoolWorker) => void)[] = [];
  readonly #limit: number;

  constructor(limit = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 2))) {
    this.#limit = limit;
  }

  /**
   * Runs the task on the next free worker. Rejects with the abort reason if aborted in the queue, or with `RenderError`
   * if the worker crashes.
   */
  async run<Result>({ run, urgent = false, signal }: PoolTask<Result>): Promise<Result> {
    const worker = await this.#take(urgent);
    return this.#work(worker, (remote) => {
      signal?.throwIfAborted();
      return run(remote);
    });
  }

  /** Starts workers until the pool is full, and runs the task once in each of them. */
  async startAll(run: (worker: Remote<DrawWorker>) => Promise<unknown>): Promise<void> {
    const tasks: Promise<unknown>[] = [];
    while (this.#all.size < this.#limit) {
      const worker = this.#start();
      tasks.push(this.#work(worker, run));
    }
    await Promise.all(tasks);
  }

  dispose(): void {
    for (const { worker } of this.#all) worker.terminate();
    this.#all.clear();
    this.#idle.length = 0;
  }

  async #work<Result>(
    worker: PoolWorker,
    run: (worker: Remote<DrawWorker>) => Promise<Result>,
  ): Promise<Result> {
    let broken = false;
    try {
      return await new Promise((resolve, reject) => {
        worker.fail = reject;
        if (worker.failure) throw worker.failure;
        run(worker.remote).then(resolve, reject);
      });
    } catch (error) {
      broken = worker.failure !== null || isEngineTrap(error);
      throw error;
    } finally {
      if (broken) this.#discard(worker);
      else this.#give(worker);
    }
  }

  #take(urgent: boolean): Promise<PoolWorker> | PoolWorker {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size < this.#limit) return this.#start();
    return new Promise((resolve) => {
      if (urgent) this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
    });
  }

  #give(worker: PoolWorker): void {
    const next = this.#waiting.shift();
    if (next) next(worker);
    else this.#idle.push(worker);
  }

  #discard(broken: PoolWorker): void {
    broken.worker.terminate();
    this.#all.delete(broken);
    const next = this.#waiting.shift();
    if (next) next(this.#start());
  }

  #start(): PoolWorker {
    const started = startPoolWorker();
    this.#all.add(started);
    return started;
  }
}

/**
 * Returns whether the engine trapped. Its memory is undefined afterwards (WebAssembly specification, traps), so the
 * worker is discarded.
 */
function isEngineTrap(error: unknown): boolean {
  return error instanceof Error && error.name === "RuntimeError";
}
