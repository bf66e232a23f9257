import type { FileType } from "@slideloom/core/outputs";
import type { ChangedFile } from "../media/media.ts";
import type { FileOptions } from "../outputs/file-options.ts";
import type { RenderErrorCode } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";

/** A request to join drawn slides into a file, like `joinSlides`. */
export interface FileOrder {
  type: FileType;
  slides: readonly RenderedSlide[];
  job: SlideJob;
  options: FileOptions;
}

/** A message to a drawing thread: a slide to draw, slides to join, or the result of a media request. */
export type DrawOrder =
  | { kind: "draw"; job: SlideJob; options: RenderOptions }
  | { kind: "join"; file: FileOrder }
  | { kind: "medium"; id: number; file: Uint8Array | ChangedFile }
  | { kind: "no-medium"; id: number; cause: string };

export type DrawReport =
  | { kind: "started" }
  | { kind: "drawn"; slide: RenderedSlide }
  | { kind: "joined"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; message: string; code: RenderErrorCode | null }
  | { kind: "fetch"; id: number; url: string };
