import { getSizePreset } from "@slideloom/core/design";
import type { SlideJob } from "@slideloom/renderer";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { StageVideos } from "./stage-videos.tsx";
import { lazyPart, Nothing } from "../../../components/lazy-part/lazy-part.tsx";
import { PartFailure } from "../../../components/lazy-part/part-failure.tsx";
import { LoadFailure } from "../../../components/loading-state.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { useDevicePixelRatio } from "../../../lib/device-pixel-ratio.ts";
import { markFirstPreview } from "../../../lib/first-preview.ts";
import { CodeError } from "../../../lib/load-code.ts";
import { setSlideLayout } from "../../../state/layout-store.ts";
import { useCurrentSlideJob } from "../../../state/slide-job.ts";
import { fitStage, placeStage } from "../fit-stage.ts";
import { playTransition } from "../stage-transition.ts";
import { useCanEdit } from "../on-slide/use-can-edit.ts";
import { useEditedJob } from "../on-slide/use-edited-job.ts";
import { type StageDrawing, type StageFrame, useStageFrame } from "../use-stage-frame.ts";
import type { CroppedImage } from "./focal-point.tsx";
import { TextLayer } from "./text-layer.tsx";
import { useZoom } from "../zoom/zoom-store.ts";
import { useSlideIndex } from "../../../state/carousel-store.ts";

// Positioned absolutely, so nothing shifts when it loads.
const StageTools = lazyPart(async () => (await import("./stage-tools.tsx")).StageTools, {
  name: "the slide's tools",
  isAfterPreview: true,
  Pending: Nothing,
  Place: UnderStage,
});

function UnderStage({ children }: { children: ReactNode }) {
  return (
    <div className="absolute top-full left-1/2 z-20 mt-1 w-max max-w-[calc(100vw-24px)] -translate-x-1/2 whitespace-normal">
      {children}
    </div>
  );
}

/** Plays the transition after the slide or the transition setting changes. */
function useTransition(stageRef: RefObject<HTMLElement | null>, frame: StageFrame | null) {
  const shown = useRef<{ slideIndex: number; transition: string } | null>(null);
  useLayoutEffect(() => {
    if (!frame || !stageRef.current) return;
    const { slideIndex, design } = frame.job;
    const before = shown.current;
    shown.current = { slideIndex, transition: design.slideTransition };
    if (!before) return;
    if (before.slideIndex === slideIndex && before.transition === design.slideTransition) return;
    playTransition(
      stageRef.current,
      design.slideTransition,
      slideIndex < before.slideIndex ? -1 : 1,
    );
  }, [frame, stageRef]);
}

/** Scrolls a single post to the slide chosen in the outline. */
function useScrollToSlide(areaRef: RefObject<HTMLElement | null>, frame: StageFrame | null) {
  const slideIndex = useSlideIndex();
  const isSingle = frame?.job.postType === "single";
  useEffect(() => {
    if (!isSingle || !frame) return;
    const text = frame.layout.texts.find(({ ref }) => "slide" in ref && ref.slide === slideIndex);
    const scale = frame.widthPx / frame.layout.widthPx;
    const top = slideIndex === 0 ? 0 : ((text?.lines[0]?.yPx ?? 0) - 24) * scale;
    areaRef.current?.scrollTo({ top, behavior: "smooth" });
    // oxlint-disable-next-line react/exhaustive-deps -- only choosing a slide scrolls, not a new drawing
  }, [slideIndex, isSingle]);
}

interface StageProps {
  areaRef: RefObject<HTMLElement | null>;
  label: string;
  /** Called with the stage's width in CSS px before the slide is drawn, to place controls beside the stage. */
  onWidth: (widthPx: number) => void;
  /** Lets the person choose an image for a slide. */
  onAddImage?: ((slideIndex: number) => void) | undefined;
}

function findCroppedImage({ layout }: StageFrame): CroppedImage | null {
  for (const box of layout.media) {
    const { focus, kind } = box;
    if (focus && kind === "image") return { ...box, focus };
  }
  return null;
}

/**
 * The current slide. Subscribes to the typed words, so that typing doesn't re-render the components around the
 * stage.
 */
export function CurrentStage(props: StageProps) {
  const job = useEditedJob(useCurrentSlideJob());
  return job && <Stage job={job} {...props} />;
}

function DrawingFailure({ failure, retry }: Omit<StageDrawing, "frame">) {
  if (!failure) return null;
  return (
    <div className="mb-3">
      {failure instanceof CodeError ? (
        <PartFailure name="the drawing code" error={failure} onRetry={retry} />
      ) : (
        <LoadFailure title="We couldn't render this slide" error={failure} onRetry={retry} />
      )}
    </div>
  );
}

/** The slide as a bitmap at device resolution, under a text layer and real videos. */
function Stage({ areaRef, job, label, onWidth, onAddImage }: StageProps & { job: SlideJob }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pixelRatio = useDevicePixelRatio();
  const area = useAreaSize(areaRef);
  const zoom = useZoom(({ factor }) => factor);
  const sizePreset = getSizePreset(job.format);
  const scale = area
    ? fitStage({
        areaWidthPx: area.widthPx,
        areaHeightPx: area.heightPx,
        stageWidthPx: sizePreset.widthPx,
        stageHeightPx: sizePreset.heightPx,
        pixelRatio,
        zoom,
      })
    : null;
  const { frame, ...drawing } = useStageFrame(canvasRef, job, { scale, zoom, pixelRatio });
  useTransition(stageRef, frame);
  useScrollToSlide(areaRef, frame);
  useEffect(() => {
    if (frame ?? drawing.failure) markFirstPreview();
  }, [frame, drawing.failure]);
  useEffect(() => {
    if (frame) setSlideLayout(frame.job.slideIndex, frame.layout);
  }, [frame]);
  const widthPx = scale && (sizePreset.widthPx * scale) / (pixelRatio * zoom);
  useLayoutEffect(() => {
    if (widthPx !== null) onWidth(widthPx);
  }, [widthPx, onWidth]);

  const canEdit = useCanEdit();
  const position = area && frame ? placeStage(area, frame, pixelRatio) : { leftPx: 0, topPx: 0 };
  const image = frame && findCroppedImage(frame);
  const cssScale = frame ? frame.widthPx / frame.layout.widthPx : 1;
  return (
    <>
      <DrawingFailure {...drawing} />
      <div
        ref={stageRef}
        data-stage
        role="group"
        aria-roledescription="slide"
        aria-label={label}
        className="group/stage relative w-fit shadow-slide"
        style={{
          marginLeft: position.leftPx,
          marginTop: position.topPx,
          visibility: frame ? "visible" : "hidden",
        }}
      >
        <canvas ref={canvasRef} aria-hidden="true" className="block" />
        {frame && (
          <>
            <TextLayer frame={frame} scale={cssScale} canEdit={canEdit} />
            <StageVideos layout={frame.layout} scale={cssScale} label={`Video of ${label}`} />
            {canEdit && <StageTools image={image} scale={cssScale} onAddImage={onAddImage} />}
          </>
        )}
      </div>
    </>
  );
}
