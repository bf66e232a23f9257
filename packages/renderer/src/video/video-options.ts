import type { SlideTransition } from "@slideloom/core/design";

export const videoTypes = ["mp4", "webm"] as const;
export type VideoType = (typeof videoTypes)[number];

/** Options of a post's video. The frame size is that of the post's size preset. */
export interface VideoOptions {
  type: VideoType;
  /** Duration of each slide. A slide with a playing video lasts until its end, up to `maxClipSeconds`. */
  seconds: number;
  transition: SlideTransition;
}

/** Progress in frames. */
export interface VideoProgress {
  /** Zero-based. */
  slide: number;
  done: number;
  total: number;
}

/** A slide's video; `seconds` is null if it can't be read, and its poster is shown instead. */
export interface Clip {
  slide: number;
  seconds: number | null;
}

/** The videos of a post that this browser can write. */
export interface VideoSupport {
  /** Formats that it can write. */
  types: VideoType[];
  clips: Clip[];
}

export interface RenderedVideo {
  file: Blob;
  clips: Clip[];
}
