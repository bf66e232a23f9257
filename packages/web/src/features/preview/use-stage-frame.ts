import type { SlideJob, SlideLayout } from "@slideloom/renderer";
import type { PreviewFrame } from "@slideloom/renderer/browser";
import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { explainWorkerError } from "../../lib/load-code.ts";
import { getSlideRenderer, isAbortError } from "../../lib/slide-renderer.ts";

interface Size {
  widthPx: number;
  heightPx: number;
}

/** The drawing on the canvas: its size, the drawn job and the resulting layout. */
export interface StageFrame extends Size {
  job: SlideJob;
  layout: SlideLayout;
  /** The zoom that the drawing was made for. */
  zoom: number;
}

interface StageScale {
  /** Device pixels per layout px; null until known. */
  scale: number | null;
  /** The part of the scale that the person chose, as a multiple of the size that fits. */
  zoom: number;
  pixelRatio: number;
  /** In each lane, a newer drawing replaces waiting ones. */
  lane?: string;
}

export interface StageDrawing {
  frame: StageFrame | null;
  /** Error of the last drawing attempt, a `CodeError` if code is missing; null if the attempt succeeded. */
  failure: Error | null;
  retry: () => void;
}

/** Fraction of the full resolution during continuous colour changes, if full-resolution drawing can't keep up. */
const coarseShare = 0.5;

/** Idle time after which a coarse drawing is redrawn in full resolution, ms. */
const restMs = 120;

/** Maximum scale of a drawing, in device pixels per layout px. Larger stages show it enlarged, which saves memory. */
const maxScale = 5;

/** Returns true if only the design differs, as during a colour drag. */
function isRestyled(job: SlideJob, before: SlideJob | null): boolean {
  return before !== null && job.post === before.post && job.design !== before.design;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/** Returns the frame with its size on the page multiplied. */
function useStretched(frame: StageFrame | null, stretch: number): StageFrame | null {
  return useMemo(
    () =>
      frame && stretch !== 1
        ? { ...frame, widthPx: frame.widthPx * stretch, heightPx: frame.heightPx * stretch }
        : frame,
    [frame, stretch],
  );
}

/** Draws the job when the job, the scale or the pixel ratio changes. Older results never replace newer ones. */
export function useStageFrame(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  job: SlideJob,
  { scale, zoom, pixelRatio, lane = "stage" }: StageScale,
): StageDrawing {
  const [frame, setFrame] = useState<StageFrame | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // A new zoom stretches the last drawing until the next one is made.
  const shown = useStretched(frame, frame ? zoom / frame.zoom : 1);
  // Shows a finished drawing even if newer jobs are queued. Otherwise fast typing on a slow machine would show nothing.
  const turns = useRef<{ asked: number; shown: number; job: SlideJob | null }>({
    asked: 0,
    shown: 0,
    job: null,
  });

  const show = useEffectEvent(
    ({ bitmap, layout }: PreviewFrame, drawn: SlideJob, drawnScale: number, drawnZoom: number) => {
      const canvas = canvasRef.current;
      if (!canvas) return bitmap.close();
      const onPage = (px: number) => Math.round(px * drawnScale) / pixelRatio;
      const size = { widthPx: onPage(layout.widthPx), heightPx: onPage(layout.heightPx) };
      paint(canvas, bitmap);
      setFrame({ job: drawn, layout, zoom: drawnZoom, ...size });
      setFailure(null);
    },
  );

  useLayoutEffect(() => {
    if (scale === null) return;
    const { current } = turns;
    const turn = (current.asked += 1);
    const isBehind = current.shown < turn - 1;
    const isCoarse = isBehind && pixelRatio > 1 && isRestyled(job, current.job);
    current.job = job;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const draw = async (share: number) => {
      try {
        const frame = await getSlideRenderer().preview(job, {
          scale: Math.min(scale * share, maxScale),
          lane,
        });
        if (turn < current.shown) return frame.bitmap.close();
        current.shown = turn;
        show(frame, job, scale, zoom);
        if (share < 1 && turn === current.asked) rest = setTimeout(() => void draw(1), restMs);
      } catch (error) {
        if (turn < current.asked || isAbortError(error)) return;
        const cause = await explainWorkerError("the drawing code", error);
        if (turn === current.asked) {
          setFailure(cause instanceof Error ? cause : new Error(String(cause)));
        }
      }
    };
    void draw(isCoarse ? coarseShare : 1);
    return () => clearTimeout(rest);
    // oxlint-disable-next-line react/exhaustive-deps -- the zoom is a part of the scale
  }, [job, scale, pixelRatio, attempt, lane]);

  useLayoutEffect(() => {
    const { current: canvas } = canvasRef;
    if (!canvas || !shown) return;
    canvas.style.width = `${shown.widthPx}px`;
    canvas.style.height = `${shown.heightPx}px`;
  }, [canvasRef, shown]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { frame: shown, failure, retry };
}
