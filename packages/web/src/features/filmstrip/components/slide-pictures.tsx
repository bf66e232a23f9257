import type { Post } from "@slideloom/core/document";
import type { SlideJob } from "@slideloom/renderer";
import { createContext, type ReactNode, use, useMemo } from "react";
import { SlidePicture } from "../../../components/slide-picture.tsx";
import { setSlideLayout } from "../../../state/layout-store.ts";
import type { ResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";

/** A job a slide. Only the pictures read them, so that words redraw those and not what stands around them. */
const SlideJobs = createContext<readonly SlideJob[]>([]);

interface SlidePicturesProps {
  post: Post;
  appearance: ResolvedAppearance;
  children: ReactNode;
}

/** Around a list of slides whose pictures are `PictureOfSlide`. */
export function SlidePictures({ post, appearance, children }: SlidePicturesProps) {
  const jobs = useMemo(
    () => post.content.map((_, index) => buildAppearanceJob(post, appearance, index)),
    [post, appearance],
  );
  return <SlideJobs value={jobs}>{children}</SlideJobs>;
}

/** A slide's live picture, drawn for that width in CSS px. Drawing it also finds whether its text overflows. */
export function PictureOfSlide({ slideIndex, widthPx }: { slideIndex: number; widthPx: number }) {
  const job = use(SlideJobs)[slideIndex];
  if (!job) return null;
  return (
    <SlidePicture
      job={job}
      widthPx={widthPx}
      onLayout={(layout) => setSlideLayout(slideIndex, layout)}
    />
  );
}
