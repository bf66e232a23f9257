import type { SlideLayout } from "@slideloom/renderer";

/** Returns the URL's host name; null if the protocol isn't http or https. */
function findHost(url: string): string | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  return address && /^https?:$/.test(address.protocol) ? address.hostname : null;
}

interface VideoLinksProps {
  layout: SlideLayout;
  /** Size on the page divided by size in the layout: 0.5 for a slide shown at half size. */
  scale: number;
}

/** Links over the drawn videos. Embedding a video would reveal the viewer to the video's site. */
export function VideoLinks({ layout, scale }: VideoLinksProps) {
  return layout.media.map(({ kind, url, xPx, yPx, widthPx, heightPx }) => {
    const host = kind === "video" ? findHost(url) : null;
    if (host === null) return null;
    return (
      <div
        key={`${url} ${yPx}`}
        className="pointer-events-none absolute flex items-end justify-center p-2"
        style={{
          left: xPx * scale,
          top: yPx * scale,
          width: widthPx * scale,
          height: heightPx * scale,
        }}
      >
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="pointer-events-auto max-w-full truncate rounded-full bg-black/80 px-4 py-2 text-sm font-medium text-white underline underline-offset-2 hover:bg-black"
        >
          Watch on {host}
        </a>
      </div>
    );
  });
}
