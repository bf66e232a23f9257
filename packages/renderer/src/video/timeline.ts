import type { SlideTransition } from "@slideloom/core/design";
import type { Clip, VideoOptions } from "./video-options.ts";

export const framesPerSecond = 30;
/** Half a second at 30 frames per second, as in the preview. */
const transitionFrames = 15;

/** Maximum duration for which a slide's video plays. */
export const maxClipSeconds = 60;

/** Plans how many frames each slide has. */
export function planFrames(
  slideCount: number,
  clips: readonly Clip[],
  { seconds }: Pick<VideoOptions, "seconds">,
): number[] {
  return Array.from({ length: slideCount }, (_, index) => {
    const clipSeconds = clips.find(({ slide }) => slide === index)?.seconds ?? 0;
    return Math.round(Math.max(seconds, Math.min(clipSeconds, maxClipSeconds)) * framesPerSecond);
  });
}

/** Returns the progress of a slide's transition in its given frame, 0 to 1; 1 once the slide is shown alone. */
export function enteringAt(slide: number, frame: number, transition: SlideTransition): number {
  if (slide === 0 || transition === "none" || frame >= transitionFrames) return 1;
  return easeInOut((frame + 1) / (transitionFrames + 1));
}

/** Cubic easing. */
function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

/** A slide's placement in the frame. */
export interface Placement {
  /** Fraction of the frame's width. */
  offset: number;
  /** Scale factor around the frame's centre. */
  scale: number;
  opacity: number;
}

const inPlace: Placement = { offset: 0, scale: 1, opacity: 1 };

/** Places both slides of a transition frame. */
export function placeSlides(
  transition: SlideTransition,
  entered: number,
): { leaving: Placement; entering: Placement } {
  switch (transition) {
    case "slide":
      return {
        leaving: { ...inPlace, offset: -entered },
        entering: { ...inPlace, offset: 1 - entered },
      };
    case "fade":
      return { leaving: inPlace, entering: { ...inPlace, opacity: entered } };
    case "zoom":
      return {
        leaving: inPlace,
        entering: { offset: 0, scale: 0.86 + 0.14 * entered, opacity: entered },
      };
    case "none":
      return { leaving: inPlace, entering: inPlace };
  }
}
