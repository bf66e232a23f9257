import { Renderer } from "@takumi-rs/core";
import { createEngine } from "../painting/engine.ts";
import type { DocumentType } from "../outputs/document-type.ts";
import { joinDocument } from "../outputs/join-document.ts";
import type { FetchBytes } from "../media/media.ts";
import { listNetworkJobs } from "../outputs/networks/network-jobs.ts";
import { zipNetworks } from "../outputs/networks/zip-networks.ts";
import type {
  RenderedSlide,
  RenderOptions,
  SlideJob,
  SlideLayout,
  ZipOptions,
} from "../slide-job.ts";
import { SlidePainter } from "../painting/slide-painter.ts";
import { listSlideJobs } from "../slide-set.ts";
import { zipSlides } from "../outputs/zip-slides.ts";
import { createNodeAssetSource } from "./asset-source.ts";
import { fetchMediaBytes } from "./fetch-media-bytes.ts";

/** Draws slides in Node with the native engine: the same pixels as a browser's download. */
export interface NodeSlideRenderer {
  /** One slide as a file; rejects with `RenderError` when a font can't be had. */
  renderSlide(job: SlideJob, options?: RenderOptions): Promise<RenderedSlide>;
  /** All slides of the job's post in one ZIP of `slide-{n}` files. */
  renderZip(
    job: SlideJob,
    options?: ZipOptions,
  ): Promise<{ zip: Uint8Array<ArrayBuffer>; layouts: SlideLayout[] }>;
  /** All slides of the job's post as the pages of one document. */
  renderDocument(
    type: DocumentType,
    job: SlideJob,
    options?: Omit<RenderOptions, "type">,
  ): Promise<{ file: Uint8Array<ArrayBuffer>; layouts: SlideLayout[] }>;
  /** The job's post laid out for every network, a folder each, in one ZIP. */
  renderNetworks(
    job: SlideJob,
    options?: Omit<RenderOptions, "type">,
  ): Promise<{ zip: Uint8Array<ArrayBuffer>; layouts: SlideLayout[] }>;
}

const exportScale = 2;

const listLayouts = (slides: readonly RenderedSlide[]) => slides.map(({ layout }) => layout);

/** `fetchBytes` reads the media; without it whatever is at a web address or in a data URL. */
export function createNodeSlideRenderer({
  fetchBytes = fetchMediaBytes,
}: { fetchBytes?: FetchBytes } = {}): NodeSlideRenderer {
  const painter = new SlidePainter({
    engine: createEngine(new Renderer()),
    assets: createNodeAssetSource(),
    fetchBytes,
  });

  async function renderSlide(
    job: SlideJob,
    { scale = exportScale, type = "png", quality }: RenderOptions = {},
  ): Promise<RenderedSlide> {
    const slide = await painter.layOut(job);
    return { bytes: await painter.paint(slide, { scale, type, quality }), layout: slide.layout };
  }

  async function renderAll(job: SlideJob, options?: RenderOptions): Promise<RenderedSlide[]> {
    const slides: RenderedSlide[] = [];
    for (const slideJob of listSlideJobs(job)) slides.push(await renderSlide(slideJob, options));
    return slides;
  }

  return {
    renderSlide,
    async renderZip(job, options = {}) {
      const slides = await renderAll(job, options);
      return { zip: zipSlides(slides, job, options), layouts: listLayouts(slides) };
    },
    async renderDocument(type, job, options) {
      const slides = await renderAll(job, { ...options, type: "jpeg" });
      return {
        file: await joinDocument(type, slides, job),
        layouts: listLayouts(slides),
      };
    },
    async renderNetworks(job, options = {}) {
      const drawings: RenderedSlide[][] = [];
      for (const networkJob of listNetworkJobs(job)) {
        drawings.push(await renderAll(networkJob, { ...options, type: "jpeg" }));
      }
      return {
        zip: await zipNetworks(job, drawings, options.scale),
        layouts: drawings.flatMap(listLayouts),
      };
    },
  };
}
