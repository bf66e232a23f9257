import { clsx } from "clsx";
import { useState } from "react";
import { findLocalId } from "../../../state/local-media-store.ts";
import { useMediaAttempt } from "../../../state/media-attempts.ts";
import { useMediumSource } from "../medium-source.ts";

/** A crossed-out image. Its grey is visible on light and dark backgrounds. */
const placeholder = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#808a9c" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 6h16v12H4z"/><path d="m4 16 5-4.5 3.5 3 2.5-2 5 4"/><path d="M4 3.5 20 20.5"/></svg>',
)}`;

interface MediumPictureProps {
  url: string;
  className?: string;
}

/** Media preview, or a placeholder if it can't be loaded or isn't in this browser. */
export function MediumPreview({ url, className }: MediumPictureProps) {
  const { src, fileName, isVideo } = useMediumSource(url);
  const attempt = useMediaAttempt(url);
  const [failed, setFailed] = useState<{ src: string; attempt: number } | null>(null);
  const hasFailed = failed?.src === src && failed.attempt === attempt;
  const box = clsx("rounded-lg border border-line bg-sunken object-contain", className);
  if (src === null) return <div className={box} />;
  if (hasFailed || findLocalId(src) !== null) {
    return <img src={placeholder} alt={`${fileName} could not be loaded`} className={box} />;
  }
  const handleError = () => setFailed({ src, attempt });
  if (isVideo) {
    return (
      // The thumbnail is muted, so it needs no captions.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={src}
        muted
        playsInline
        preload="metadata"
        aria-label={fileName}
        onError={handleError}
        className={box}
      />
    );
  }
  return <img src={src} alt={fileName} onError={handleError} className={box} />;
}
