import { countNoun } from "@slideloom/core/text";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { FetchBytes } from "../media/media.ts";
import { describeCause } from "../media/medium-error.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { DrawOrder, DrawReport, FileOrder } from "./draw-protocol.ts";

export interface DrawLimits {
  /** Time limit per slide, including its media. A file may take the sum of its slides' limits. */
  slideTimeoutMs: number;
  /** Maximum JavaScript heap of a thread, in MB. Pixels are stored outside this heap. */
  heapMb: number;
}

const drawLimits: DrawLimits = { slideTimeoutMs: 15_000, heapMb: 256 };

type Result = Extract<DrawReport, { kind: "drawn" | "joined" }>;

/** A worker's current task. */
interface Work {
  /** Name of the task at the start of its error messages: `Slide 3` or `The file`. */
  name: string;
  limitMs: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Worker threads can't run TypeScript, so they load the built file even in tests of the sources. */
const threadFile = createRequire(import.meta.url).resolve("@slideloom/renderer/node/draw-thread");

/** A thread that draws or joins the slides of one post at a time. If the thread exceeds a limit, it is terminated. */
export class DrawWorker {
  readonly #worker: Worker;
  readonly #limits: DrawLimits;
  #work: Work | null = null;
  /** Reads media for the current slide. */
  #fetchBytes: FetchBytes | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isSpent = false;

  constructor(limits: Partial<DrawLimits> = {}) {
    this.#limits = { ...drawLimits, ...limits };
    this.#worker = new Worker(threadFile, {
      // The worker runs a built file, so it doesn't inherit the main thread's flags for TypeScript sources.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
    });
    this.#worker.on("message", (report: DrawReport) => this.#read(report));
    this.#worker.on("error", (cause: NodeJS.ErrnoException) => {
      const isTooLarge = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(
        isTooLarge
          ? new RenderError(`${this.#work?.name} needs too much memory to draw`, {
              code: "render-too-heavy",
              cause,
            })
          : cause,
      );
    });
    this.#worker.on("exit", () => this.#end(new RenderError("The drawing thread stopped")));
    // An idle thread doesn't keep the process alive.
    this.#worker.unref();
  }

  get isSpent(): boolean {
    return this.#isSpent;
  }

  /**
   * Draws a slide, with media from `fetchBytes` on the main thread. Rejects with `RenderError` if drawing fails or
   * exceeds a limit.
   */
  async draw(
    job: SlideJob,
    options: RenderOptions,
    fetchBytes: FetchBytes,
  ): Promise<RenderedSlide> {
    this.#fetchBytes = fetchBytes;
    const result = await this.#run(
      { kind: "draw", job, options },
      { name: `Slide ${job.slideIndex + 1}`, limitMs: this.#limits.slideTimeoutMs },
    );
    if (result.kind !== "drawn") throw new RenderError("The drawing thread drew no slide");
    return result.slide;
  }

  /** Joins slides. Rejects with `RenderError` if it fails or exceeds a limit. */
  async join(file: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
    const limitMs = this.#limits.slideTimeoutMs * Math.max(1, file.slides.length);
    const result = await this.#run({ kind: "join", file }, { name: "The file", limitMs });
    if (result.kind !== "joined") throw new RenderError("The drawing thread made no file");
    return result.bytes;
  }

  async kill(): Promise<void> {
    this.#end(new RenderError("Drawing was stopped"));
    await this.#worker.terminate();
  }

  async #run(order: DrawOrder, work: Pick<Work, "name" | "limitMs">): Promise<Result> {
    this.#worker.ref();
    try {
      return await new Promise<Result>((resolve, reject) => {
        this.#work = { ...work, resolve, reject };
        this.#order(order);
      });
    } finally {
      clearTimeout(this.#timer);
      this.#work = null;
      this.#worker.unref();
    }
  }

  #order(order: DrawOrder): void {
    this.#worker.postMessage(order);
  }

  #read(report: DrawReport): void {
    switch (report.kind) {
      case "begun":
        this.#timer = setTimeout(() => this.#giveUp(), this.#work?.limitMs);
        break;
      case "drawn":
      case "joined":
        this.#work?.resolve(report);
        break;
      case "failed": {
        const { message, code } = report;
        this.#work?.reject(code ? new RenderError(message, { code }) : new Error(message));
        break;
      }
      case "fetch": {
        const { id, url } = report;
        this.#fetchBytes?.(url).then(
          (file) => this.#order({ kind: "medium", id, file }),
          (error: unknown) => this.#order({ kind: "no-medium", id, cause: describeCause(error) }),
        );
      }
    }
  }

  #giveUp(): void {
    const { name, limitMs = 0 } = this.#work ?? {};
    const message = `${name} takes longer than ${countNoun(limitMs / 1000, "second")} to draw`;
    this.#end(new RenderError(message, { code: "render-too-heavy" }));
  }

  #end(error: Error): void {
    if (this.#isSpent) return;
    this.#isSpent = true;
    this.#work?.reject(error);
    void this.#worker.terminate();
  }
}
