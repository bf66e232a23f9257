import type { SlideJob } from "./slide-job.ts";

/** Lists the jobs for all images of a post. A carousel has one per slide, a single post has one image. */
export function listSlideJobs(job: SlideJob): SlideJob[] {
  if (job.postType === "single") return [{ ...job, slideIndex: 0 }];
  return job.post.content.map((_, slideIndex) => ({ ...job, slideIndex }));
}
