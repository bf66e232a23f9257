import { transfer } from "comlink";
import type { RenderedSlide, RenderOptions, SlideJob, SlideLayout } from "../slide-job.ts";
import { listSlideJobs } from "../slide-set.ts";
import type { BrowserSlideRenderer, PreviewFrame } from "./slide-renderer.ts";
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
      const jobs = listSlideJobs(job);
      let done = 0;
      const slides = await Promise.all(
        jobs.map(async (slideJob): Promise<RenderedSlide> => {
          const slide = await drawFile(slideJob, { ...options, inSeries: jobs.length > 1, signal });
          done += 1;
          onProgress?.({ done, total: jobs.length });
          return slide;
        }),
      );
      const layouts: SlideLayout[] = slides.map(({ layout }) => layout);
      const files = slides.map(({ bytes }) => bytes);
      const zip = await exports.run({
        run: (worker) =>
          worker.zip(
            transfer(
              files,
              files.map(({ buffer }) => buffer),
            ),
            options.type ?? "png",
          ),
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
