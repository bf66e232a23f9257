import { countNoun } from "@slideloom/core/text";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { FetchBytes } from "../media/media.ts";
import { describeCause } from "../media/medium-error.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { DrawOrder, DrawReport, FileOrder } from "./draw-protocol.ts";

export interface DrawLimits {
  /** How long a slide may take, its media included; a file may take as long for each of its slides. */
  slideTimeoutMs: number;
  /** The heap of a thread; pixels are not in it. */
  heapMb: number;
}

type Result = Extract<DrawReport, { kind: "drawn" | "joined" }>;

/** What a thread works at. */
interface Work {
  /** Begins the sentence that says how long it takes. */
  name: string;
  limitMs: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Node runs no TypeScript: the built file, also where the sources are tested. */
const threadFile = createRequire(import.meta.url).resolve("@slideloom/renderer/node/draw-thread");

/** A thread that draws one slide, or joins those of one post, at a time. One that broke a limit has ended. */
export class DrawWorker {
  readonly #worker: Worker;
  readonly #limits: DrawLimits;
  #work: Work | null = null;
  /** Of the slide that was ordered last. */
  #fetchBytes: FetchBytes | null = null;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(limits: DrawLimits) {
    this.#limits = limits;
    this.#worker = new Worker(threadFile, {
      // A process may run from the sources; its threads do not.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });
    this.#worker.on("message", (report: DrawReport) => this.#read(report));
    this.#worker.on("error", (cause: NodeJS.ErrnoException) => {
      const isTooLarge = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(
        isTooLarge
          ? new RenderError(`${this.#work?.name} takes more memory than it may`, {
              code: "render-too-heavy",
              cause,
            })
          : cause,
      );
    });
    this.#worker.on("exit", () => this.#end(new RenderError("The drawing thread stopped")));
    // A thread that waits for work keeps no process alive.
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Rejects with `RenderError` where the slide can't be drawn within the limits. `fetchBytes` reads the media, in the main thread. */
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

  /** Rejects with `RenderError` where the file can't be made within the limits. */
  async join(file: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
    const limitMs = this.#limits.slideTimeoutMs * Math.max(1, file.slides.length);
    const result = await this.#run({ kind: "join", file }, { name: "The file", limitMs });
    if (result.kind !== "joined") throw new RenderError("The drawing thread made no file");
    return result.bytes;
  }

  async dispose(): Promise<void> {
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
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#work?.reject(error);
    void this.#worker.terminate();
  }
}
