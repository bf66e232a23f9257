import { getSizePreset } from "@slideloom/core/design";
import { joinDrawnLines, type SlideJob, type SlideLayout } from "@slideloom/renderer";
import { clsx } from "clsx";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useDevicePixelRatio } from "../../../lib/device-pixel-ratio.ts";
import { getSlideRenderer, isAbortError } from "../../../lib/slide-renderer.ts";
import { VideoLinks } from "./video-links.tsx";

interface SlideImage {
  url: string;
  text: string;
}

interface SharedSlideProps {
  job: SlideJob;
  /** Width on the page in CSS px; 0 until known. */
  widthPx: number;
  /** Whether the slide is close to the visible one. Other slides aren't drawn. */
  isNear: boolean;
  label: string;
  /** The server's image of the slide, shown until it is drawn; null if there is none. */
  picture: SlideImage | null;
}

/** The slide's texts as hidden paragraphs for screen readers. */
function SlideWords({ layout }: { layout: SlideLayout }) {
  return (
    <div className="sr-only">
      {layout.texts.map(({ lines }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- texts are identified by their index only
        <p key={index}>{joinDrawnLines(lines)}</p>
      ))}
    </div>
  );
}

/** Draws the slide on the canvas as soon as it is near. Returns its layout, and an error if drawing failed. */
function useDrawing(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  { job, isNear, scale }: Pick<SharedSlideProps, "job" | "isNear"> & { scale: number },
) {
  const [layout, setLayout] = useState<SlideLayout | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const lane = useId();
  const show = useEffectEvent((bitmap: ImageBitmap, drawn: SlideLayout) => {
    const canvas = canvasRef.current;
    if (!canvas) return bitmap.close();
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
    setLayout(drawn);
    setFailure(null);
  });
  useEffect(() => {
    if (!isNear || scale <= 0) return undefined;
    let isWanted = true;
    getSlideRenderer()
      .preview(job, { scale, lane })
      .then(({ bitmap, layout: drawn }) => (isWanted ? show(bitmap, drawn) : bitmap.close()))
      .catch((error: unknown) => {
        if (isWanted && !isAbortError(error)) setFailure(String(error));
      });
    return () => {
      isWanted = false;
    };
  }, [job, scale, isNear, lane]);
  return { layout, failure };
}

/** A slide drawn by the engine at the screen's resolution. */
export function SharedSlide({ job, widthPx, isNear, label, picture }: SharedSlideProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pixelRatio = useDevicePixelRatio();
  const [isPictureBroken, setIsPictureBroken] = useState(false);
  const sizePreset = getSizePreset(job.format);
  const scale = Math.floor(widthPx * pixelRatio) / sizePreset.widthPx;
  const { layout, failure } = useDrawing(canvasRef, { job, isNear, scale });
  const shownPicture = layout === null && !isPictureBroken ? picture : null;
  return (
    <div role="group" aria-roledescription="slide" aria-label={label} className="relative">
      {shownPicture && (
        <img
          src={shownPicture.url}
          alt={shownPicture.text}
          width={sizePreset.widthPx}
          height={sizePreset.heightPx}
          decoding="sync"
          className="block h-auto w-full rounded-[inherit] bg-sunken"
          onError={() => setIsPictureBroken(true)}
        />
      )}
      <canvas
        ref={canvasRef}
        aria-hidden="true"
        className={clsx("w-full rounded-[inherit] bg-sunken", shownPicture ? "hidden" : "block")}
        style={
          layout ? undefined : { aspectRatio: `${sizePreset.widthPx} / ${sizePreset.heightPx}` }
        }
      />
      {failure && (
        <p role="alert" className="absolute inset-0 grid place-items-center p-6 text-center">
          We couldn't render this slide. Reload the page to try again.
        </p>
      )}
      {layout && (
        <>
          <SlideWords layout={layout} />
          <VideoLinks layout={layout} scale={widthPx / layout.widthPx} />
        </>
      )}
    </div>
  );
}
