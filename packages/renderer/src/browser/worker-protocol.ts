import type { PixelType } from "../engine.ts";
import type { PdfOptions } from "../pdf/pdf-options.ts";
import type { ImageType, RenderedSlide, SlideJob, SlideLayout } from "../slide-job.ts";

/** What a worker draws: pixels for the screen or a file. */
export interface DrawRequest {
  job: SlideJob;
  scale: number;
  type: PixelType;
  quality?: number | undefined;
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
  draw(request: DrawRequest): Promise<DrawnSlide>;
  /** As `draw` with raw pixels, turned into a bitmap. */
  drawBitmap(
    request: Omit<DrawRequest, "type">,
  ): Promise<{ bitmap: ImageBitmap; layout: SlideLayout }>;
  /** Writes JPEG slides as `buildPdf` does. */
  pdf(slides: RenderedSlide[], options: PdfOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Packs files as `zipSlides` does. */
  zip(
    files: Uint8Array<ArrayBuffer>[],
    type: ImageType,
    texts: Record<string, string>,
  ): Promise<Uint8Array<ArrayBuffer>>;
}
