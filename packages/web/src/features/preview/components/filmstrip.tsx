import { headerLabel, type Post } from "@slideloom/core/document";
import { memo, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { SlidePicture } from "../../../components/slide-picture.tsx";
import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { type DesignState, useDesignStore } from "../../../state/design-store.ts";
import { useExportStore } from "../../../state/export-store.ts";
import { setSlideLayout } from "../../../state/layout-store.ts";
import { goToSlide, usePostStore } from "../../../state/post-store.ts";
import { buildSlideJob } from "../../../state/slide-job.ts";
import { getFormat } from "@slideloom/core/design";

/** Height of a thumbnail in CSS px, whatever the format. */
const thumbnailHeightPx = 72;

/** Every slide as a thumbnail, after the stage. Drawing them also finds the slides whose text overflows. */
export function Filmstrip() {
  const post = useDeferredValue(usePostStore((state) => state.parsedJson));
  const look = useDeferredValue(useDesignStore());
  return <Thumbnails post={post} look={look} />;
}

interface ThumbnailsProps {
  post: Post | null;
  look: DesignState;
}

const Thumbnails = memo(function Thumbnails({ post, look }: ThumbnailsProps) {
  const current = usePostStore((state) => state.currentSlideIndex);
  const isPreparing = useExportStore((state) => state.preparing !== null);
  const listRef = useRef<HTMLDivElement>(null);
  const jobs = useMemo(
    () => post?.content.map((_, index) => buildSlideJob(post, look, index)) ?? [],
    [post, look],
  );
  useEffect(() => {
    const list = listRef.current;
    const thumbnail = list?.children[current];
    if (!list || !(thumbnail instanceof HTMLElement)) return;
    const left = thumbnail.offsetLeft - list.clientWidth / 2 + thumbnail.offsetWidth / 2;
    list.scrollTo({ left, behavior: "smooth" });
  }, [current]);

  const format = getFormat(look.carouselFormat);
  const widthPx = Math.round((thumbnailHeightPx * format.widthPx) / format.heightPx);
  return (
    <div
      ref={listRef}
      role="group"
      aria-label="Thumbnails"
      className="relative flex max-w-full gap-2 overflow-x-auto px-1 py-1.5"
    >
      {jobs.map((job, index) => {
        const header = headerLabel(job.post.content[index]?.header ?? "", 25);
        return (
          // A thumbnail is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Tooltip key={index} text={`Slide ${index + 1}: ${header}`} side="top">
            <button
              type="button"
              aria-label={`Slide ${index + 1}: ${header}`}
              aria-current={index === current ? "true" : undefined}
              disabled={isPreparing}
              onClick={() => goToSlide(index)}
              className="relative shrink-0 rounded-md outline-1 outline-offset-0 outline-line disabled:cursor-not-allowed aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring"
              style={{ width: widthPx }}
            >
              <SlidePicture
                job={job}
                widthPx={widthPx}
                onLayout={(layout) => setSlideLayout(index, layout)}
              />
              <span
                aria-hidden="true"
                className="absolute right-1 bottom-1 rounded bg-black/65 px-1 text-[10px] leading-4 font-semibold text-white tabular-nums"
              >
                {index + 1}
              </span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
});
