import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { FetchBytes } from "../media/media.ts";
import { describeCause } from "../media/medium-error.ts";
import { RenderError } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { DrawOrder, DrawReport } from "./draw-protocol.ts";

export interface DrawLimits {
  /** How long a slide may take, its media included. */
  slideTimeoutMs: number;
  /** The heap of a thread; pixels are not in it. */
  heapMb: number;
}

interface Drawing {
  /** The slide's, from 1. */
  number: number;
  resolve(slide: RenderedSlide): void;
  reject(error: Error): void;
}

/** Node runs no TypeScript: the built file, also where the sources are tested. */
const threadFile = createRequire(import.meta.url).resolve("@slideloom/renderer/node/draw-thread");

/** A thread that draws one slide at a time. One that broke a limit has ended. */
export class DrawWorker {
  readonly #worker: Worker;
  readonly #limits: DrawLimits;
  #drawing: Drawing | null = null;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(fetchBytes: FetchBytes, limits: DrawLimits) {
    this.#limits = limits;
    this.#worker = new Worker(threadFile, {
      // A process may run from the sources; its threads do not.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });
    this.#worker.on("message", (report: DrawReport) => this.#read(report, fetchBytes));
    this.#worker.on("error", (cause: NodeJS.ErrnoException) => {
      const isTooLarge = cause.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(
        isTooLarge
          ? new RenderError("The slide takes more memory than one may", {
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

  /** Rejects with `RenderError` where the slide can't be drawn within the limits. */
  async draw(job: SlideJob, options: RenderOptions): Promise<RenderedSlide> {
    this.#worker.ref();
    try {
      return await new Promise<RenderedSlide>((resolve, reject) => {
        this.#drawing = { number: job.slideIndex + 1, resolve, reject };
        this.#order({ kind: "draw", job, options });
      });
    } finally {
      clearTimeout(this.#timer);
      this.#drawing = null;
      this.#worker.unref();
    }
  }

  async dispose(): Promise<void> {
    this.#end(new RenderError("Drawing was stopped"));
    await this.#worker.terminate();
  }

  #order(order: DrawOrder): void {
    this.#worker.postMessage(order);
  }

  #read(report: DrawReport, fetchBytes: FetchBytes): void {
    switch (report.kind) {
      case "begun":
        this.#timer = setTimeout(() => this.#giveUp(), this.#limits.slideTimeoutMs);
        break;
      case "drawn":
        this.#drawing?.resolve(report.slide);
        break;
      case "failed": {
        const { message, code } = report;
        this.#drawing?.reject(code ? new RenderError(message, { code }) : new Error(message));
        break;
      }
      case "fetch": {
        const { id, url } = report;
        fetchBytes(url).then(
          (bytes) => this.#order({ kind: "medium", id, bytes }),
          (error: unknown) => this.#order({ kind: "no-medium", id, cause: describeCause(error) }),
        );
      }
    }
  }

  #giveUp(): void {
    const seconds = this.#limits.slideTimeoutMs / 1000;
    const message = `Slide ${this.#drawing?.number} takes longer than ${seconds} seconds to draw`;
    this.#end(new RenderError(message, { code: "render-too-heavy" }));
  }

  #end(error: Error): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#drawing?.reject(error);
    void this.#worker.terminate();
  }
}
