import { untilAborted } from "../deadlines/until-aborted.ts";
import { ServerClosingError } from "../http/server-closing.ts";
import { Turns, type TurnsSettings } from "../turns/turns.ts";

/** A thread or process that does one work at a time. */
export interface PooledWorker {
  /** Whether it must not get further work. */
  readonly isSpent: boolean;
  kill(): void | Promise<void>;
}

export interface WorkerPoolSettings<Worker> extends Pick<TurnsSettings, "maxWaiting" | "refuse"> {
  create: () => Worker;
  /** An idle worker ends after this time. */
  idleMs: number;
  /** Maximum number of workers; 2 by default. If there are several, one party can't use all of them. */
  size?: number;
}

type Work<Worker, Result> = (worker: Worker, signal: AbortSignal) => Promise<Result>;

/** Workers that are started on demand, reused, and shared fairly between parties. */
export class WorkerPool<Worker extends PooledWorker> {
  readonly #create: () => Worker;
  readonly #idleMs: number;
  readonly #turns: Turns;
  /** The busy workers; each signal aborts the worker's work. */
  readonly #busy = new Map<Worker, AbortController>();
  /** The last used worker is last. The timers end the workers. */
  readonly #idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

  constructor({ create, idleMs, size = 2, ...turns }: WorkerPoolSettings<Worker>) {
    this.#create = create;
    this.#idleMs = idleMs;
    this.#turns = new Turns({ places: size, share: Math.max(1, size - 1), ...turns });
  }

  /**
   * Runs work of a party with a worker. Rejects with the work's error, or at once with the signal's reason; the worker
   * stays busy until the work settles. The work's own signal also aborts if the pool is disposed of.
   */
  async use<Result>(by: string, work: Work<Worker, Result>, signal?: AbortSignal): Promise<Result> {
    const turn = await this.#turns.enter(by, { signal });
    if (signal?.aborted) turn.leave();
    signal?.throwIfAborted();
    const abort = new AbortController();
    const cancel = () => abort.abort(signal?.reason);
    signal?.addEventListener("abort", cancel, { once: true });
    const worker = this.#take();
    const running = work(worker, abort.signal).finally(async () => {
      signal?.removeEventListener("abort", cancel);
      this.#busy.delete(worker);
      await this.#release(worker);
      turn.leave();
    });
    running.catch(() => undefined);
    this.#busy.set(worker, abort);
    return untilAborted(running, abort.signal);
  }

  /** Ends the workers; running and waiting works reject with a ServerClosingError. */
  async dispose(): Promise<void> {
    const error = new ServerClosingError("server-closing");
    this.#turns.close(error);
    const busy = [...this.#busy];
    for (const [, abort] of busy) abort.abort(error);
    await Promise.all(busy.map(async ([worker]) => worker.kill()));
    await Promise.all(this.#idle.map(({ worker }) => this.#end(worker)));
  }

  #take(): Worker {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (!idle.worker.isSpent) return idle.worker;
    }
    return this.#create();
  }

  async #release(worker: Worker): Promise<void> {
    if (worker.isSpent) return worker.kill();
    const timer = setTimeout(() => void this.#end(worker), this.#idleMs).unref();
    this.#idle.push({ worker, timer });
  }

  async #end(worker: Worker): Promise<void> {
    const at = this.#idle.findIndex((idle) => idle.worker === worker);
    for (const { timer } of this.#idle.splice(at, at === -1 ? 0 : 1)) clearTimeout(timer);
    await worker.kill();
  }
}
