import type { FileType } from "@slideloom/core/outputs";
import type { TypeSource } from "../asset-source.ts";
import type { Engine } from "../engine/engine.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";
import type { FileOptions } from "./file-options.ts";

type Join = (
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions,
  assets: TypeSource | null,
  engine: Engine | null,
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
  async sheet(slides, _job, _options, _assets, engine) {
    if (!engine) throw new Error("An overview requires the drawing engine.");
    const { buildSheet } = await import("./build-sheet.ts");
    return buildSheet(slides, engine);
  },
};

/**
 * Joins the drawn slides of `listOutputJobs` into one file; equal slides and options give equal bytes. A PDF with
 * visible text (`SlideJob.setBy`) requires `assets`, and an overview `engine`.
 */
export const joinSlides = (
  type: FileType,
  slides: readonly RenderedSlide[],
  job: SlideJob,
  options: FileOptions = {},
  assets: TypeSource | null = null,
  engine: Engine | null = null,
): Promise<Uint8Array<ArrayBuffer>> => joins[type](slides, job, options, assets, engine);
