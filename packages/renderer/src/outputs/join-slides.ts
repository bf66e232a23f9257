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
  /** Whether a ZIP also contains the caption, the images' descriptions and a manifest. */
  texts?: boolean | undefined;
  /** Captions by service. They are added to a ZIP with `texts`, and to a ZIP for all platforms. */
  captions?: Captions | undefined;
  /** Whether a presentation's slides are only images, without editable texts and charts. */
  flat?: boolean | undefined;
  /**
   * Number of images of each post, if a platform accepts fewer images per post than the carousel has. A ZIP then has a
   * folder per post.
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
 * Joins the drawn slides of `listOutputJobs` into one file; equal slides and options give equal bytes. A PDF with
 * visible text (`SlideJob.setBy`) requires `assets`.
 */
export const joinSlides = (
  type: FileType,
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions = {},
  assets: TypeSource | null = null,
): Promise<Uint8Array<ArrayBuffer>> => joins[type](slides, job, options, assets);
