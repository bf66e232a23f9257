import type { Post } from "@slideloom/core/document";
import { useMemo } from "react";
import { SlideStrip } from "../../../components/slide-strip.tsx";
import { useResolvedAppearance } from "../../../state/resolved-appearance.ts";

interface OfferSlidesProps {
  post: Post;
  mediaUrls: Readonly<Record<number, string>>;
  isStale: boolean;
}

/** Previews, in the current design, the slides that would be created from the recognised text. */
export function OfferSlides({ post, mediaUrls, isStale }: OfferSlidesProps) {
  const current = useResolvedAppearance();
  const appearance = useMemo(() => {
    const hasMedia = Object.keys(mediaUrls).length > 0;
    return { ...current, mediaUrls, enableMedia: current.enableMedia || hasMedia };
  }, [mediaUrls, current]);
  return (
    <div style={{ opacity: isStale ? 0.6 : 1 }}>
      <SlideStrip label="Slides you'll get" post={post} appearance={appearance} />
    </div>
  );
}
