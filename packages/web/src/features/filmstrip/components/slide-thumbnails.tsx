import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { createContext, type ReactNode, use, useMemo } from "react";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { setSlideLayout } from "../../../state/layout-store.ts";
import type { ResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";

/** A job for each slide. Only thumbnails read them, so that an edit redraws those and not the controls around them. */
const SlideJobs = createContext<readonly SlideJob[]>([]);

interface SlideThumbnailsProps {
  post: Post;
  appearance: ResolvedAppearance;
  children: ReactNode;
}

/** Gives the jobs of a post to the `ThumbnailOfSlide`s in it. */
export function SlideThumbnails({ post, appearance, children }: SlideThumbnailsProps) {
  const jobs = useMemo(
    () => post.content.map((_, index) => buildAppearanceJob(post, appearance, index)),
    [post, appearance],
  );
  return <SlideJobs value={jobs}>{children}</SlideJobs>;
}

/** A thumbnail of a slide, drawn for that width in CSS px. Drawing it also finds whether its text overflows. */
export function ThumbnailOfSlide({ slideIndex, widthPx }: { slideIndex: number; widthPx: number }) {
  const job = use(SlideJobs)[slideIndex];
  if (!job) return null;
  return (
    <SlideThumbnail
      isAlwaysDrawn
      job={job}
      widthPx={widthPx}
      onLayout={(layout) => setSlideLayout(slideIndex, layout)}
    />
  );
}
