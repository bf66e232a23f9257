import { DrawWorker, type DrawLimits } from "./draw-worker.ts";

export interface DrawThreadsSettings extends Partial<DrawLimits> {
  /** An idle thread ends after this time, because it takes about 150 MB. A new thread starts within half a second. */
  idleMs?: number;
}

/** Worker threads, started on demand and shared by one or more pools. */
export class DrawThreads {
  readonly #limits: DrawLimits;
  readonly #idleMs: number;
  readonly #all = new Set<DrawWorker>();
  /** Idle workers with the timers that end them. */
  readonly #idle: { worker: DrawWorker; timer: NodeJS.Timeout }[] = [];

  constructor({
    idleMs = 60_000,
    slideTimeoutMs = 15_000,
    heapMb = 256,
  }: DrawThreadsSettings = {}) {
    this.#limits = { slideTimeoutMs, heapMb };
    this.#idleMs = idleMs;
  }

  /** Current number of threads. */
  get count(): number {
    return this.#all.size;
  }

  /** Takes the most recently used idle worker, or a new one. The caller owns the worker until giving it back. */
  take(): DrawWorker {
    const idle = this.#idle.pop();
    clearTimeout(idle?.timer);
    if (idle && !idle.worker.hasEnded) return idle.worker;
    if (idle) this.#all.delete(idle.worker);
    const worker = new DrawWorker(this.#limits);
    this.#all.add(worker);
    return worker;
  }

  release(worker: DrawWorker): void {
    if (worker.hasEnded) {
      this.#all.delete(worker);
      return;
    }
    const end = () => {
      this.#idle.splice(
        this.#idle.findIndex((one) => one.worker === worker),
        1,
      );
      this.#all.delete(worker);
      void worker.dispose();
    };
    this.#idle.push({ worker, timer: setTimeout(end, this.#idleMs).unref() });
  }

  /** Ends all threads. */
  async dispose(): Promise<void> {
    for (const { timer } of this.#idle) clearTimeout(timer);
    await Promise.all(Array.from(this.#all, (worker) => worker.dispose()));
  }
}
