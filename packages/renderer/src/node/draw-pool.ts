import { availableParallelism } from "node:os";
import type { FetchBytes } from "../media.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import { DrawWorker, type DrawLimits } from "./draw-worker.ts";

export interface DrawPoolSettings extends Partial<DrawLimits> {
  /** Reads the media, in the main thread. */
  fetchBytes: FetchBytes;
  /** How many threads; one a core unless said otherwise. */
  size?: number;
  /** How many posts are taken at once; those beyond are refused. */
  maxPosts?: number;
}

interface Task {
  job: SlideJob;
  options: RenderOptions;
  resolve(slide: RenderedSlide): void;
  reject(error: unknown): void;
}

/** Draws in worker threads, which start as work comes. Posts take turns, slide by slide, so that none waits for a long one. */
export class DrawPool {
  readonly #fetchBytes: FetchBytes;
  readonly #limits: DrawLimits;
  readonly #size: number;
  readonly #maxPosts: number;
  readonly #workers = new Set<DrawWorker>();
  readonly #idle: DrawWorker[] = [];
  /** The slides of each post that nobody draws yet, the post whose turn it is first. */
  readonly #waiting: Task[][] = [];
  #running = 0;
  #posts = 0;

  constructor({
    fetchBytes,
    size = availableParallelism(),
    maxPosts = 64,
    slideTimeoutMs = 15_000,
    heapMb = 256,
  }: DrawPoolSettings) {
    this.#fetchBytes = fetchBytes;
    this.#limits = { slideTimeoutMs, heapMb };
    this.#size = size;
    this.#maxPosts = maxPosts;
  }

  /**
   * Draws slides of one post, in their order. Rejects with a `RenderError` where one can't be drawn, and with the code
   * `render-busy` where too many posts wait already.
   */
  async draw(jobs: SlideJob[], options: RenderOptions): Promise<RenderedSlide[]> {
    if (this.#posts >= this.#maxPosts) {
      const message = "Too many posts are being drawn. Please try again in a moment.";
      throw new RenderError(message, { code: "render-busy" });
    }
    const tasks: Task[] = [];
    const slides = jobs.map(
      (job) =>
        new Promise<RenderedSlide>((resolve, reject) => {
          tasks.push({ job, options, resolve, reject });
        }),
    );
    this.#posts += 1;
    this.#waiting.push(tasks);
    this.#start();
    try {
      return await Promise.all(slides);
    } finally {
      // After a failure nobody wants the others.
      tasks.length = 0;
      this.#posts -= 1;
    }
  }

  /** Ends all threads, and what they draw. */
  async dispose(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#workers].map((worker) => worker.dispose()));
  }

  #start(): void {
    while (this.#running < this.#size) {
      const tasks = this.#waiting.shift();
      if (!tasks) return;
      const task = tasks.shift();
      if (tasks.length > 0) this.#waiting.push(tasks);
      if (task) void this.#run(task);
    }
  }

  async #run({ job, options, resolve, reject }: Task): Promise<void> {
    this.#running += 1;
    const worker = this.#take();
    try {
      resolve(await worker.draw(job, options));
    } catch (error) {
      reject(error);
    }
    if (worker.hasEnded) this.#workers.delete(worker);
    else this.#idle.push(worker);
    this.#running -= 1;
    this.#start();
  }

  #take(): DrawWorker {
    const idle = this.#idle.pop();
    if (idle && !idle.hasEnded) return idle;
    if (idle) this.#workers.delete(idle);
    const worker = new DrawWorker(this.#fetchBytes, this.#limits);
    this.#workers.add(worker);
    return worker;
  }
}
