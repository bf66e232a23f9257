import { proxy } from "comlink";
import type { SlideJob } from "../slide-job.ts";
import type { RenderedVideo } from "../video/video-options.ts";
import type { VideoRenderOptions } from "./slide-renderer.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Encodes a video in its own worker. Terminating the worker frees its decoders and encoders at once. */
export async function renderVideo(
  job: SlideJob,
  { signal, onProgress, ...options }: VideoRenderOptions,
): Promise<RenderedVideo> {
  const videos = new WorkerPool(1);
  const cancelled = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const writing = videos.run({
    run: (worker) => worker.video(job, options, proxy(onProgress)),
    signal,
  });
  try {
    return await Promise.race([writing, cancelled]);
  } finally {
    videos.dispose();
  }
}
