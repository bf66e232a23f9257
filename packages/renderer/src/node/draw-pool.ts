import { availableParallelism } from "node:os";
import type { FetchBytes } from "../media/media.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { FileOrder } from "./draw-protocol.ts";
import { DrawThreads, type DrawThreadsSettings } from "./draw-threads.ts";
import type { DrawWorker } from "./draw-worker.ts";

export interface DrawPoolSettings extends DrawThreadsSettings {
  /** Reads the media, in the main thread. */
  fetchBytes: FetchBytes;
  /** How many threads draw at once; one a core unless said otherwise. */
  size?: number;
  /** How many posts are taken at once; those beyond are refused. */
  maxPosts?: number;
  /** Threads that outlive the pool, with settings of their own; without them it has its own. */
  threads?: DrawThreads;
}

/** How a post is drawn. */
export interface DrawRun {
  /** Once it is aborted, no further slide of the post is begun. */
  signal?: AbortSignal | undefined;
  /** Called with each slide as it is drawn, also with one that was begun before it was given up. */
  onSlide?: (slide: RenderedSlide, index: number) => void;
}

interface Task {
  run(worker: DrawWorker): Promise<void>;
  reject(error: unknown): void;
}

/** Draws in worker threads, which start as work comes. Posts take turns, slide by slide, so that none waits for a long one. */
export class DrawPool {
  readonly #fetchBytes: FetchBytes;
  readonly #size: number;
  readonly #maxPosts: number;
  readonly #threads: DrawThreads;
  readonly #ownThreads: DrawThreads;
  /** Those that draw. */
  readonly #busy = new Set<DrawWorker>();
  /** The slides of each post that nobody draws yet, the post whose turn it is first. */
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
   * Draws slides of one post, in their order. Rejects with a `RenderError` where one can't be drawn, and with the code
   * `render-busy` where too many posts wait already; with the signal's reason once it is aborted.
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
   * Joins slides that were drawn, as `joinSlides` does. Rejects with a `RenderError` where that can't be done, and with the
   * signal's reason once it is aborted. It is never refused: its slides have waited already.
   */
  async join(file: FileOrder, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    signal?.throwIfAborted();
    const [bytes] = await this.#enqueue([(worker) => worker.join(file)], signal);
    if (!bytes) throw new RenderError("The file was lost");
    return bytes;
  }

  /** How many threads there are now. */
  get threads(): number {
    return this.#threads.count;
  }

  /** Ends what is being drawn, with its threads, and the threads that are the pool's own. */
  async dispose(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all(Array.from(this.#busy, (worker) => worker.dispose()));
    await this.#ownThreads?.dispose();
  }

  /** Runs the work of one post, in turns with that of others. */
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
      // After a failure nobody wants the others.
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
    this.#threads.giveBack(worker);
    this.#start();
  }
}
