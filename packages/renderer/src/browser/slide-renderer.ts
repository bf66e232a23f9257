import type { FileType } from "@slideloom/core/outputs";
import type { FileOptions } from "../outputs/join-slides.ts";
import type { RenderedSlide, RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import type {
  RenderedVideo,
  VideoOptions,
  VideoSupport,
  VideoProgress,
} from "../video/video-options.ts";

export interface PreviewFrame {
  bitmap: ImageBitmap;
  layout: SlideLayout;
}

interface ExportProgress {
  /** Pictures finished. */
  done: number;
  total: number;
}

export interface ExportOptions extends FileOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
}

export interface VideoRenderOptions extends VideoOptions {
  signal: AbortSignal;
  onProgress: (progress: VideoProgress) => void;
}

/**
 * Draws slides in a pool of workers. All methods reject with an `AbortError` when `signal` fires and with a
 * `RenderError` whose message names what is missing (a font, a picture, after 10 s).
 */
export interface BrowserSlideRenderer {
  /**
   * Draws for the screen. Of the calls with one `lane` only the newest waits: one that is superseded before it starts rejects
   * with `AbortError`. The lane `stage` goes before all others.
   */
  preview(job: SlideJob, options: { scale: number; lane: string }): Promise<PreviewFrame>;
  /** Starts the workers that write files and lets each draw the slide once, since a first slide takes several times as long. */
  warmUp(job: SlideJob): void;
  /** Draws one slide to a file. */
  renderSlide(
    job: SlideJob,
    options?: RenderOptions & { signal?: AbortSignal },
  ): Promise<RenderedSlide>;
  /** Draws every slide of the job's post (its `slideIndex` is ignored) and makes one file of them. */
  renderFile(
    type: FileType,
    job: SlideJob,
    options?: ExportOptions,
  ): Promise<{ file: Blob; layouts: SlideLayout[] }>;
  /** Which video files this browser can write of the job's post, and which of its slides' own videos play in them. */
  checkVideoSupport(job: SlideJob): Promise<VideoSupport>;
  /** Writes every slide of the job's post as one video, in a worker that ends with it, also when `signal` fires. */
  renderVideo(job: SlideJob, options: VideoRenderOptions): Promise<RenderedVideo>;
  dispose(): void;
}
