import type { SlideJob } from "./slide-job.ts";

/** The jobs of all pictures of a post: one a slide, or the one card of a single post. */
export function listSlideJobs(job: SlideJob): SlideJob[] {
  if (job.postType === "single") return [{ ...job, slideIndex: 0 }];
  return job.post.content.map((_, slideIndex) => ({ ...job, slideIndex }));
}
