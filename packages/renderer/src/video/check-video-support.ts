import type { SlideJob } from "../slide-job.ts";
import { listClips } from "./clip.ts";
import { listVideoTypes } from "./encoding.ts";
import type { VideoSupport } from "./video-options.ts";

/** Checks which videos of the job's post this browser can write. */
export async function checkVideoSupport(job: SlideJob): Promise<VideoSupport> {
  const [types, clips] = await Promise.all([listVideoTypes(job.format), listClips(job)]);
  return { types, clips };
}
