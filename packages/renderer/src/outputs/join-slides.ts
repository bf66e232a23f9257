import type { Captions } from "@slideloom/core/carousel";
import type { Compression, FileType, ImageType } from "@slideloom/core/outputs";
import type { TypeSource } from "../asset-source.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** Options of an exported file. */
export interface FileOptions {
  /** Device pixels per CSS px; 2 by default. */
  scale?: number | undefined;
  /** 1 to 100, for JPEG and WebP; 90 by default. */
  quality?: number | undefined;
  /** For PNG; fast by default. */
  compression?: Compression | undefined;
  /** Image type, for outputs that allow a choice; PNG by default. */
  image?: ImageType | undefined;
  /** Adds caption, image descriptions and manifest. */
  texts?: boolean | undefined;
  /** Captions for individual services, for outputs with texts. */
  captions?: Captions | undefined;
  /** Presentation slides are images only, without editable texts and charts. */
  flat?: boolean | undefined;
  /**
   * Number of images per post, for platforms that accept fewer images than the carousel has; each post gets a folder.
   */
  posts?: readonly number[] | undefined;
}

type Join = (
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions,
  assets: TypeSource | null,
) => Promise<Uint8Array<ArrayBuffer>>;

/** The function that makes each file type. Rarely used functions are imported on demand. */
const joins: Readonly<Record<FileType, Join>> = {
  async pdf(slides, job, _, assets) {
    const { buildPdf } = await import("./pdf/build-pdf.ts");
    return buildPdf(slides, job, assets);
  },
  async pptx(slides, job) {
    const { buildPptx } = await import("./pptx/build-pptx.ts");
    return buildPptx(slides, job);
  },
  async md(_, { post, mediaUrls }) {
    const { exportMarkdown } = await import("@slideloom/core/export");
    return new TextEncoder().encode(exportMarkdown(post, mediaUrls));
  },
  async zip(slides, job, options) {
    const { zipSlides } = await import("./zip-slides.ts");
    return zipSlides(slides, job, options);
  },
  async networks(slides, job, options, assets) {
    const { zipPlatforms } = await import("./platforms/zip-platforms.ts");
    return zipPlatforms(job, slides, options, assets);
  },
};

/**
 * Joins the drawn slides of `listOutputJobs` into one file, reproducibly. A PDF with visible text (`SlideJob.setBy`)
 * requires `assets`.
 */
export const joinSlides = (
  type: FileType,
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions = {},
  assets: TypeSource | null = null,
): Promise<Uint8Array<ArrayBuffer>> => joins[type](slides, job, options, assets);
