import { headlineLabel, type Post } from "@slideloom/core/document";
import { useMemo } from "react";
import type { ResolvedAppearance } from "../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../state/slide-job.ts";
import { SlideThumbnail } from "./slide-thumbnail.tsx";

interface SlideStripProps {
  label: string;
  post: Post;
  appearance: ResolvedAppearance;
  /** Width of a slide, CSS px. */
  widthPx?: number;
}

/** A row of a post's slides, which scrolls. */
export function SlideStrip({ label, post, appearance, widthPx = 96 }: SlideStripProps) {
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
        <li key={key} className="relative shrink-0" style={{ width: widthPx }}>
          <div className="overflow-hidden rounded-lg border border-line shadow-sm">
            <SlideThumbnail job={job} widthPx={widthPx} />
          </div>
          <span className="sr-only">
            {index + 1}. <bdi>{slideLabel}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
