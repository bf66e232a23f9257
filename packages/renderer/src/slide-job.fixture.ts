import { defaultDesign } from "@slideloom/core/design";
import { type Post, samplePost } from "@slideloom/core/document";
import type { SlideJob } from "./slide-job.ts";

/** Returns a job for a post's first slide in the default design, with changes. */
export const jobOf = (post: Post = samplePost, changes: Partial<SlideJob> = {}): SlideJob => ({
  post,
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  slideIndex: 0,
  mediaUrls: {},
  ...changes,
});
