import type { SlideTransition } from "@slideloom/core/design";

export const videoTypes = ["mp4", "webm"] as const;
export type VideoType = (typeof videoTypes)[number];

/** How a post becomes a video: its size preset decides the size. */
export interface VideoOptions {
  type: VideoType;
  /** How long each slide stays; one with a video that plays stays until that ends, but no longer than `maxClipSeconds`. */
  seconds: number;
  transition: SlideTransition;
}

/** Frames written, of all. */
export interface VideoProgress {
  /** From 0. */
  slide: number;
  done: number;
  total: number;
}

/** A slide's video; `seconds` is null where it can't be read, and its poster stands in its place. */
export interface Clip {
  slide: number;
  seconds: number | null;
}

/** What a video of the post would be, as far as this browser can make it. */
export interface VideoSupport {
  /** The files that it can write. */
  types: VideoType[];
  clips: Clip[];
}

export interface RenderedVideo {
  file: Blob;
  clips: Clip[];
}
