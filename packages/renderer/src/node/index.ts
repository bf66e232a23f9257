export { readAsset } from "./asset-files.ts";
export { createNodeSlideRenderer, type NodeSlideRenderer } from "./create-node-slide-renderer.ts";
export type { FileOrder } from "./draw-protocol.ts";
export { DrawPool, type DrawPoolSettings } from "./draw-pool.ts";
export { DrawThreads } from "./draw-threads.ts";
export { fetchMediaBytes } from "./fetch-media-bytes.ts";
