import { type Remote, transfer } from "comlink";
import { documentMediaTypes } from "../outputs/document-type.ts";
import type { RenderedSlide, RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import { listSlideJobs } from "../slide-set.ts";
import type { BrowserSlideRenderer, ExportOptions, PreviewFrame } from "./slide-renderer.ts";
import { renderVideo } from "./render-video.ts";
import { WorkerPool } from "./worker-pool.ts";
import type { DrawWorker } from "./worker-protocol.ts";

/** Device pixels a CSS px of an exported file. */
const exportScale = 2;

const zipType = "application/zip";

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

  return {
    preview,
    warmUp(job) {
      // One slide, also of a single post: its card can be as much work as all slides.
      const slide: SlideJob = { ...job, postType: "carousel" };
      const request = { job: slide, scale: exportScale, type: "png", inSeries: true } as const;
      // What fails here fails again, and is reported, when a file is asked for.
      exports.startAll((worker) => worker.draw(request)).catch(() => undefined);
    },
    renderSlide: (job, options = {}) => drawFile(exports, job, options),
    async renderZip(job, { signal, onProgress, ...options } = {}) {
      const slides = await drawAll(exports, job, { ...options, signal, onProgress });
      const layouts = listLayouts(slides);
      const run: Packing = (worker) =>
        worker.zip(transfer(slides, buffersOf(slides)), job, options);
      return { zip: await pack(exports, run, zipType, signal), layouts };
    },
    async renderDocument(type, job, options = {}) {
      const slides = await drawAll(exports, job, { ...options, type: "jpeg" });
      const layouts = listLayouts(slides);
      const run: Packing = (worker) =>
        worker.document(type, transfer(slides, buffersOf(slides)), job);
      return { file: await pack(exports, run, documentMediaTypes[type], options.signal), layouts };
    },
    async renderNetworks(job, options = {}) {
      const drawings = await drawNetworks(exports, job, options);
      const slides = drawings.flat();
      const layouts = listLayouts(slides);
      const run: Packing = (worker) =>
        worker.networks(transfer(drawings, buffersOf(slides)), job, options.scale);
      return { zip: await pack(exports, run, zipType, options.signal), layouts };
    },
    lookAtVideo: (job) => exports.run({ run: (worker) => worker.lookAtVideo(job) }),
    renderVideo,
    dispose() {
      previews.dispose();
      exports.dispose();
    },
  };
}

async function drawFile(
  pool: WorkerPool,
  job: SlideJob,
  { scale = exportScale, type = "png", quality, inSeries = false, signal }: FileOptions,
): Promise<RenderedSlide> {
  const { bytes, layout } = await pool.run({
    run: (worker) => worker.draw({ job, scale, type, quality, inSeries }),
    signal,
  });
  signal?.throwIfAborted();
  return { bytes, layout };
}

/** Every slide of the job's post. */
async function drawAll(
  pool: WorkerPool,
  job: SlideJob,
  { onProgress, ...options }: ExportOptions,
): Promise<RenderedSlide[]> {
  const jobs = listSlideJobs(job);
  let done = 0;
  return Promise.all(
    jobs.map(async (slideJob): Promise<RenderedSlide> => {
      const slide = await drawFile(pool, slideJob, { ...options, inSeries: jobs.length > 1 });
      done += 1;
      onProgress?.({ done, total: jobs.length });
      return slide;
    }),
  );
}

/** The slides of each of `listNetworkJobs`. */
async function drawNetworks(
  pool: WorkerPool,
  job: SlideJob,
  { onProgress, ...options }: ExportOptions,
): Promise<RenderedSlide[][]> {
  const { listNetworkJobs } = await import("../outputs/networks/network-jobs.ts");
  const jobs = listNetworkJobs(job);
  const drawings: RenderedSlide[][] = [];
  for (const networkJob of jobs) {
    const drawn = drawings.flat().length;
    const slides = await drawAll(pool, networkJob, {
      ...options,
      type: "jpeg",
      onProgress: ({ done, total }) =>
        onProgress?.({ done: drawn + done, total: total * jobs.length }),
    });
    drawings.push(slides);
  }
  return drawings;
}

type Packing = (worker: Remote<DrawWorker>) => Promise<Uint8Array<ArrayBuffer>>;

async function pack(
  pool: WorkerPool,
  run: Packing,
  type: string,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  return new Blob([await pool.run({ run, signal })], { type });
}

function buffersOf(slides: readonly RenderedSlide[]): ArrayBuffer[] {
  return slides.map(({ bytes }) => bytes.buffer);
}

function listLayouts(slides: readonly RenderedSlide[]): SlideLayout[] {
  return slides.map(({ layout }) => layout);
}
