import { availableParallelism } from "node:os";
import { RenderError } from "@slideloom/renderer";
import type { DrawLimits, DrawWorker } from "@slideloom/renderer/node";
import { WorkerPool } from "../threads/worker-pool.ts";

/** Workers that render. */
export type DrawPool = Pick<WorkerPool<DrawWorker>, "use" | "dispose">;

/** A worker takes about 150 MB, and a new one starts within half a second. */
const idleMs = 60_000;
/** Maximum number of one party's posts that wait; more are refused. */
const maxPosts = 64;

export interface DrawPoolSettings extends Partial<DrawLimits> {
  /** Number of workers that one party may use at once; one per core by default. */
  share?: number;
  maxPosts?: number;
  idleMs?: number;
}

/** Loads the rendering engine. */
export async function createDrawPool(settings: DrawPoolSettings = {}) {
  const { DrawWorker: Worker } = await import("@slideloom/renderer/node");
  const { share = availableParallelism(), ...limits } = settings;
  return new WorkerPool<DrawWorker>({
    create: () => new Worker(limits),
    size: share + 1,
    idleMs: settings.idleMs ?? idleMs,
    maxWaiting: settings.maxPosts ?? maxPosts,
    refuse: () =>
      new RenderError("You're rendering too many posts at once. Try again in a moment.", {
        code: "render-busy",
      }),
  });
}

/** Whose turns a post takes; if the signal aborts, no further slide is started. */
export interface DrawTurn {
  by: string;
  signal?: AbortSignal | undefined;
}

/**
 * Does a post's works in the pool. Each work waits only after the previous one has started, so posts of one party take
 * turns. Rejects with the first failure, and starts nothing after it.
 */
export async function drawInTurns<Result>(
  pool: DrawPool,
  works: readonly ((worker: DrawWorker) => Promise<Result>)[],
  { by, signal }: DrawTurn,
): Promise<Result[]> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const cancel = () => stop.abort(signal?.reason);
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    const results: Promise<Result>[] = [];
    for (const work of works) {
      if (stop.signal.aborted) break;
      await new Promise<void>((start) => {
        const begin = async (worker: DrawWorker) => {
          start();
          try {
            return await work(worker);
          } catch (error) {
            stop.abort(error);
            throw error;
          }
        };
        const result = pool.use(by, begin, stop.signal);
        results.push(result);
        // Work that is refused or aborted never begins.
        result.catch((error: unknown) => {
          stop.abort(error);
          start();
        });
      });
    }
    return await Promise.all(results);
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
