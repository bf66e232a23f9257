import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { createContext, type ReactNode, use, useMemo } from "react";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { setSlideLayout } from "../../../state/layout-store.ts";
import type { ResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";

/** A drawing job per slide. Only thumbnails subscribe, so an edit doesn't re-render the controls around them. */
const SlideJobs = createContext<readonly SlideJob[]>([]);

interface SlideThumbnailsProps {
  post: Post;
  appearance: ResolvedAppearance;
  children: ReactNode;
}

/** Provides a post's drawing jobs to the `ThumbnailOfSlide`s inside. */
export function SlideThumbnails({ post, appearance, children }: SlideThumbnailsProps) {
  const jobs = useMemo(
    () => post.content.map((_, index) => buildAppearanceJob(post, appearance, index)),
    [post, appearance],
  );
  return <SlideJobs value={jobs}>{children}</SlideJobs>;
}

/** A slide's thumbnail at the given width, CSS px. Drawing it also detects overflowing text. */
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
