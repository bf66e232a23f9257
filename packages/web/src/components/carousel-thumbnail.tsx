import type { Carousel } from "@slideloom/core/carousel";
import { parsePost } from "@slideloom/core/document";
import { useMemo } from "react";
import { resolveMediaUrls, useLocalMediaStore } from "../state/local-media-store.ts";
import { buildAppearanceJob } from "../state/slide-job.ts";
import { SlideThumbnail } from "./slide-thumbnail.tsx";

interface CarouselThumbnailProps {
  carousel: Carousel;
  widthPx: number;
  slideIndex?: number;
}

/** A thumbnail of a carousel that isn't open. If the carousel's JSON is invalid, shows a message. */
export function CarouselThumbnail({ carousel, widthPx, slideIndex = 0 }: CarouselThumbnailProps) {
  const files = useLocalMediaStore((state) => state.files);
  const job = useMemo(() => {
    const parsed = parsePost(carousel.jsonInput);
    const mediaUrls = resolveMediaUrls(carousel.mediaUrls, files);
    const appearance = { ...carousel, mediaUrls, posterUrls: {}, mediaAttempts: {} };
    return parsed.ok ? buildAppearanceJob(parsed.post, appearance, slideIndex) : null;
  }, [carousel, files, slideIndex]);
  if (job) return <SlideThumbnail job={job} widthPx={widthPx} />;
  return (
    <span className="flex h-full min-h-24 items-center justify-center rounded-[inherit] bg-sunken p-2 text-center text-xs text-muted">
      No valid slides
    </span>
  );
}
