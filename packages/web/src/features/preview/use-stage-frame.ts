import type { SlideJob, SlideLayout } from "@slideloom/renderer";
import {
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { getSlideRenderer, isAbortError } from "../../lib/slide-renderer.ts";

/** What stands on the canvas, and the job it was drawn from. */
export interface StageFrame {
  job: SlideJob;
  layout: SlideLayout;
  widthPx: number;
  heightPx: number;
}

interface StageDrawing {
  frame: StageFrame | null;
  /** Why the last drawing failed. */
  failure: string | null;
  retry: () => void;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap, pixelRatio: number): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.style.width = `${bitmap.width / pixelRatio}px`;
  canvas.style.height = `${bitmap.height / pixelRatio}px`;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/** Draws the job on the canvas whenever it, the scale or the screen changes; an older drawing never covers a newer one. */
export function useStageFrame(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  job: SlideJob,
  scale: number | null,
  pixelRatio: number,
): StageDrawing {
  const [frame, setFrame] = useState<StageFrame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // A drawing that newer ones wait behind is still shown: else fast typing on a slow machine would show nothing.
  const turns = useRef({ asked: 0, shown: 0 });

  const show = useEffectEvent((bitmap: ImageBitmap, layout: SlideLayout, drawn: SlideJob) => {
    const canvas = canvasRef.current;
    if (!canvas) return bitmap.close();
    const [widthPx, heightPx] = [bitmap.width / pixelRatio, bitmap.height / pixelRatio];
    paint(canvas, bitmap, pixelRatio);
    setFrame({ job: drawn, layout, widthPx, heightPx });
    setFailure(null);
  });

  useLayoutEffect(() => {
    if (scale === null) return;
    const turn = (turns.current.asked += 1);
    getSlideRenderer()
      .preview(job, { scale, lane: "stage" })
      .then(({ bitmap, layout }) => {
        if (turn <= turns.current.shown) return bitmap.close();
        turns.current.shown = turn;
        return show(bitmap, layout, job);
      })
      .catch((error: unknown) => {
        if (turn < turns.current.asked || isAbortError(error)) return;
        setFailure(error instanceof Error ? error.message : String(error));
      });
  }, [job, scale, pixelRatio, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { frame, failure, retry };
}
