export { emojiArtUrl, iconArtUrl } from "./asset-source.ts";
export { createBrowserSlideRenderer } from "./create-browser-slide-renderer.ts";
export type { BrowserSlideRenderer, PreviewFrame } from "./slide-renderer.ts";
export {
  type Clip,
  type VideoOptions,
  type VideoSupport,
  type VideoProgress,
  type VideoType,
  videoTypes,
} from "../video/video-options.ts";
export { framesPerSecond, maxClipSeconds, planFrames } from "../video/timeline.ts";
