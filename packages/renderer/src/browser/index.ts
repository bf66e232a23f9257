export { createBrowserSlideRenderer } from "./create-browser-slide-renderer.ts";
export type { BrowserSlideRenderer, ExportProgress, PreviewFrame } from "./slide-renderer.ts";
