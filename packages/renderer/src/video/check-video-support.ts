import type { SlideJob } from "../slide-job.ts";
import { listClips } from "./clip.ts";
import { listVideoTypes } from "./encoding.ts";
import type { VideoSupport } from "./video-options.ts";

/** What a video of the job's post can be in this browser. */
export async function checkVideoSupport(job: SlideJob): Promise<VideoSupport> {
  const [types, clips] = await Promise.all([listVideoTypes(job.format), listClips(job)]);
  return { types, clips };
}
