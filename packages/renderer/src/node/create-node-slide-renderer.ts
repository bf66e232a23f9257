import { Renderer } from "@takumi-rs/core";
import { type FileType, scaleRange } from "@slideloom/core/outputs";
import type { FetchBytes } from "../media/media.ts";
import { joinSlides } from "../outputs/join-slides.ts";
import type { FileOptions } from "../outputs/file-options.ts";
import { getImageType, listOutputJobs } from "../outputs/output-jobs.ts";
import { createEngine } from "../engine/engine.ts";
import { SlidePainter } from "../painting/slide-painter.ts";
import type { RenderedSlide, RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import { createNodeAssetSource } from "./asset-source.ts";
import { fetchMediaBytes } from "./fetch-media-bytes.ts";

/** Draws slides in Node with the native engine, with the same pixels as a browser's download. */
export interface NodeSlideRenderer {
  /** Draws one slide to a file; rejects with `RenderError` if a font can't be loaded. */
  renderSlide(job: SlideJob, options?: RenderOptions): Promise<RenderedSlide>;
  /** Draws all slides of the job's post and joins them into one file. */
  renderFile(
    type: FileType,
    job: SlideJob,
    options?: FileOptions,
  ): Promise<{ file: Uint8Array<ArrayBuffer>; layouts: SlideLayout[] }>;
  /** Joins slides, like `joinSlides`. */
  joinSlides(
    type: FileType,
    slides: readonly RenderedSlide[],
    job: SlideJob,
    options?: FileOptions,
  ): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Size of each engine's cache of decoded images, bytes: enough for four backdrops of 1080x1350 px. The engine's
 * default is 64 MiB.
 */
const engineCacheBytes = 24 * 1024 * 1024;

/** Creates a renderer. `fetchBytes` reads media; the default reads web and data URLs. */
export function createNodeSlideRenderer({
  fetchBytes = fetchMediaBytes,
}: { fetchBytes?: FetchBytes } = {}): NodeSlideRenderer {
  const assets = createNodeAssetSource();
  const engine = createEngine(new Renderer({ cacheMaxBytes: engineCacheBytes }));
  const painter = new SlidePainter({ engine, assets, fetchBytes });

  async function draw(
    job: SlideJob,
    { scale = scaleRange.default, type = "png", quality, compression }: RenderOptions,
    inSeries: boolean,
  ): Promise<RenderedSlide> {
    const slide = await painter.layOut(job);
    const bytes = await painter.paint(slide, { scale, type, quality, compression, inSeries });
    return { bytes, layout: slide.layout };
  }

  return {
    renderSlide: (job, options = {}) => draw(job, options, false),
    async renderFile(type, job, options = {}) {
      const { scale, quality, compression, image } = options;
      const picture = { scale, quality, compression, type: getImageType(type, image) };
      const jobs = listOutputJobs(type, job, options);
      const slides: RenderedSlide[] = [];
      for (const one of jobs) slides.push(await draw(one, picture, jobs.length > 1));
      const file = await joinSlides(type, slides, job, options, assets, engine);
      return { file, layouts: slides.map(({ layout }) => layout) };
    },
    joinSlides: (type, slides, job, options) =>
      joinSlides(type, slides, job, options, assets, engine),
  };
}
