import type { SlideTransition } from "@slideloom/core/design";
import {
  type Clip,
  framesPerSecond,
  maxClipSeconds,
  planFrames,
  type VideoOptions,
  type VideoType,
} from "@slideloom/renderer/browser";
import { countNoun } from "@slideloom/core/text";

export const videoTypeNames: Readonly<Record<VideoType, string>> = { mp4: "MP4", webm: "WebM" };

/** Measured size of one slide without motion, MB. */
const slideMegabytes = 0.1;
/** Measured size of one transition between slides, MB. */
const changeMegabytes: Record<SlideTransition, number> = {
  slide: 0.5,
  fade: 0.3,
  zoom: 0.4,
  none: 0,
};
/** Measured size of one second of a video on a slide, MB. */
const clipMegabytes = 0.5;

export interface PlannedVideo extends Pick<VideoOptions, "seconds" | "transition"> {
  slideCount: number;
  clips: readonly Clip[];
}

/** `15 slides, 0:45 long, about 9 MB`. */
export function describeVideo({ slideCount, seconds, transition, clips }: PlannedVideo): string {
  const frames = planFrames(slideCount, clips, { seconds }).reduce((sum, count) => sum + count, 0);
  const total = Math.round(frames / framesPerSecond);
  const length = `${Math.floor(total / 60)}:${String(total % 60).padStart(2, "0")}`;
  const clipSeconds = clips.reduce(
    (sum, clip) => sum + Math.min(clip.seconds ?? 0, maxClipSeconds),
    0,
  );
  const megabytes =
    slideCount * slideMegabytes +
    (slideCount - 1) * changeMegabytes[transition] +
    clipSeconds * clipMegabytes;
  return `${countNoun(slideCount, "slide")}, ${length} long, about ${Math.max(1, Math.round(megabytes))} MB`;
}

/** Describes how the videos on slides appear in the exported video, one sentence per slide. */
export function describeClips(clips: readonly Clip[]): string[] {
  return clips.map(({ slide, seconds }) => {
    const video = `The video on slide ${slide + 1}`;
    if (seconds === null)
      return `${video} can't be played in this browser, so it appears as a still image.`;
    const whole = Math.max(1, Math.round(seconds));
    return seconds > maxClipSeconds
      ? `${video} plays only its first ${countNoun(maxClipSeconds, "second")}.`
      : `${video} plays for ${countNoun(whole, "second")}.`;
  });
}
