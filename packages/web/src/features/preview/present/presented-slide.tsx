import { getSizePreset } from "@slideloom/core/design";
import { joinDrawnLines, type SlideJob } from "@slideloom/renderer";
import { useRef } from "react";
import { LoadFailure } from "../../../components/loading-state.tsx";
import { useAreaSize } from "../../../lib/area-size.ts";
import { useDevicePixelRatio } from "../../../lib/device-pixel-ratio.ts";
import { useCurrentSlideJob } from "../../../state/slide-job.ts";
import { StageVideos } from "../components/stage-videos.tsx";
import { fitStage } from "../fit-stage.ts";
import { useStageFrame } from "../use-stage-frame.ts";

interface PresentedSlideProps {
  label: string;
  onClick: () => void;
}

/** The current slide, as large as the window allows. Its words are read by screen readers. */
export function PresentedSlide(props: PresentedSlideProps) {
  const job = useCurrentSlideJob();
  return job && <DrawnSlide job={job} {...props} />;
}

function DrawnSlide({ job, label, onClick }: PresentedSlideProps & { job: SlideJob }) {
  const areaRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const pixelRatio = useDevicePixelRatio();
  const area = useAreaSize(areaRef);
  const { widthPx, heightPx } = getSizePreset(job.format);
  const scale =
    area &&
    fitStage({
      areaWidthPx: area.widthPx,
      areaHeightPx: area.heightPx,
      stageWidthPx: widthPx,
      stageHeightPx: heightPx,
      pixelRatio,
      maxMagnification: Number.POSITIVE_INFINITY,
    });
  const { frame, failure, retry } = useStageFrame(canvasRef, job, {
    scale,
    zoom: 1,
    pixelRatio,
    lane: "presentation",
  });
  return (
    // The keys of the dialog do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={areaRef}
      onClick={({ target }) => target instanceof HTMLVideoElement || onClick()}
      className="grid min-h-0 flex-1 place-items-center overflow-auto"
    >
      {failure && (
        <LoadFailure title="We couldn't render this slide" error={failure} onRetry={retry} />
      )}
      <div role="group" aria-roledescription="slide" aria-label={label} className="relative">
        <canvas ref={canvasRef} aria-hidden="true" className="block" />
        {frame && (
          <>
            <div className="sr-only">
              {frame.layout.texts.map(({ lines }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- texts are identified by their index only
                <p key={index}>{joinDrawnLines(lines)}</p>
              ))}
            </div>
            <StageVideos
              layout={frame.layout}
              scale={frame.widthPx / frame.layout.widthPx}
              label={`Video of ${label}`}
            />
          </>
        )}
      </div>
    </div>
  );
}
