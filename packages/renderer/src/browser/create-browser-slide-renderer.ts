import { transfer } from "comlink";
import { type FileType, outputs, scaleRange } from "@slideloom/core/outputs";
import { getPictureType, listOutputJobs } from "../outputs/output-jobs.ts";
import type { RenderedSlide, RenderOptions, SlideJob } from "../slide-job.ts";
import type { BrowserSlideRenderer, ExportOptions, PreviewFrame } from "./slide-renderer.ts";
import { renderVideo } from "./render-video.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Device pixels a CSS px of an exported file. */
const exportScale = scaleRange.default;

interface DrawOptions extends RenderOptions {
  /** More slides of the post follow. */
  inSeries?: boolean;
  /** It goes before slides that wait. */
  urgent?: boolean;
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

/** Every picture of the output, platform by platform where it has several sizes. */
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
    type: getPictureType(type, image),
    inSeries: jobs.length > 1,
  };
  let done = 0;
  return Promise.all(
    jobs.map(async (slideJob): Promise<RenderedSlide> => {
      // A closing has more to draw than others: as the last one it would leave the other workers idle.
      const urgent = slideJob.slideIndex === job.post.content.length - 1;
      const slide = await drawFile(pool, slideJob, { ...options, urgent });
      done += 1;
      onProgress?.({ done, total: jobs.length });
      return slide;
    }),
  );
}
