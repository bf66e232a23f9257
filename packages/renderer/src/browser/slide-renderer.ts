import type { FileType } from "@slideloom/core/outputs";
import type { FileOptions } from "../outputs/file-options.ts";
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
 * Draws slides in a pool of workers. Methods reject with an `AbortError` if `signal` aborts, or with a `RenderError` if
 * a font or image fails to load.
 */
export interface BrowserSlideRenderer {
  /**
   * Draws for the screen. `lane` names what the frame is for; the lane `stage` has priority. If a lane gets a newer
   * call, its queued call rejects with `AbortError`.
   */
  preview(job: SlideJob, options: { scale: number; lane: string }): Promise<PreviewFrame>;
  /**
   * Starts the export workers and lets each draw the slide once, since a worker's first slide takes several times as
   * long.
   */
  warmUp(job: SlideJob): void;
  renderSlide(
    job: SlideJob,
    options?: RenderOptions & { signal?: AbortSignal },
  ): Promise<RenderedSlide>;
  /** Draws every slide of the job's post and joins them into one file. `slideIndex` is ignored. */
  renderFile(
    type: FileType,
    job: SlideJob,
    options?: ExportOptions,
  ): Promise<{ file: Blob; layouts: SlideLayout[] }>;
  /** Checks which video formats this browser can write for the post, and which videos on its slides it can play. */
  checkVideoSupport(job: SlideJob): Promise<VideoSupport>;
  /**
   * Encodes all slides of the job's post as one video, in a worker that is terminated at the end or if `signal` aborts.
   */
  renderVideo(job: SlideJob, options: VideoRenderOptions): Promise<RenderedVideo>;
  dispose(): void;
}
