import { headlineLabel, type Post } from "@slideloom/core/document";
import { useMemo } from "react";
import type { ResolvedAppearance } from "../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../state/slide-job.ts";
import { SlideThumbnail } from "./slide-thumbnail.tsx";

const thumbnailWidthPx = 96;

interface SlideStripProps {
  label: string;
  post: Post;
  appearance: ResolvedAppearance;
}

/** A row of a post's slides, which scrolls. */
export function SlideStrip({ label, post, appearance }: SlideStripProps) {
  const jobs = useMemo(() => {
    const isSingle = appearance.postType === "single";
    return (isSingle ? post.content.slice(0, 1) : post.content).map((slide, index) => ({
      key: `${index} ${slide.header}`,
      label: headlineLabel(slide.header) || "No header",
      job: buildAppearanceJob(post, appearance, index),
    }));
  }, [post, appearance]);
  return (
    <ol
      aria-label={label}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex gap-2 overflow-x-auto rounded-lg p-1"
    >
      {jobs.map(({ key, label: slideLabel, job }, index) => (
        <li key={key} className="relative shrink-0" style={{ width: thumbnailWidthPx }}>
          <div className="overflow-hidden rounded-lg border border-line shadow-sm">
            <SlideThumbnail job={job} widthPx={thumbnailWidthPx} />
          </div>
          <span className="sr-only">
            {index + 1}. <bdi>{slideLabel}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
