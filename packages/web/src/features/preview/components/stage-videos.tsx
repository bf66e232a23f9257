import type { SlideLayout } from "@slideloom/renderer";

interface StageVideosProps {
  layout: SlideLayout;
  /** CSS px of the page a CSS px of the stage. */
  scale: number;
  label: string;
}

/** The slide's videos, playable, where the engine left room for them. */
export function StageVideos({ layout, scale, label }: StageVideosProps) {
  const videos = layout.media.filter(({ kind }) => kind === "video");
  return videos.map((media) => (
    // The post's format has no captions to offer.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={`${media.url} ${media.yPx}`}
      controls
      playsInline
      preload="metadata"
      src={media.url}
      poster={media.posterUrl}
      aria-label={label}
      className="absolute rounded-lg bg-black object-contain"
      style={{
        left: media.xPx * scale,
        top: media.yPx * scale,
        width: media.widthPx * scale,
        height: media.heightPx * scale,
      }}
    />
  ));
}
