import { createRequire } from "node:module";
import { countNoun } from "@slideloom/core/text";
import {
  describeCause,
  type FetchBytes,
  RenderError,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import type { DrawOrder, DrawReport, FileOrder } from "@slideloom/renderer/node";
import { Child, type ChildSettings } from "../../processes/child.ts";

export interface DrawProcessSettings extends ChildSettings {
  /** Time limit per slide, including its media. A file may take the sum of its slides' limits. */
  slideTimeoutMs: number;
}

const usual: DrawProcessSettings = {
  findFile: () => createRequire(import.meta.url).resolve("#draw-child"),
  slideTimeoutMs: 15_000,
  heapMb: 256,
  maxRssMb: 1500,
  maxRestRssMb: 500,
  maxWorks: 2000,
  // Saves a third of the processor time and 60 MB (decision 19).
  flags: ["--no-incremental-marking", "--max-semi-space-size=4"],
};

type DrawResult = Exclude<DrawReport, { kind: "started" | "fetch" }>;

interface DrawWork {
  /** Name of the work at the start of its error messages: `Slide 3` or `The file`. */
  name: string;
  timeoutMs: number;
  fetchBytes?: FetchBytes;
}

/**
 * A child process that draws or joins the slides of one post at a time. If it exceeds a limit or dies, for example by a
 * panic of the engine, the slide fails with `render-too-heavy`, and the process is spent.
 */
export class DrawProcess {
  readonly #child: Child<DrawOrder, DrawReport>;
  readonly #slideTimeoutMs: number;

  constructor(settings: Partial<DrawProcessSettings> = {}) {
    const { slideTimeoutMs, ...childSettings } = { ...usual, ...settings };
    this.#slideTimeoutMs = slideTimeoutMs;
    this.#child = new Child(childSettings);
  }

  get isSpent(): boolean {
    return this.#child.isSpent;
  }

  /** Draws a slide, with media from `fetchBytes`, which this process calls. Rejects with `RenderError`. */
  async draw(
    job: SlideJob,
    options: RenderOptions,
    fetchBytes: FetchBytes,
  ): Promise<RenderedSlide> {
    const name = `Slide ${job.slideIndex + 1}`;
    const work = { name, timeoutMs: this.#slideTimeoutMs, fetchBytes };
    const result = await this.#run({ kind: "draw", job, options }, work);
    if (result.kind !== "drawn") throw new RenderError(`${name} wasn't drawn`);
    return result.slide;
  }

  /** Joins slides. Rejects with `RenderError` if it exceeds a limit. */
  async join(file: FileOrder): Promise<Uint8Array<ArrayBuffer>> {
    const timeoutMs = this.#slideTimeoutMs * Math.max(1, file.slides.length);
    const result = await this.#run({ kind: "join", file }, { name: "The file", timeoutMs });
    if (result.kind !== "joined") throw new RenderError("The file wasn't made");
    return result.bytes;
  }

  kill(): void {
    this.#child.kill();
  }

  async #run(order: DrawOrder, { name, timeoutMs, fetchBytes }: DrawWork): Promise<DrawResult> {
    const createError = () =>
      tooHeavy(`${name} takes longer than ${countNoun(timeoutMs / 1000, "second")} to draw`);
    const result = await this.#child.run<DrawResult>(
      order,
      { timeoutMs, createError },
      (report) => {
        if (report.kind === "fetch") void this.#fetch(report, fetchBytes);
        else if (report.kind !== "started") return report;
        return undefined;
      },
    );
    if (!result) {
      throw tooHeavy(`${name} is too complex to draw. Shorten its text or simplify its images.`);
    }
    if (result.kind === "failed") throw describeFailure(result, order, name);
    return result;
  }

  async #fetch(
    { id, url }: Extract<DrawReport, { kind: "fetch" }>,
    fetchBytes: FetchBytes | undefined,
  ): Promise<void> {
    try {
      const file = await fetchBytes?.(url);
      if (file) this.#child.send({ kind: "medium", id, file });
    } catch (error) {
      this.#child.send({ kind: "no-medium", id, cause: describeCause(error) });
    }
  }
}

/** An error of the engine without a code is the slide's: its others can be drawn. */
function describeFailure(
  { message, code }: Extract<DrawReport, { kind: "failed" }>,
  { kind }: DrawOrder,
  name: string,
): Error {
  const cause = new Error(message);
  if (code === "render-too-heavy")
    return tooHeavy(`${name} can't be drawn. ${message}.`, { cause });
  if (code) return new RenderError(message, { code });
  if (kind !== "draw") return cause;
  return tooHeavy(`${name} can't be drawn. Change its text or its images, then try again.`, {
    cause,
  });
}

const tooHeavy = (message: string, options: ErrorOptions = {}) =>
  new RenderError(message, { ...options, code: "render-too-heavy" });
