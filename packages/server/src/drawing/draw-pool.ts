import { availableParallelism } from "node:os";
import { RenderError } from "@slideloom/renderer";
import { WorkerPool } from "../threads/worker-pool.ts";
import { type DrawProcessSettings, DrawProcess } from "./process/draw-process.ts";

/** Processes that render. */
export type DrawPool = Pick<WorkerPool<DrawProcess>, "use" | "dispose">;

/** A process takes about 200 MB, and a new one starts within a second. */
const usualIdleMs = 60_000;
/** Maximum number of one party's posts that wait; more are refused. */
const usualMaxPosts = 64;

export interface DrawPoolSettings extends Partial<DrawProcessSettings> {
  /** Number of processes that one party may use at once; one per core by default. */
  share?: number;
  maxPosts?: number;
  idleMs?: number;
}

export function createDrawPool({
  share = availableParallelism(),
  maxPosts = usualMaxPosts,
  idleMs = usualIdleMs,
  ...settings
}: DrawPoolSettings = {}): DrawPool {
  return new WorkerPool({
    create: () => new DrawProcess(settings),
    size: share + 1,
    idleMs,
    maxWaiting: maxPosts,
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
  works: readonly ((child: DrawProcess) => Promise<Result>)[],
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
        const begin = async (child: DrawProcess) => {
          start();
          try {
            return await work(child);
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
