import type { SlideJob } from "../slide-job.ts";
import type { SlidePainter } from "../painting/slide-painter.ts";
import { playClip } from "./clip.ts";
import { videoScale } from "./encoding.ts";
import type { FrameCanvas } from "./frame-canvas.ts";
import { enteringAt } from "./timeline.ts";
import type { Clip, VideoOptions } from "./video-options.ts";

interface SlideFrames extends Pick<VideoOptions, "transition"> {
  job: SlideJob;
  frameCount: number;
  clip: Clip | undefined;
}

export interface Frame {
  /** Null if the frame equals the previous one. */
  image: OffscreenCanvas | null;
  /** True for the first frame in which the slide is shown alone. */
  isKey: boolean;
}

/** Yields one slide's frames, composed on the canvas. */
export async function* drawFrames(
  painter: SlidePainter,
  canvas: FrameCanvas,
  { job, frameCount, clip, transition }: SlideFrames,
): AsyncGenerator<Frame, void> {
  const slide = await painter.layOut(job);
  canvas.putSlide(await painter.paint(slide, { scale: videoScale, type: "raw", inSeries: true }));
  const [box] = slide.layout.media;
  const images = box && clip && clip.seconds !== null ? playClip(box.url, frameCount) : null;
  let isSettled = false;
  try {
    for (let frame = 0; frame < frameCount; frame += 1) {
      const next = await images?.next().catch((error: unknown) => {
        // The slide continues with the last decoded image.
        console.warn("A slide's video could not be read to its end.", error);
        if (clip) clip.seconds = null;
      });
      if (box && next?.value) canvas.drawClip(next.value, box, videoScale);
      const entered = enteringAt(job.slideIndex, frame, transition);
      const isKey: boolean = entered === 1 && !isSettled;
      const isStill = isSettled && !next?.value;
      yield { image: isStill ? null : canvas.compose(transition, entered), isKey };
      isSettled ||= isKey;
    }
  } finally {
    await images?.return();
  }
}
