import { headlineLabel, type Post } from "@slideloom/core/document";
import { useMemo } from "react";
import { SlideThumbnail } from "../../../components/slide-thumbnail.tsx";
import { useResolvedAppearance } from "../../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../../state/slide-job.ts";

const thumbnailWidthPx = 96;

interface OfferSlidesProps {
  post: Post;
  mediaUrls: Readonly<Record<number, string>>;
  isStale: boolean;
}

/** Previews, in the current design, the slides that would be created from the recognised text. */
export function OfferSlides({ post, mediaUrls, isStale }: OfferSlidesProps) {
  const appearance = useResolvedAppearance();
  const jobs = useMemo(() => {
    const hasMedia = Object.keys(mediaUrls).length > 0;
    const own = { ...appearance, mediaUrls, enableMedia: appearance.enableMedia || hasMedia };
    const isSingle = appearance.postType === "single";
    return (isSingle ? post.content.slice(0, 1) : post.content).map((slide, index) => ({
      key: `${index} ${slide.header}`,
      label: headlineLabel(slide.header) || "No header",
      job: buildAppearanceJob(post, own, index),
    }));
  }, [post, mediaUrls, appearance]);
  return (
    <ol
      aria-label="Slides you'll get"
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex gap-2 overflow-x-auto rounded-lg p-1"
      style={{ opacity: isStale ? 0.6 : 1 }}
    >
      {jobs.map(({ key, label, job }, index) => (
        <li key={key} className="relative shrink-0" style={{ width: thumbnailWidthPx }}>
          <div className="overflow-hidden rounded-lg border border-line shadow-sm">
            <SlideThumbnail job={job} widthPx={thumbnailWidthPx} />
          </div>
          <span className="sr-only">
            {index + 1}. <bdi>{label}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
