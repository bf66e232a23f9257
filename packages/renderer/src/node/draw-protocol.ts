import type { RenderErrorCode } from "../render-error.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";

/** What a drawing thread is told: a slide to draw, one at a time, or what became of a medium that it asked for. */
export type DrawOrder =
  | { kind: "draw"; job: SlideJob; options: RenderOptions }
  | { kind: "medium"; id: number; bytes: Uint8Array }
  | { kind: "no-medium"; id: number; cause: string };

/** What a drawing thread says. */
export type DrawReport =
  | { kind: "begun" }
  | { kind: "drawn"; slide: RenderedSlide }
  | { kind: "failed"; message: string; code: RenderErrorCode | null }
  | { kind: "fetch"; id: number; url: string };
