import type { PixelType } from "../engine/engine.ts";
import type { Compression, FileType } from "@slideloom/core/outputs";
import type { FileOptions } from "../outputs/join-slides.ts";
import type {
  RenderedVideo,
  VideoOptions,
  VideoSupport,
  VideoProgress,
} from "../video/video-options.ts";
import type { RenderedSlide, SlideJob, SlideLayout } from "../slide-job.ts";

/** What a worker draws: pixels for the screen or a file. */
export interface DrawRequest {
  job: SlideJob;
  scale: number;
  type: PixelType;
  quality?: number | undefined;
  compression?: Compression | undefined;
  /** More slides of the post follow at that scale. */
  inSeries?: boolean;
}

/** A drawn slide; size in device px. */
export interface DrawnSlide {
  bytes: Uint8Array<ArrayBuffer>;
  layout: SlideLayout;
  widthPx: number;
  heightPx: number;
}

/** The worker's side of the wire. */
export interface DrawWorker {
  /** Gives the worker its engine, for which all that it draws waits. */
  start(engine: WebAssembly.Module): Promise<void>;
  draw(request: DrawRequest): Promise<DrawnSlide>;
  /** As `draw` with raw pixels, turned into a bitmap. */
  drawBitmap(
    request: Omit<DrawRequest, "type">,
  ): Promise<{ bitmap: ImageBitmap; layout: SlideLayout }>;
  /** Makes one file as `joinSlides` does. */
  join(
    type: FileType,
    slides: RenderedSlide[],
    job: SlideJob,
    options: FileOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** What `video` can write of the job's post. */
  checkVideoSupport(job: SlideJob): Promise<VideoSupport>;
  /** Writes the job's post as `writeVideo` does. */
  video(
    job: SlideJob,
    options: VideoOptions,
    onProgress: (progress: VideoProgress) => void,
  ): Promise<RenderedVideo>;
}
