import type { SlideLayout } from "@slideloom/renderer";

interface StageVideosProps {
  layout: SlideLayout;
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
  label: string;
}

/** Playable videos over the boxes that the drawing engine leaves empty for them. */
export function StageVideos({ layout, scale, label }: StageVideosProps) {
  const videos = layout.media.filter(({ kind }) => kind === "video");
  return videos.map((media) => (
    // Videos in posts have no caption tracks.
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
