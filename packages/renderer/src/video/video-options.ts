import type { SlideTransition } from "@slideloom/core/design";

export const videoTypes = ["mp4", "webm"] as const;
export type VideoType = (typeof videoTypes)[number];

/** Options of a post's video. The frame size is that of the post's size preset. */
export interface VideoOptions {
  type: VideoType;
  /** Duration of each slide. A slide with a playing video lasts until the video ends, up to `maxClipSeconds`. */
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

/** A slide's video. `seconds` is null if the file can't be read; the video's poster is then shown instead. */
export interface Clip {
  slide: number;
  seconds: number | null;
}

/** The video formats that this browser can write for a post, and the videos on the post's slides. */
export interface VideoSupport {
  /** Formats that this browser can write. */
  types: VideoType[];
  clips: Clip[];
}

export interface RenderedVideo {
  file: Blob;
  clips: Clip[];
}
