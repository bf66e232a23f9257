import type { SlideJob, SlideLayout } from "@slideloom/renderer";
import type { PreviewFrame } from "@slideloom/renderer/browser";
import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
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

/** Returns true if only the design differs, as during a colour drag. */
function isRestyled(job: SlideJob, before: SlideJob | null): boolean {
  return before !== null && job.post === before.post && job.design !== before.design;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap, size: Size): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.style.width = `${size.widthPx}px`;
  canvas.style.height = `${size.heightPx}px`;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/** Draws the job when the job, the scale or the pixel ratio changes. Older results never replace newer ones. */
export function useStageFrame(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  job: SlideJob,
  scale: number | null,
  pixelRatio: number,
): StageDrawing {
  const [frame, setFrame] = useState<StageFrame | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Shows a finished drawing even if newer jobs are queued. Otherwise fast typing on a slow machine would show nothing.
  const turns = useRef<{ asked: number; shown: number; job: SlideJob | null }>({
    asked: 0,
    shown: 0,
    job: null,
  });

  const show = useEffectEvent(
    ({ bitmap, layout }: PreviewFrame, drawn: SlideJob, drawnScale: number) => {
      const canvas = canvasRef.current;
      if (!canvas) return bitmap.close();
      const onPage = (px: number) => Math.round(px * drawnScale) / pixelRatio;
      const size = { widthPx: onPage(layout.widthPx), heightPx: onPage(layout.heightPx) };
      paint(canvas, bitmap, size);
      setFrame({ job: drawn, layout, ...size });
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
          scale: scale * share,
          lane: "stage",
        });
        if (turn < current.shown) return frame.bitmap.close();
        current.shown = turn;
        show(frame, job, scale);
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
  }, [job, scale, pixelRatio, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { frame, failure, retry };
}
