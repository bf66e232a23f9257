import type { Compression, FileType, ImageType } from "@slideloom/core/outputs";
import type { TypeSource } from "../asset-source.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** What of a file of all slides may be chosen. */
export interface FileOptions {
  /** Device pixels a CSS px; 2 unless said otherwise. */
  scale?: number | undefined;
  /** 1 to 100, of JPEG and WebP; 90 unless said otherwise. */
  quality?: number | undefined;
  /** Of PNG; fast unless said otherwise. */
  compression?: Compression | undefined;
  /** The type of the pictures where that is a choice; PNG unless said otherwise. */
  image?: ImageType | undefined;
  /** With caption, descriptions of the pictures and manifest beside them. */
  texts?: boolean | undefined;
  /** Slides of a presentation are pictures alone, without texts and charts that can be edited. */
  flat?: boolean | undefined;
  /** How many pictures each post has where the platform takes fewer in one; in a folder a post then. */
  posts?: readonly number[] | undefined;
}

type Join = (
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions,
  assets: TypeSource | null,
) => Promise<Uint8Array<ArrayBuffer>>;

/** How each is made; what few ask for is loaded when they do. */
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
  async networks(slides, job, { scale }, assets) {
    const { zipPlatforms } = await import("./platforms/zip-platforms.ts");
    return zipPlatforms(job, slides, scale, assets);
  },
};

/**
 * Makes one file of the drawn slides of `listOutputJobs`. The same slides give the same bytes. `assets` are needed where slides
 * leave type to the file.
 */
export const joinSlides = (
  type: FileType,
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions = {},
  assets: TypeSource | null = null,
): Promise<Uint8Array<ArrayBuffer>> => joins[type](slides, job, options, assets);
