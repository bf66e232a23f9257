import { getSizePreset } from "@slideloom/core/design";
import type { SlideJob } from "@slideloom/renderer";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { StageVideos } from "./stage-videos.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { useDevicePixelRatio } from "../../../lib/device-pixel-ratio.ts";
import { afterPreview } from "../../../lib/after-preview.ts";
import { markFirstPreview } from "../../../lib/first-preview.ts";
import { setSlideLayout } from "../../../state/layout-store.ts";
import { useCurrentSlideJob } from "../../../state/slide-job.ts";
import { fitStage, placeStage } from "../fit-stage.ts";
import { playTransition } from "../stage-transition.ts";
import { useCanEdit } from "../on-slide/use-can-edit.ts";
import { useEditedJob } from "../on-slide/use-edited-job.ts";
import { type StageFrame, useStageFrame } from "../use-stage-frame.ts";
import type { CroppedImage } from "./focal-point.tsx";
import { TextLayer } from "./text-layer.tsx";
import { useSlideIndex } from "../../../state/carousel-store.ts";

// The handle and the bar are positioned absolutely, so nothing shifts when they load.
const FocalPointHandle = afterPreview(
  async () => (await import("./focal-point.tsx")).FocalPointHandle,
);
const SlideBar = afterPreview(async () => (await import("./slide-bar.tsx")).SlideBar);

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
  /** The scrolling element around the stage. */
  areaRef: RefObject<HTMLElement | null>;
  label: string;
  /** Called with the stage's width in CSS px before the slide is drawn, to place controls beside the stage. */
  onWidth: (widthPx: number) => void;
  /** Lets the person choose an image for a slide. */
  onAddImage?: ((slideIndex: number) => void) | undefined;
}

/** Returns the image that is cropped to fill its box, or null. */
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

/** The slide as a bitmap at device resolution, under a text layer and real videos. */
function Stage({ areaRef, job, label, onWidth, onAddImage }: StageProps & { job: SlideJob }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pixelRatio = useDevicePixelRatio();
  const area = useAreaSize(areaRef);
  const sizePreset = getSizePreset(job.format);
  const scale = area
    ? fitStage({
        areaWidthPx: area.widthPx,
        areaHeightPx: area.heightPx,
        stageWidthPx: sizePreset.widthPx,
        stageHeightPx: sizePreset.heightPx,
        pixelRatio,
      })
    : null;
  const { frame, failure, retry } = useStageFrame(canvasRef, job, scale, pixelRatio);
  useTransition(stageRef, frame);
  useScrollToSlide(areaRef, frame);
  useEffect(() => {
    if (frame ?? failure) markFirstPreview();
  }, [frame, failure]);
  useEffect(() => {
    if (frame) setSlideLayout(frame.job.slideIndex, frame.layout);
  }, [frame]);
  const widthPx = scale && (sizePreset.widthPx * scale) / pixelRatio;
  useLayoutEffect(() => {
    if (widthPx !== null) onWidth(widthPx);
  }, [widthPx, onWidth]);

  const canEdit = useCanEdit();
  const position = area && frame ? placeStage(area, frame, pixelRatio) : { leftPx: 0, topPx: 0 };
  const image = frame && findCroppedImage(frame);
  const cssScale = frame ? frame.widthPx / frame.layout.widthPx : 1;
  return (
    <>
      {failure && (
        <Notice
          variant="danger"
          role="alert"
          title="We couldn't render this slide"
          className="mb-3"
        >
          <p>{failure}</p>
          <Button size="small" className="mt-2" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
      <div
        ref={stageRef}
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
            {canEdit && image && (
              <FocalPointHandle key={image.slide} box={image} scale={cssScale} />
            )}
            {canEdit && <SlideBar image={image} onAddImage={onAddImage} />}
          </>
        )}
      </div>
    </>
  );
}
