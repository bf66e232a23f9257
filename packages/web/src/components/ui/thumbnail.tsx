import { clsx } from "clsx";

interface ThumbnailProps {
  /** URL of the image; without one, the square stays empty. */
  url: string | null | undefined;
  className: string;
}

/** A carousel's first slide in a square. */
export function Thumbnail({ url, className }: ThumbnailProps) {
  return (
    <span className={clsx("flex shrink-0 items-center justify-center bg-sunken", className)}>
      {url && <img src={url} alt="" loading="lazy" className="max-h-full max-w-full rounded" />}
    </span>
  );
}
