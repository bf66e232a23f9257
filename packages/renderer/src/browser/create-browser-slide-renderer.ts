import { transfer } from "comlink";
import { type FileType, outputs, scaleRange } from "@slideloom/core/outputs";
import { getImageType, listOutputJobs } from "../outputs/output-jobs.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { BrowserSlideRenderer, ExportOptions, PreviewFrame } from "./slide-renderer.ts";
import { renderVideo } from "./render-video.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Device pixels per CSS px of an exported file. */
const exportScale = scaleRange.default;

interface DrawOptions extends RenderOptions {
  /** True if more slides of the same post are drawn afterwards. */
  inSeries?: boolean;
  /** Whether the slide is drawn before slides that are queued already. */
  urgent?: boolean;
  signal?: AbortSignal | undefined;
}

/** Creates the browser's renderer. Previews have their own worker, so they never wait for an export. */
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
    // A running frame is finished even if a newer one is queued; else fast typing on a slow machine would show nothing.
    return previews.run({
      run: (worker) => worker.drawBitmap({ job, scale }),
      urgent: lane === "stage",
      signal: controller.signal,
    });
  }

  return {
    preview,
    warmUp(job) {
      // Draws a carousel slide even for a single post, because the single post's image would take much longer.
      const slide: SlideJob = { ...job, postType: "carousel" };
      const request = { job: slide, scale: exportScale, type: "png", inSeries: true } as const;
      // The same error occurs again, and is reported, when a file is exported.
      exports.startAll((worker) => worker.draw(request)).catch(() => undefined);
    },
    renderSlide: (job, options = {}) => drawFile(exports, job, options),
    async renderFile(type, job, { signal, onProgress, ...options } = {}) {
      const slides = await drawAll(exports, type, job, { ...options, signal, onProgress });
      const layouts = slides.map(({ layout }) => layout);
      const buffers = slides.map(({ bytes }) => bytes.buffer);
      const bytes = await exports.run({
        run: (worker) => worker.join(type, transfer(slides, buffers), job, options),
        signal,
      });
      return { file: new Blob([bytes], { type: outputs[type].mediaType }), layouts };
    },
    checkVideoSupport: (job) => exports.run({ run: (worker) => worker.checkVideoSupport(job) }),
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
  { signal, urgent, inSeries = false, scale = exportScale, type = "png", ...picture }: DrawOptions,
): Promise<RenderedSlide> {
  const { bytes, layout } = await pool.run({
    run: (worker) => worker.draw({ job, scale, type, inSeries, ...picture }),
    urgent,
    signal,
  });
  signal?.throwIfAborted();
  return { bytes, layout };
}

/** Draws every image of the output, platform by platform if there are several sizes. */
async function drawAll(
  pool: WorkerPool,
  type: FileType,
  job: SlideJob,
  { onProgress, signal, scale, quality, compression, image, flat }: ExportOptions,
): Promise<RenderedSlide[]> {
  const jobs = listOutputJobs(type, job, { flat });
  const options: DrawOptions = {
    signal,
    scale,
    quality,
    compression,
    type: getImageType(type, image),
    inSeries: jobs.length > 1,
  };
  let done = 0;
  return Promise.all(
    jobs.map(async (slideJob): Promise<RenderedSlide> => {
      // The closing slide takes longest; drawn last, it would leave the other workers idle.
      const urgent = slideJob.slideIndex === job.post.content.length - 1;
      const slide = await drawFile(pool, slideJob, { ...options, urgent });
      done += 1;
      onProgress?.({ done, total: jobs.length });
      return slide;
    }),
  );
}
