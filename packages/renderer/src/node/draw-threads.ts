import { DrawWorker, type DrawLimits } from "./draw-worker.ts";

export interface DrawThreadsSettings extends Partial<DrawLimits> {
  /** After how long without work a thread ends: it holds some 150 MB, and starts within half a second. */
  idleMs?: number;
}

/** The threads of one pool or of several, which start as work comes. */
export class DrawThreads {
  readonly #limits: DrawLimits;
  readonly #idleMs: number;
  readonly #all = new Set<DrawWorker>();
  /** Those without work, with what ends them. */
  readonly #idle: { worker: DrawWorker; timer: NodeJS.Timeout }[] = [];

  constructor({
    idleMs = 60_000,
    slideTimeoutMs = 15_000,
    heapMb = 256,
  }: DrawThreadsSettings = {}) {
    this.#limits = { slideTimeoutMs, heapMb };
    this.#idleMs = idleMs;
  }

  /** How many there are now. */
  get count(): number {
    return this.#all.size;
  }

  /** The one that drew last, or a new one, for the caller alone until it gives it back. */
  take(): DrawWorker {
    const idle = this.#idle.pop();
    clearTimeout(idle?.timer);
    if (idle && !idle.worker.hasEnded) return idle.worker;
    if (idle) this.#all.delete(idle.worker);
    const worker = new DrawWorker(this.#limits);
    this.#all.add(worker);
    return worker;
  }

  giveBack(worker: DrawWorker): void {
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

  /** Ends all of them. */
  async dispose(): Promise<void> {
    for (const { timer } of this.#idle) clearTimeout(timer);
    await Promise.all(Array.from(this.#all, (worker) => worker.dispose()));
  }
}
