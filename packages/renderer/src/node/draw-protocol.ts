import type { FileType } from "@slideloom/core/outputs";
import type { ChangedFile } from "../media/media.ts";
import type { FileOptions } from "../outputs/join-slides.ts";
import type { RenderErrorCode } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";

/** A file to make of drawn slides, as `joinSlides` does. */
export interface FileOrder {
  type: FileType;
  slides: readonly RenderedSlide[];
  job: SlideJob;
  options: FileOptions;
}

/** What a drawing thread is told: a slide to draw or slides to join, one at a time, or what became of a medium that it asked for. */
export type DrawOrder =
  | { kind: "draw"; job: SlideJob; options: RenderOptions }
  | { kind: "join"; file: FileOrder }
  | { kind: "medium"; id: number; file: Uint8Array | ChangedFile }
  | { kind: "no-medium"; id: number; cause: string };

/** What a drawing thread says. */
export type DrawReport =
  | { kind: "begun" }
  | { kind: "drawn"; slide: RenderedSlide }
  | { kind: "joined"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; message: string; code: RenderErrorCode | null }
  | { kind: "fetch"; id: number; url: string };
