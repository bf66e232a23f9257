import { transfer } from "comlink";
import { documentMediaTypes } from "../document-type.ts";
import type { RenderedSlide, RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import { listSlideJobs } from "../slide-set.ts";
import type { BrowserSlideRenderer, ExportOptions, PreviewFrame } from "./slide-renderer.ts";
import { renderVideo } from "./render-video.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Device pixels a CSS px of an exported file. */
const exportScale = 2;

interface FileOptions extends RenderOptions {
  /** More slides of the post follow. */
  inSeries?: boolean;
  signal?: AbortSignal | undefined;
}

/** The preview has a worker of its own, so that an export never makes it wait. */
export function createBrowserSlideRenderer(): BrowserSlideRenderer {
  const previews = new WorkerPool(1);
  const exports = new WorkerPool();
  const lanes = new Map<string, AbortController>();

  async function preview(
    job: SlideJob,
    { scale, lane }: { scale: number; lane: string },
  ): Promise<PreviewFrame> {
    lanes.get(lane)?.abort();
    const controller = new AbortController();
    lanes.set(lane, controller);
    // A frame under way is shown even when a newer one waits: else fast typing on a slow machine would show nothing.
    return previews.run({
      run: (worker) => worker.drawBitmap({ job, scale }),
      urgent: lane === "stage",
      signal: controller.signal,
    });
  }

  async function drawFile(
    job: SlideJob,
    { scale = exportScale, type = "png", quality, inSeries = false, signal }: FileOptions,
  ): Promise<RenderedSlide> {
    const { bytes, layout } = await exports.run({
      run: (worker) => worker.draw({ job, scale, type, quality, inSeries }),
      signal,
    });
    signal?.throwIfAborted();
    return { bytes, layout };
  }

  async function drawAll(
    job: SlideJob,
    { onProgress, ...options }: ExportOptions,
  ): Promise<RenderedSlide[]> {
    const jobs = listSlideJobs(job);
    let done = 0;
    return Promise.all(
      jobs.map(async (slideJob): Promise<RenderedSlide> => {
        const slide = await drawFile(slideJob, { ...options, inSeries: jobs.length > 1 });
        done += 1;
        onProgress?.({ done, total: jobs.length });
        return slide;
      }),
    );
  }

  return {
    preview,
    warmUp(job) {
      // One slide, also of a single post: its card can be as much work as all slides.
      const slide: SlideJob = { ...job, postType: "carousel" };
      const request = { job: slide, scale: exportScale, type: "png", inSeries: true } as const;
      // What fails here fails again, and is reported, when a file is asked for.
      exports.startAll((worker) => worker.draw(request)).catch(() => undefined);
    },
    renderSlide: (job, options = {}) => drawFile(job, options),
    async renderZip(job, { signal, onProgress, ...options } = {}) {
      const slides = await drawAll(job, { ...options, signal, onProgress });
      const layouts = listLayouts(slides);
      const zip = await exports.run({
        run: (worker) => worker.zip(transfer(slides, buffersOf(slides)), job, options),
        signal,
      });
      return { zip: new Blob([zip], { type: "application/zip" }), layouts };
    },
    async renderDocument(type, job, options = {}) {
      const slides = await drawAll(job, { ...options, type: "jpeg" });
      const layouts = listLayouts(slides);
      const bytes = await exports.run({
        run: (worker) => worker.document(type, transfer(slides, buffersOf(slides)), job),
        signal: options.signal,
      });
      return { file: new Blob([bytes], { type: documentMediaTypes[type] }), layouts };
    },
    lookAtVideo: (job) => exports.run({ run: (worker) => worker.lookAtVideo(job) }),
    renderVideo,
    async renderNetworks(job, { signal, onProgress, scale } = {}) {
      const { listNetworkJobs } = await import("../networks/network-jobs.ts");
      const jobs = listNetworkJobs(job);
      const drawings: RenderedSlide[][] = [];
      for (const networkJob of jobs) {
        const drawn = drawings.flat().length;
        const slides = await drawAll(networkJob, {
          signal,
          type: "jpeg",
          scale,
          onProgress: ({ done, total }) =>
            onProgress?.({ done: drawn + done, total: total * jobs.length }),
        });
        drawings.push(slides);
      }
      const slides = drawings.flat();
      const layouts = listLayouts(slides);
      const zip = await exports.run({
        run: (worker) => worker.networks(transfer(drawings, buffersOf(slides)), job, scale),
        signal,
      });
      return { zip: new Blob([zip], { type: "application/zip" }), layouts };
    },
    dispose() {
      previews.dispose();
      exports.dispose();
    },
  };
}

function buffersOf(slides: readonly RenderedSlide[]): ArrayBuffer[] {
  return slides.map(({ bytes }) => bytes.buffer);
}

function listLayouts(slides: readonly RenderedSlide[]): SlideLayout[] {
  return slides.map(({ layout }) => layout);
}
