import type { PixelType } from "../engine/engine.ts";
import type { Compression, FileType } from "@slideloom/core/outputs";
import type { FileOptions } from "../outputs/file-options.ts";
import type {
  RenderedVideo,
  VideoOptions,
  VideoSupport,
  VideoProgress,
} from "../video/video-options.ts";
import type { RenderedSlide, SlideJob, SlideLayout } from "../slide-job.ts";

/** A request to draw pixels for the screen or a file. */
export interface DrawRequest {
  job: SlideJob;
  scale: number;
  type: PixelType;
  quality?: number | undefined;
  compression?: Compression | undefined;
  /** True if more slides of the same post are drawn at this scale afterwards. */
  inSeries?: boolean;
}

/** A drawn slide; size in device px. */
export interface DrawnSlide {
  bytes: Uint8Array<ArrayBuffer>;
  layout: SlideLayout;
  widthPx: number;
  heightPx: number;
}

export interface DrawWorker {
  /** Provides the compiled engine; drawing waits for it. */
  start(engine: WebAssembly.Module): Promise<void>;
  draw(request: DrawRequest): Promise<DrawnSlide>;
  /** Like `draw` with raw pixels, returned as a bitmap. */
  drawBitmap(
    request: Omit<DrawRequest, "type">,
  ): Promise<{ bitmap: ImageBitmap; layout: SlideLayout }>;
  /** Joins slides into one file, like `joinSlides`. */
  join(
    type: FileType,
    slides: RenderedSlide[],
    job: SlideJob,
    options: FileOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Checks which formats `video` can write for the job's post. */
  checkVideoSupport(job: SlideJob): Promise<VideoSupport>;
  /** Encodes the job's post, like `writeVideo`. */
  video(
    job: SlideJob,
    options: VideoOptions,
    onProgress: (progress: VideoProgress) => void,
  ): Promise<RenderedVideo>;
}
