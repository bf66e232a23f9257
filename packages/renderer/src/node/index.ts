export { readAsset } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export type { FileOrder } from "./draw-protocol.ts";
export { DrawWorker, type DrawLimits } from "./draw-worker.ts";
export { fetchMediaBytes } from "./fetch-media-bytes.ts";
