import type { SlideJob } from "./slide-job.ts";

/** Lists the jobs for all images of a post: one per slide, or one image for a single post. */
export function listSlideJobs(job: SlideJob): SlideJob[] {
  if (job.postType === "single") return [{ ...job, slideIndex: 0 }];
  return job.post.content.map((_, slideIndex) => ({ ...job, slideIndex }));
}
