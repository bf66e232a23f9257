import { getSizePreset } from "@slideloom/core/design";
import type { SlideJob, SlideLayout } from "@slideloom/renderer";
import type { PreviewFrame } from "@slideloom/renderer/browser";
import { useEffect, useEffectEvent, useRef } from "react";
import { useDevicePixelRatio } from "../lib/device-pixel-ratio.ts";
import { useIsNearView } from "../lib/is-near-view.ts";
import { findThumbnail, thumbnailKey, requestThumbnail } from "../lib/slide-thumbnails.ts";
import { isAbortError } from "../lib/slide-renderer.ts";

/** Debounce delay, ms: rapid changes are drawn once. */
const settleDelayMs = 240;

interface SlideThumbnailProps {
  job: SlideJob;
  /** Width in CSS px; the height follows the size preset. */
  widthPx: number;
  /** Zoom factor; a zoomed thumbnail shows only the slide's top left corner. */
  zoom?: number;
  /** Draws the thumbnail even outside the viewport. */
  isAlwaysDrawn?: boolean;
  onLayout?: (layout: SlideLayout) => void;
}

function paint(canvas: HTMLCanvasElement, { bitmap }: PreviewFrame, zoom: number): void {
  canvas.width = Math.round(bitmap.width / zoom);
  canvas.height = Math.round(bitmap.height / zoom);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
}

/** A live thumbnail, drawn when near the viewport; decorative, because the control around it has the label. */
export function SlideThumbnail({
  job,
  widthPx,
  zoom = 1,
  isAlwaysDrawn = false,
  onLayout,
}: SlideThumbnailProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNearView(canvasRef);
  const isWanted = isAlwaysDrawn || isNear;
  const drawnOnce = useRef(false);
  const pixelRatio = useDevicePixelRatio();
  const deviceWidthPx = Math.round(widthPx * pixelRatio) * zoom;
  const key = thumbnailKey(job, deviceWidthPx);
  const sizePreset = getSizePreset(job.format);

  const show = useEffectEvent((frame: PreviewFrame) => {
    if (canvasRef.current) paint(canvasRef.current, frame, zoom);
    drawnOnce.current = true;
    onLayout?.(frame.layout);
  });
  const request = useEffectEvent(() =>
    requestThumbnail(job, deviceWidthPx, show, (error) => {
      if (!isAbortError(error)) console.warn("A thumbnail could not be drawn.", error);
    }),
  );

  // Equal keys mean equal pixels, even if the job objects differ.
  useEffect(() => {
    if (!isWanted) return undefined;
    const known = findThumbnail(key);
    if (known) {
      show(known);
      return undefined;
    }
    let withdraw: (() => void) | null = null;
    const timer = setTimeout(
      () => {
        withdraw = request();
      },
      drawnOnce.current ? settleDelayMs : 0,
    );
    return () => {
      clearTimeout(timer);
      withdraw?.();
    };
  }, [key, isWanted]);

  return (
    <canvas
      ref={canvasRef}
      aria-hidden="true"
      // `min-w-0`, because an undrawn canvas is 300 px wide, which can exceed its share of the row.
      className="block w-full min-w-0 rounded-[inherit] bg-sunken object-cover object-top"
      style={{ aspectRatio: `${sizePreset.widthPx} / ${sizePreset.heightPx}` }}
    />
  );
}
