import { availableParallelism } from "node:os";
import type { FetchBytes } from "../media/media.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { FileOrder } from "./draw-protocol.ts";
import { DrawThreads, type DrawThreadsSettings } from "./draw-threads.ts";
import type { DrawWorker } from "./draw-worker.ts";

export interface DrawPoolSettings extends DrawThreadsSettings {
  /** Reads media, on the main thread. */
  fetchBytes: FetchBytes;
  /** Number of concurrent threads; one per core by default. */
  size?: number;
  /** Maximum number of posts at once; more are rejected. */
  maxPosts?: number;
  /** Shared threads that outlive the pool; the pool creates its own by default. */
  threads?: DrawThreads;
}

/** Options of drawing a post. */
export interface DrawRun {
  /** If aborted, no further slide of the post is started. */
  signal?: AbortSignal | undefined;
  /** Called with each drawn slide, including one that was started before an abort. */
  onSlide?: (slide: RenderedSlide, index: number) => void;
}

interface Task {
  run(worker: DrawWorker): Promise<void>;
  reject(error: unknown): void;
}

/**
 * Draws in worker threads, started on demand. Posts take turns slide by slide, so none waits for a long one (fair
 * queue).
 */
export class DrawPool {
  readonly #fetchBytes: FetchBytes;
  readonly #size: number;
  readonly #maxPosts: number;
  readonly #threads: DrawThreads;
  readonly #ownThreads: DrawThreads;
  /** Workers that are drawing. */
  readonly #busy = new Set<DrawWorker>();
  /** Queued slides per post; the post at the front is next. */
  readonly #waiting: Task[][] = [];
  #posts = 0;

  constructor({
    fetchBytes,
    size = availableParallelism(),
    maxPosts = 64,
    threads,
    ...threadsSettings
  }: DrawPoolSettings) {
    this.#fetchBytes = fetchBytes;
    this.#size = size;
    this.#maxPosts = maxPosts;
    this.#ownThreads = new DrawThreads(threadsSettings);
    this.#threads = threads ?? this.#ownThreads;
  }

  /**
   * Draws slides of one post, in order. Rejects with the abort reason or a `RenderError`, with code `render-busy` if
   * the queue is full.
   */
  async draw(
    jobs: readonly SlideJob[],
    options: RenderOptions,
    { signal, onSlide }: DrawRun = {},
  ): Promise<RenderedSlide[]> {
    signal?.throwIfAborted();
    if (this.#posts >= this.#maxPosts) {
      const message = "Too many posts are being drawn. Please try again in a moment.";
      throw new RenderError(message, { code: "render-busy" });
    }
    const draw = async (worker: DrawWorker, index: number, job: SlideJob) => {
      const slide = await worker.draw(job, options, this.#fetchBytes);
      onSlide?.(slide, index);
      return slide;
    };
    return this.#enqueue(
      jobs.map((job, index) => (worker) => draw(worker, index, job)),
      signal,
    );
  }

  /**
   * Joins drawn slides, like `joinSlides`. `maxPosts` doesn't limit joins, because it already limited the drawing of
   * the slides.
   */
  async join(file: FileOrder, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    signal?.throwIfAborted();
    const [bytes] = await this.#enqueue([(worker) => worker.join(file)], signal);
    if (!bytes) throw new RenderError("The file was lost");
    return bytes;
  }

  /** Current number of threads. */
  get threads(): number {
    return this.#threads.count;
  }

  /** Cancels all drawing, and ends the pool's own threads. */
  async dispose(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all(Array.from(this.#busy, (worker) => worker.dispose()));
    await this.#ownThreads?.dispose();
  }

  /** Runs a post's work, taking turns with other posts. */
  async #enqueue<Result>(
    works: readonly ((worker: DrawWorker) => Promise<Result>)[],
    signal: AbortSignal | undefined,
  ): Promise<Result[]> {
    const tasks: Task[] = [];
    const results = works.map(
      (work) =>
        new Promise<Result>((resolve, reject) => {
          tasks.push({ run: async (worker) => resolve(await work(worker)), reject });
        }),
    );
    const rejects = tasks.map(({ reject }) => reject);
    const giveUp = () => {
      tasks.length = 0;
      for (const reject of rejects) reject(signal?.reason);
    };
    signal?.addEventListener("abort", giveUp);
    this.#posts += 1;
    this.#waiting.push(tasks);
    this.#start();
    try {
      return await Promise.all(results);
    } finally {
      signal?.removeEventListener("abort", giveUp);
      // After a failure the remaining slides are not needed.
      tasks.length = 0;
      this.#posts -= 1;
    }
  }

  #start(): void {
    while (this.#busy.size < this.#size) {
      const tasks = this.#waiting.shift();
      if (!tasks) return;
      const task = tasks.shift();
      if (tasks.length > 0) this.#waiting.push(tasks);
      if (task) void this.#run(task);
    }
  }

  async #run({ run, reject }: Task): Promise<void> {
    const worker = this.#threads.take();
    this.#busy.add(worker);
    try {
      await run(worker);
    } catch (error) {
      reject(error);
    }
    this.#busy.delete(worker);
    this.#threads.release(worker);
    this.#start();
  }
}
