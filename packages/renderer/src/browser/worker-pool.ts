import { wrap, type Remote } from "comlink";
import type { DrawWorker } from "./worker-protocol.ts";

/** Work for one worker; `urgent` goes before what waits. */
export interface PoolTask<Result> {
  run(worker: Remote<DrawWorker>): Promise<Result>;
  urgent?: boolean;
  signal?: AbortSignal | undefined;
}

interface PoolWorker {
  worker: Worker;
  remote: Remote<DrawWorker>;
}

/** More workers than this gain little and each holds its own engine in memory. */
const maxWorkers = 4;

/** Workers started one by one as work comes, each with one task at a time. */
export class WorkerPool {
  readonly #idle: PoolWorker[] = [];
  readonly #all = new Set<PoolWorker>();
  readonly #waiting: ((worker: PoolWorker) => void)[] = [];
  readonly #limit: number;

  constructor(limit = Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency || 2))) {
    this.#limit = limit;
  }

  /** Runs the task on the next free worker. Rejects with the signal's reason when it is aborted before its turn. */
  async run<Result>({ run, urgent = false, signal }: PoolTask<Result>): Promise<Result> {
    const worker = await this.#take(urgent);
    try {
      signal?.throwIfAborted();
      return await run(worker.remote);
    } finally {
      this.#give(worker);
    }
  }

  dispose(): void {
    for (const { worker } of this.#all) worker.terminate();
    this.#all.clear();
    this.#idle.length = 0;
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

  #start(): PoolWorker {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { type: "module" });
    const started = { worker, remote: wrap<DrawWorker>(worker) };
    this.#all.add(started);
    return started;
  }
}
